<?xml version="1.0" encoding="UTF-8"?>
<!-- The same as cards-fo.xsl for a program that lays out HTML. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:c="urn:muster:cards:1"
                exclude-result-prefixes="c">
  <xsl:output method="html" encoding="UTF-8"/>

  <xsl:template match="/c:cards">
    <html>
      <head>
        <title><xsl:value-of select="@title"/></title>
        <style>
          @page { size: 210mm 297mm; margin: 0 }
          body { margin: 0; font: 7pt Cabin, sans-serif }
          .sheet { position: relative; width: 210mm; height: 297mm; break-after: page; overflow: hidden }
          .card { position: absolute; width: 63.5mm; height: 88.9mm; overflow: hidden }
          .band { height: 10mm; padding: 3mm 3mm 0; background: #75295a; color: white; font-weight: bold; font-size: 12pt }
          .rest { padding: 1mm 3mm }
          .stats { display: table; table-layout: fixed; width: 57mm; border-spacing: 0.5mm }
          .stat { display: table-cell; background: #f2eaf0; text-align: center; font-size: 6.5pt }
          .stat b { display: block; font-size: 12pt }
          .block { border: 0.5pt solid #bbb; margin-top: 1mm; font-size: 8pt }
          .head { background: #75295a; color: white; font-weight: bold; font-size: 8.5pt }
          .fact { font-size: 7.5pt }
        </style>
      </head>
      <body>
        <xsl:apply-templates select="c:card[position() mod 9 = 1]" mode="sheet"/>
      </body>
    </html>
  </xsl:template>

  <xsl:template match="c:card" mode="sheet">
    <xsl:variable name="cards" select=". | following-sibling::c:card[position() &lt; 9]"/>
    <div class="sheet">
      <xsl:for-each select="$cards">
        <div class="card" style="left: {9.75 + 63.5 * ((position() - 1) mod 3)}mm; top: {15.15 + 88.9 * floor((position() - 1) div 3)}mm">
          <div class="band"><xsl:value-of select="@name"/> · <xsl:value-of select="@points"/></div>
          <div class="rest"><xsl:call-template name="front"/></div>
        </div>
      </xsl:for-each>
    </div>
    <div class="sheet">
      <xsl:for-each select="$cards">
        <div class="card" style="left: {9.75 + 63.5 * (2 - (position() - 1) mod 3)}mm; top: {15.15 + 88.9 * floor((position() - 1) div 3)}mm">
          <div class="band"><xsl:value-of select="@name"/></div>
          <div class="rest"><xsl:call-template name="back"/></div>
        </div>
      </xsl:for-each>
    </div>
  </xsl:template>

  <xsl:template name="front">
    <div><xsl:value-of select="c:fact[@id = 'race']"/> · <xsl:value-of select="c:fact[@id = 'tarot']"/></div>
    <div class="stats"><xsl:apply-templates select="c:stat[@row = 1]"/></div>
    <div class="stats"><xsl:apply-templates select="c:stat[@row = 2]"/></div>
    <xsl:for-each select="c:weapon | c:block">
      <div class="block">
        <div class="head">
          <xsl:value-of select="@name"/>
          <xsl:if test="@enchantment"> · <xsl:value-of select="@enchantment"/></xsl:if>
          <xsl:if test="@type"> · <xsl:value-of select="@type"/></xsl:if>
        </div>
        <xsl:if test="c:number">
          <div class="stats"><xsl:apply-templates select="c:number"/></div>
        </xsl:if>
        <xsl:if test="c:crit">
          <div><b>Crit </b><xsl:value-of select="c:crit"/></div>
        </xsl:if>
        <div><xsl:value-of select="c:special"/></div>
      </div>
    </xsl:for-each>
  </xsl:template>

  <xsl:template match="c:stat | c:number">
    <div class="stat"><xsl:value-of select="@label"/><b><xsl:value-of select="@value"/></b></div>
  </xsl:template>

  <xsl:template name="back">
    <xsl:for-each select="c:fact">
      <div class="fact"><xsl:value-of select="@label"/><xsl:text> </xsl:text><b><xsl:value-of select="."/></b></div>
    </xsl:for-each>
    <xsl:for-each select="c:ability">
      <div><b><xsl:value-of select="@name"/><xsl:text> </xsl:text><xsl:value-of select="@cost"/></b><i><xsl:text> </xsl:text><xsl:value-of select="@details"/></i></div>
      <div><xsl:value-of select="."/></div>
    </xsl:for-each>
  </xsl:template>
</xsl:stylesheet>
