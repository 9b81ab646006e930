<?xml version="1.0" encoding="UTF-8"?>
<!-- The same as cards-fo.xsl for TeX. What means something to it is a letter once the page begins, so that no text needs a change. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:c="urn:muster:cards:1">
  <xsl:output method="text" encoding="UTF-8"/>
  <xsl:strip-space elements="*"/>

  <xsl:template match="/c:cards">
    <xsl:text>\documentclass{article}
\usepackage{color}
\pdfpagewidth=210mm \pdfpageheight=297mm \hoffset=-1in \voffset=-1in \topmargin=0pt \headheight=0pt \headsep=0pt \oddsidemargin=0pt
\textwidth=210mm \textheight=297mm \parindent=0pt \pagestyle{empty} \unitlength=1mm \hfuzz=\maxdimen \vfuzz=\maxdimen \fboxsep=1mm
\definecolor{band}{rgb}{0.46,0.16,0.35}
\newcommand\band[1]{\colorbox{band}{\parbox[c][8mm]{55mm}{\color{white}\bfseries\large #1}}\par}
\newcommand\head[1]{\colorbox{band}{\parbox{55mm}{\color{white}\bfseries\scriptsize #1}}\par}
\newcommand\stat[2]{\parbox[t]{7.5mm}{\centering\tiny #1\par\normalsize\bfseries #2\par}}
\newcommand\card[1]{\parbox[t][88.9mm]{57mm}{\fontsize{7}{8.4}\selectfont #1}}
\begin{document}
\catcode`\&amp;=12 \catcode`\%=12 \catcode`\#=12 \catcode`\_=12 \catcode`\$=12 \catcode`\^=12
</xsl:text>
    <xsl:apply-templates select="c:card[position() mod 9 = 1]" mode="sheet"/>
    <xsl:text>\end{document}&#10;</xsl:text>
  </xsl:template>

  <xsl:template match="c:card" mode="sheet">
    <xsl:variable name="cards" select=". | following-sibling::c:card[position() &lt; 9]"/>
    <xsl:text>\begin{picture}(210,290)&#10;</xsl:text>
    <xsl:for-each select="$cards">
      <xsl:value-of select="concat('\put(', 13 + 63.5 * ((position() - 1) mod 3), ',', 275 - 88.9 * floor((position() - 1) div 3), '){\card{\band{')"/>
      <xsl:value-of select="concat(@name, ', ', @points, '}')"/>
      <xsl:call-template name="front"/>
      <xsl:text>}}&#10;</xsl:text>
    </xsl:for-each>
    <xsl:text>\end{picture}\newpage&#10;\begin{picture}(210,290)&#10;</xsl:text>
    <xsl:for-each select="$cards">
      <xsl:value-of select="concat('\put(', 13 + 63.5 * (2 - (position() - 1) mod 3), ',', 275 - 88.9 * floor((position() - 1) div 3), '){\card{\band{')"/>
      <xsl:value-of select="concat(@name, '}')"/>
      <xsl:call-template name="back"/>
      <xsl:text>}}&#10;</xsl:text>
    </xsl:for-each>
    <xsl:text>\end{picture}\newpage&#10;</xsl:text>
  </xsl:template>

  <xsl:template name="front">
    <xsl:value-of select="concat(c:fact[@id = 'race'], ', ', c:fact[@id = 'tarot'], '\par ')"/>
    <xsl:apply-templates select="c:stat[@row = 1]"/>
    <xsl:text>\par </xsl:text>
    <xsl:apply-templates select="c:stat[@row = 2]"/>
    <xsl:text>\par </xsl:text>
    <xsl:for-each select="c:weapon | c:block">
      <xsl:value-of select="concat('\head{', @name, ', ', @enchantment, ', ', @type, '}')"/>
      <xsl:apply-templates select="c:number"/>
      <xsl:value-of select="concat('\par {\bfseries Crit} ', c:crit, '\par ', c:special, '\par ')"/>
    </xsl:for-each>
  </xsl:template>

  <xsl:template match="c:stat | c:number">
    <xsl:value-of select="concat('\stat{', @label, '}{', @value, '}')"/>
  </xsl:template>

  <xsl:template name="back">
    <xsl:for-each select="c:fact">
      <xsl:value-of select="concat(@label, ' {\bfseries ', ., '}\par ')"/>
    </xsl:for-each>
    <xsl:for-each select="c:ability">
      <xsl:value-of select="concat('{\bfseries ', @name, ' ', @cost, '} {\itshape ', @details, '}\par ', ., '\par ')"/>
    </xsl:for-each>
  </xsl:template>
</xsl:stylesheet>
