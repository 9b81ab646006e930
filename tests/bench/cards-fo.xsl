<?xml version="1.0" encoding="UTF-8"?>
<!--
  Cards (schemas/muster-cards-1.xsd) as XSL-FO, for the race in bench-print.c: 9 poker cards on A4, fronts and backs in turn,
  the backs mirrored. The same words as on our cards, with plain boxes; no emblems, and no type that finds its size.
-->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:fo="http://www.w3.org/1999/XSL/Format"
                xmlns:c="urn:muster:cards:1" exclude-result-prefixes="c">
  <xsl:template match="/c:cards">
    <fo:root font-family="Helvetica" font-size="7pt">
      <fo:layout-master-set>
        <fo:simple-page-master master-name="sheet" page-width="210mm" page-height="297mm">
          <fo:region-body/>
        </fo:simple-page-master>
      </fo:layout-master-set>
      <fo:page-sequence master-reference="sheet">
        <fo:flow flow-name="xsl-region-body">
          <xsl:apply-templates select="c:card[position() mod 9 = 1]" mode="sheet"/>
        </fo:flow>
      </fo:page-sequence>
    </fo:root>
  </xsl:template>

  <xsl:template match="c:card" mode="sheet">
    <xsl:variable name="cards" select=". | following-sibling::c:card[position() &lt; 9]"/>
    <fo:block break-after="page" font-size="1pt">
      <xsl:for-each select="$cards">
        <xsl:call-template name="place">
          <xsl:with-param name="column" select="(position() - 1) mod 3"/>
          <xsl:with-param name="row" select="floor((position() - 1) div 3)"/>
          <xsl:with-param name="back" select="false()"/>
        </xsl:call-template>
      </xsl:for-each>
    </fo:block>
    <fo:block break-after="page" font-size="1pt">
      <xsl:for-each select="$cards">
        <xsl:call-template name="place">
          <xsl:with-param name="column" select="2 - (position() - 1) mod 3"/>
          <xsl:with-param name="row" select="floor((position() - 1) div 3)"/>
          <xsl:with-param name="back" select="true()"/>
        </xsl:call-template>
      </xsl:for-each>
    </fo:block>
  </xsl:template>

  <xsl:template name="place">
    <xsl:param name="column"/>
    <xsl:param name="row"/>
    <xsl:param name="back"/>
    <fo:block-container absolute-position="absolute" width="63.5mm" height="88.9mm" overflow="hidden"
                        left="{9.75 + 63.5 * $column}mm" top="{15.15 + 88.9 * $row}mm">
      <fo:block-container absolute-position="absolute" left="0mm" top="0mm" width="63.5mm" height="13mm" background-color="#75295a">
        <fo:block font-size="12pt" font-weight="bold" color="white" margin-left="3mm" margin-top="3mm">
          <xsl:value-of select="@name"/>
          <xsl:if test="not($back)"> · <xsl:value-of select="@points"/></xsl:if>
        </fo:block>
      </fo:block-container>
      <fo:block-container absolute-position="absolute" left="3mm" top="14mm" width="57.5mm" height="74mm">
        <xsl:choose>
          <xsl:when test="$back">
            <xsl:call-template name="back"/>
          </xsl:when>
          <xsl:otherwise>
            <xsl:call-template name="front"/>
          </xsl:otherwise>
        </xsl:choose>
      </fo:block-container>
    </fo:block-container>
  </xsl:template>

  <xsl:template name="front">
    <fo:block font-size="8pt">
      <xsl:value-of select="c:fact[@id = 'race']"/> · <xsl:value-of select="c:fact[@id = 'tarot']"/>
    </fo:block>
    <xsl:call-template name="stats">
      <xsl:with-param name="stats" select="c:stat[@row = 1]"/>
    </xsl:call-template>
    <xsl:call-template name="stats">
      <xsl:with-param name="stats" select="c:stat[@row = 2]"/>
    </xsl:call-template>
    <xsl:for-each select="c:weapon | c:block">
      <fo:block border="0.5pt solid #bbbbbb" space-before="1mm">
        <fo:block background-color="#75295a" color="white" font-weight="bold" font-size="8.5pt">
          <xsl:value-of select="@name"/>
          <xsl:if test="@enchantment"> · <xsl:value-of select="@enchantment"/></xsl:if>
          <xsl:if test="@type"> · <xsl:value-of select="@type"/></xsl:if>
        </fo:block>
        <xsl:call-template name="stats">
          <xsl:with-param name="stats" select="c:number"/>
        </xsl:call-template>
        <xsl:if test="c:crit">
          <fo:block font-size="8pt"><fo:inline font-weight="bold">Crit </fo:inline><xsl:value-of select="c:crit"/></fo:block>
        </xsl:if>
        <fo:block font-size="8pt"><xsl:value-of select="c:special"/></fo:block>
      </fo:block>
    </xsl:for-each>
  </xsl:template>

  <xsl:template name="stats">
    <xsl:param name="stats"/>
    <xsl:if test="$stats">
      <fo:table table-layout="fixed" width="57mm" border-collapse="separate" border-spacing="0.5mm">
        <fo:table-body>
          <fo:table-row>
            <xsl:for-each select="$stats">
              <fo:table-cell background-color="#f2eaf0" text-align="center">
                <fo:block font-size="6.5pt"><xsl:value-of select="@label"/></fo:block>
                <fo:block font-size="12pt" font-weight="bold"><xsl:value-of select="@value"/></fo:block>
              </fo:table-cell>
            </xsl:for-each>
          </fo:table-row>
        </fo:table-body>
      </fo:table>
    </xsl:if>
  </xsl:template>

  <xsl:template name="back">
    <xsl:for-each select="c:fact">
      <fo:block font-size="7.5pt"><xsl:value-of select="@label"/> <fo:inline font-weight="bold"><xsl:value-of select="."/></fo:inline></fo:block>
    </xsl:for-each>
    <xsl:for-each select="c:ability">
      <fo:block font-size="7pt" space-before="0.5mm">
        <fo:inline font-weight="bold"><xsl:value-of select="@name"/><xsl:text> </xsl:text><xsl:value-of select="@cost"/></fo:inline>
        <fo:inline font-style="italic"><xsl:text> </xsl:text><xsl:value-of select="@details"/></fo:inline>
      </fo:block>
      <fo:block font-size="7pt"><xsl:value-of select="."/></fo:block>
    </xsl:for-each>
  </xsl:template>
</xsl:stylesheet>
