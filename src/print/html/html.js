// Counters that remember themselves. Where storing is forbidden they count all the same, until the page is closed.
(function () {
  'use strict';

  function keyOf (counter) {
    return 'muster/' + document.title + '/' + counter.dataset.key;
  }

  function recall (counter) {
    try {
      return window.localStorage.getItem (keyOf (counter));
    } catch (error) {
      return null;
    }
  }

  function remember (counter, value) {
    try {
      if (value === Number (counter.dataset.start))
        window.localStorage.removeItem (keyOf (counter));
      else
        window.localStorage.setItem (keyOf (counter), String (value));
    } catch (error) {
      // Not allowed, or full.
    }
  }

  function show (counter, value) {
    var most = Number (counter.dataset.most);

    value = Math.min (Math.max (value, 0), most);
    counter.querySelector ('output').textContent = value;
    counter.querySelector ('[data-step="-1"]').setAttribute ('aria-disabled', value === 0);
    counter.querySelector ('[data-step="1"]').setAttribute ('aria-disabled', value === most);
    counter.classList.toggle ('all', counter.querySelector ('.most') !== null && value === most);
    return value;
  }

  function step (button) {
    var counter = button.closest ('.counter');
    var value = Number (counter.querySelector ('output').textContent);

    remember (counter, show (counter, value + Number (button.dataset.step)));
  }

  function reset (button) {
    var where = button.dataset.reset === 'all' ? document : button.closest ('.card');

    if (button.dataset.ask && !window.confirm (button.dataset.ask))
      return;
    where.querySelectorAll ('.counter').forEach (function (counter) {
      remember (counter, show (counter, Number (counter.dataset.start)));
    });
  }

  document.addEventListener ('click', function (event) {
    var button = event.target.closest ('button');

    if (button && button.dataset.step)
      step (button);
    else if (button && button.dataset.reset)
      reset (button);
  });

  document.querySelectorAll ('.counter').forEach (function (counter) {
    var value = parseInt (recall (counter), 10);

    show (counter, isNaN (value) ? Number (counter.dataset.start) : value);
  });
  document.querySelectorAll ('.counters').forEach (function (counters) {
    counters.hidden = false;
  });
  // On paper nobody can open what is closed.
  window.addEventListener ('beforeprint', function () {
    document.querySelectorAll ('.rules').forEach (function (rules) {
      rules.open = true;
    });
  });
  document.querySelector ('[data-reset="all"]').hidden = document.querySelector ('.counter') === null;
}) ();
