// The table beside the cards: what is counted, whose turn it is, and the way back. All of it is remembered by the browser, for
// each list by itself; where storing is forbidden it counts all the same, until the page is closed.
//
// Everything that counts has a path, "card-3/end": its unit (a card, a list, a game) and its id. A step is a set of paths with
// their new values; undo puts the old ones back.
(function () {
  'use strict';

  var MOST_UNDONE = 300;
  var place = 'muster/play/' + document.querySelector ('main').dataset.list;
  var state = { values: {}, undo: [] };
  var counters = {};

  function recall () {
    try {
      var kept = JSON.parse (window.localStorage.getItem (place));

      if (kept && typeof kept.values === 'object' && kept.values && Array.isArray (kept.undo))
        state = kept;
    } catch (error) {
      // Not allowed, or not ours.
    }
  }

  function remember () {
    try {
      if (Object.keys (state.values).length === 0 && state.undo.length === 0)
        window.localStorage.removeItem (place);
      else
        window.localStorage.setItem (place, JSON.stringify (state));
    } catch (error) {
      // Not allowed, or full.
    }
  }

  function unitOf (element) {
    return element.closest ('[data-unit]').dataset.unit;
  }

  function pathOf (counter) {
    return unitOf (counter) + '/' + counter.dataset.id;
  }

  function valueAt (path, otherwise) {
    var counter = counters[path];

    if (Object.prototype.hasOwnProperty.call (state.values, path))
      return state.values[path];
    return counter ? Number (counter.dataset.start) : otherwise;
  }

  function clamp (counter, value) {
    return Math.min (Math.max (value, 0), Number (counter.dataset.most));
  }

  // Showing.

  function showCount (counter, value) {
    counter.querySelector ('output').textContent = value;
    counter.querySelector ('[data-step="-1"]').setAttribute ('aria-disabled', value === 0);
    counter.querySelector ('[data-step="1"]').setAttribute ('aria-disabled', value === Number (counter.dataset.most));
  }

  function showCounter (counter, value) {
    var button = counter.querySelector ('button');

    if (counter.classList.contains ('count'))
      showCount (counter, value);
    else if (counter.classList.contains ('mark'))
      button.setAttribute ('aria-pressed', value === 1);
    else if (counter.classList.contains ('choice'))
      counter.querySelector ('select').selectedIndex = value;
    else if (counter.classList.contains ('cycle'))
      button.textContent = counter.dataset.names.split ('|')[value];
    counter.dataset.value = value;
    counter.classList.toggle ('all', 'limit' in counter.dataset && value >= Number (counter.dataset.limit));
  }

  function showSum (counter) {
    var sum = Number (counter.dataset.start) + valueAt (unitOf (counter) + '/' + counter.dataset.of, 0);

    counter.querySelector ('output').textContent = sum;
  }

  // A card's statuses are in their heading; its fate is in its own.
  function showUnit (unit) {
    var now = unit.querySelector ('.now');
    var over = unit.querySelector ('.counter.all[data-over]');
    var tag = unit.querySelector ('.over');

    unit.querySelectorAll ('.counter.sum').forEach (showSum);
    if (now)
      now.textContent = Array.prototype.map.call (unit.querySelectorAll ('.affliction .counter'), function (counter) {
        var value = Number (counter.dataset.value);
        var name = (counter.querySelector ('.what') || counter).textContent;

        return value === 0 ? '' : counter.classList.contains ('mark') ? name : name + ' ' + value;
      }).filter (Boolean).join (', ');
    unit.classList.toggle ('afflicted', Boolean (now && now.textContent));
    unit.classList.toggle ('out', Boolean (over));
    if (tag)
      tag.textContent = over ? over.dataset.over : '';
  }

  function showBar (bar) {
    var unit = bar.dataset.unit;
    var steps = valueAt (unit + '/steps', Number (bar.dataset.steps));
    var step = Math.min (valueAt (unit + '/step', 1), Math.max (steps, 1));
    var next = bar.querySelector ('[data-do="next"]');
    var list = bar.querySelector ('.reminding ul');

    bar.querySelector ('.n-turn').textContent = valueAt (unit + '/turn', 1);
    if (bar.querySelector ('.n-step')) {
      bar.querySelector ('.n-step').textContent = step;
      bar.querySelector ('.n-steps').textContent = steps;
    }
    next.textContent = step >= steps ? next.dataset.turn : next.dataset.step;
    bar.querySelector ('[data-do="undo"]').setAttribute ('aria-disabled', state.undo.length === 0);
    list.textContent = '';
    valueAt (unit + '/notes', remind (bar, {})).forEach (function (note) {
      list.appendChild (document.createElement ('li')).textContent = note;
    });
    bar.querySelector ('.reminding').hidden = list.childElementCount === 0;
    bar.querySelector ('.reminding b').textContent = list.childElementCount;
  }

  function show (paths) {
    var units = {};

    paths.forEach (function (path) {
      if (counters[path]) {
        showCounter (counters[path], clamp (counters[path], valueAt (path, 0)));
        units[unitOf (counters[path])] = counters[path].closest ('[data-unit]');
      }
    });
    Object.keys (units).forEach (function (name) { showUnit (units[name]); });
    document.querySelectorAll ('.bar').forEach (showBar);
  }

  // Steps.

  function put (path, value) {
    if (value === null || (counters[path] && value === Number (counters[path].dataset.start)))
      delete state.values[path];
    else
      state.values[path] = value;
  }

  function commit (changes) {
    var before = {};

    Object.keys (changes).forEach (function (path) {
      var old = Object.prototype.hasOwnProperty.call (state.values, path) ? state.values[path] : null;

      put (path, changes[path]);
      if (JSON.stringify (old) !== JSON.stringify (path in state.values ? state.values[path] : null))
        before[path] = old;
    });
    if (Object.keys (before).length === 0)
      return;
    state.undo.push (before);
    state.undo = state.undo.slice (-MOST_UNDONE);
    remember ();
    show (Object.keys (before));
  }

  function undo () {
    var before = state.undo.pop ();

    if (!before)
      return;
    Object.keys (before).forEach (function (path) { put (path, before[path]); });
    remember ();
    show (Object.keys (before));
  }

  function set (counter, value) {
    var changes = {};

    changes[pathOf (counter)] = clamp (counter, value);
    commit (changes);
  }

  function stepBy (counter, by) {
    set (counter, valueAt (pathOf (counter), 0) + by);
  }

  // Turns.

  function holds (unit, given) {
    var id = given.replace ('!', '');

    return given === '' || (valueAt (unit + '/' + id, 0) > 0) === (given[0] !== '!');
  }

  // "4:9:!stun": 4 more, up to 9, if stun is 0.
  function changed (counter, value) {
    counter.dataset.changes.split (' ').forEach (function (change) {
      var parts = change.split (':');
      var amount = Number (parts[0]);

      if (!holds (unitOf (counter), parts[2]))
        return;
      value = amount > 0 ? Math.max (value, Math.min (value + amount, Number (parts[1]))) : Math.max (0, value + amount);
    });
    return value;
  }

  // Who has `id` at `least`: the names of cards, or nothing for a list.
  function afflicted (bar, id, least) {
    var found = [];

    bar.parentElement.querySelectorAll ('.counter[data-id="' + id + '"]').forEach (function (counter) {
      var name = counter.closest ('[data-unit]').querySelector ('header h2');

      if (valueAt (pathOf (counter), 0) >= least)
        found.push ({ unit: unitOf (counter), name: name ? name.textContent : '' });
    });
    return found;
  }

  // How much was spent since the turn began; the value at the start is stored under its path plus @.
  function spentOf (path) {
    var start = counters[path] ? Number (counters[path].dataset.start) : 0;

    return Math.max (0, valueAt (path + '@', start) - valueAt (path, 0));
  }

  function remindOf (bar, item) {
    var spent = item.dataset.spent;

    if (!('given' in item.dataset))
      return [item.textContent];
    return afflicted (bar, item.dataset.given, Number (item.dataset.least)).map (function (one) {
      return (one.name ? one.name + ' · ' : '') + item.textContent
             + (spent ? ' (' + spentOf (one.unit + '/' + spent) + ')' : '');
    });
  }

  // Reminders whose conditions are met.
  function remind (bar, changes) {
    var unit = bar.dataset.unit;
    var steps = valueAt (unit + '/steps', Number (bar.dataset.steps));
    var turn = unit + '/turn' in changes ? changes[unit + '/turn'] : valueAt (unit + '/turn', 1);
    var step = unit + '/step' in changes ? changes[unit + '/step'] : valueAt (unit + '/step', 1);
    var notes = [];

    bar.querySelector ('template.reminders').content.querySelectorAll ('li').forEach (function (item) {
      var when = item.dataset.when;
      var last = Number (item.dataset.last);

      if (turn >= Number (item.dataset.first) && (last === 0 || turn <= last)
          && (when === 'step' || (when === 'end' ? step === steps : step === 1)))
        notes = notes.concat (remindOf (bar, item));
    });
    return notes;
  }

  function endTurn (bar, changes) {
    bar.parentElement.querySelectorAll ('.counter[data-changes]').forEach (function (counter) {
      var path = pathOf (counter);

      changes[path] = changed (counter, valueAt (path, 0));
      if (counter.classList.contains ('count'))
        changes[path + '@'] = changes[path];
    });
  }

  function next (bar) {
    var unit = bar.dataset.unit;
    var step = valueAt (unit + '/step', 1);
    var changes = {};

    if (step < valueAt (unit + '/steps', Number (bar.dataset.steps)))
      changes[unit + '/step'] = step + 1;
    else {
      changes[unit + '/step'] = 1;
      changes[unit + '/turn'] = valueAt (unit + '/turn', 1) + 1;
    }
    changes[unit + '/notes'] = remind (bar, changes);
    if (changes[unit + '/step'] === 1)
      endTurn (bar, changes);
    commit (changes);
    bar.querySelector ('.reminding').open = true;
  }

  function roll (dice) {
    var faces = dice.dataset.faces.split (' ').map (Number);
    var changes = {};

    dice.querySelectorAll ('.die').forEach (function (die) {
      if (valueAt (pathOf (die.querySelector ('.cycle')), 0) === 0)
        changes[pathOf (die.querySelector ('.choice'))] = faces[Math.floor (Math.random () * faces.length)];
    });
    commit (changes);
  }

  function reset (ask) {
    var changes = {};

    if (!window.confirm (ask))
      return;
    Object.keys (state.values).forEach (function (path) { changes[path] = null; });
    commit (changes);
  }

  // Input.

  function act (button) {
    var what = button.dataset.do;

    if (what === 'undo')
      undo ();
    else if (what === 'next')
      next (button.closest ('.bar'));
    else if (what === 'roll')
      roll (button.closest ('.dice'));
    else if (what === 'reset')
      reset (button.dataset.ask);
  }

  document.addEventListener ('click', function (event) {
    var button = event.target.closest ('button');
    var counter = button && button.closest ('.counter');

    if (!button)
      return;
    if (button.dataset.step && counter)
      stepBy (counter, Number (button.dataset.step));
    else if ('mark' in button.dataset)
      set (counter, 1 - valueAt (pathOf (counter), 0));
    else if ('cycle' in button.dataset)
      set (counter, (valueAt (pathOf (counter), 0) + 1) % (Number (counter.dataset.most) + 1));
    else
      act (button);
  });

  document.addEventListener ('change', function (event) {
    var counter = event.target.closest ('.counter.choice');

    if (counter)
      set (counter, event.target.selectedIndex);
  });

  // Plus and minus keys on counters; Ctrl+Z anywhere.
  document.addEventListener ('keydown', function (event) {
    var counter = event.target.closest && event.target.closest ('.counter.count');

    if ((event.ctrlKey || event.metaKey) && event.key === 'z')
      undo ();
    else if (counter && !event.ctrlKey && (event.key === '+' || event.key === '-'))
      stepBy (counter, event.key === '+' ? 1 : -1);
    else
      return;
    event.preventDefault ();
  });

  // A link to a card opens it.
  function openTarget () {
    var card = location.hash.length > 1 && document.getElementById (location.hash.slice (1));

    if (card && card.querySelector ('.sheet'))
      card.querySelector ('.sheet').open = true;
  }

  // What is looked up most stands on a closed card too, but for what is counted there.
  function addGlance (card) {
    var glance = document.createElement ('dl');

    glance.className = 'glance';
    card.querySelectorAll ('.sheet > .stats > div').forEach (function (stat) {
      if (!card.querySelector ('.counter[data-id="' + stat.dataset.stat + '"]') && stat.lastElementChild.textContent)
        glance.appendChild (stat.cloneNode (true));
    });
    if (glance.childElementCount > 0)
      card.querySelector ('header').after (glance);
  }

  function openAll () {
    document.querySelectorAll ('.sheet, .rules').forEach (function (part) { part.open = true; });
  }

  function begin () {
    var cards = document.querySelectorAll ('.card');

    document.querySelectorAll ('.game').forEach (function (game) {
      var statuses = game.querySelector ('template.statuses');

      game.querySelectorAll ('.card > .trackers').forEach (function (trackers) {
        if (statuses)
          trackers.after (statuses.content.cloneNode (true));
      });
    });
    document.querySelectorAll ('.counter').forEach (function (counter) {
      if (!counter.classList.contains ('sum'))
        counters[pathOf (counter)] = counter;
    });
    if (document.querySelector ('.bar'))
      document.querySelector ('main').classList.add ('table');
    recall ();
    show (Object.keys (counters));
    document.querySelectorAll ('.trackers, .bar, [data-do="reset"]').forEach (function (part) {
      part.hidden = document.querySelector ('.bar') === null;
    });
    // Show the whole group at once: the rest is folded.
    document.querySelectorAll ('.table .card').forEach (addGlance);
    if (cards.length > 1)
      document.querySelectorAll ('.table .card .sheet').forEach (function (sheet) { sheet.open = false; });
    document.querySelectorAll ('.list .sheet').forEach (function (sheet) { sheet.open = cards.length === 0; });
    openTarget ();
  }

  window.addEventListener ('hashchange', openTarget);
  // Everything must be open on paper.
  window.addEventListener ('beforeprint', openAll);
  begin ();
}) ();
