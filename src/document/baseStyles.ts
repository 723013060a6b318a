import type {CSSObject} from '@emotion/react'
import {
  bandInset,
  bandInsetValue,
  bandPadding,
  color,
  headerHeight,
  maxLineLength,
  motionAllowed,
  palette,
  partGap,
  radius,
  shadows,
  size,
  space,
  translucentColors,
  withOpacity,
} from '../../components/theme.ts'
import {scriptFallbackStyles} from '../../components/ui/needsScript.ts'

/** Metrics of the site's font, relative to its size. */
const ascent = 1.0254
const descent = 0.225

/**
 * Widths of fallback fonts relative to the site's font, measured on our text, to reduce shifts when the font
 * loads.
 */
const fallbacks = [
  {family: 'Roboto', weight: 400, names: ['Roboto'], stretch: 0.945},
  {family: 'Roboto', weight: 700, names: ['Roboto Bold'], stretch: 0.98},
  {family: 'Arial', weight: 400, names: ['Arial', 'ArialMT', 'Liberation Sans'], stretch: 0.9296},
  {
    family: 'Arial',
    weight: 700,
    names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
    stretch: 0.9144,
  },
]

/** Addresses of the site's font: `font` has only the characters that the site uses, `wholeFont` has all. */
export type Fonts = Record<'font' | 'wholeFont', string>

/**
 * Writes the `@font-face` rules. Browsers try the last matching rule first
 * (https://drafts.csswg.org/css-fonts/#composite-fonts), so only letters outside the subset load the complete
 * font.
 */
export function fontFaces({font, wholeFont}: Fonts): string {
  const face = (url: string, range = '') =>
    `@font-face{font-family:Familjen;src:url(${url});font-weight:400 700;font-display:swap${range}}`
  const own = face(wholeFont, ';unicode-range:U+A0-17F,U+218-21B,U+2000-22FF') + face(font)
  const others = fallbacks.map(
    ({family, weight, names, stretch}) =>
      `@font-face{font-family:Like${family};font-weight:${weight};` +
      `src:${names.map((name) => `local(${name})`).join(',')};` +
      `size-adjust:${percent(stretch)};ascent-override:${percent(ascent / stretch)};` +
      `descent-override:${percent(descent / stretch)};line-gap-override:0%}`,
  )
  return own + others.join('')
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`
}

/** Returns the CSS variables of all colours, for the light colour scheme (0) or the dark one (1). */
function colourVariables(scheme: 0 | 1): CSSObject {
  const roles = Object.entries({...palette, ...shadows}) as [string, readonly [string, string?]][]
  return Object.fromEntries(
    roles.flatMap(([role, values]) => {
      const value = values[scheme]
      if (!value) return []
      const strengths: readonly number[] =
        role in translucentColors ? translucentColors[role as keyof typeof translucentColors] : []
      return [
        [`--${role}`, value],
        ...strengths.map((strength) => [`--${role}${strength}`, withOpacity(value, strength)]),
      ]
    }),
  )
}

const focusRing = {
  outline: `3px solid ${color('focusInk')}`,
  outlineOffset: 0,
  boxShadow: `0 0 0 6px ${color('focus')}`,
}

/** Markdown blocks that form continuous text. */
const text = ['p', 'ul', 'ol', 'blockquote']
const relatedBlocks = ['h3', 'h4', 'h5', 'h6', ...text].flatMap((before) =>
  text.map((after) => `${before} + ${after}`),
)

/** Styles of plain HTML elements, included in every document. */
export const baseStyles: CSSObject = {
  ':root': {colorScheme: 'light dark', '--bandInset': bandInsetValue, ...colourVariables(0)},
  '@media screen and (prefers-color-scheme: dark)': {':root': colourVariables(1)},
  '*, ::before, ::after': {boxSizing: 'border-box'},
  html: {
    fontFamily: 'Familjen, LikeRoboto, LikeArial, system-ui, sans-serif',
    lineHeight: 1.6,
    color: color('ink'),
    background: color('paper'),
    textSizeAdjust: 'none',
    WebkitTextSizeAdjust: 'none',
    scrollPaddingTop: `calc(${headerHeight} + 1rem)`,
    // The page doesn't scroll behind the open menu. Clicks on links within the page scroll smoothly, page
    // loads don't.
    '&:has(:popover-open)': {overflow: 'hidden'},
    '&:has([href^="#"]:hover):not(:has(:focus-visible))': {[motionAllowed]: {scrollBehavior: 'smooth'}},
  },
  body: {margin: 0, fontSize: size.body, overflowWrap: 'anywhere', textWrap: 'pretty'},
  'h1, h2, h3, h4, main h5, main h6': {
    fontWeight: 700,
    lineHeight: 1.1,
    letterSpacing: '-.015em',
    margin: 0,
    textWrap: 'balance',
  },
  h1: {fontSize: size.pageTitle, lineHeight: 1.02, letterSpacing: '-.025em'},
  h2: {fontSize: size.h2, lineHeight: 1.05, letterSpacing: '-.02em'},
  h3: {fontSize: size.h3},
  h4: {fontSize: size.lead},
  'main h5, main h6': {fontSize: 'inherit'},
  p: {margin: 0, maxWidth: maxLineLength},
  'dl, dd, figure, blockquote, fieldset': {margin: 0},
  a: {color: color('primary'), textDecorationThickness: '.09em', textUnderlineOffset: '.2em'},
  'a:hover': {textDecorationThickness: '.18em'},
  // Without browsers' default margins (`auto`), which would shrink an `<hr>` to a dot in a grid.
  'main hr': {width: '100%', margin: 0, border: 0, borderTop: `1px solid ${color('line')}`},
  '[href^="tel:"]': {whiteSpace: 'nowrap'},
  svg: {display: 'block'},
  'main img': {maxWidth: '100%', height: 'auto', verticalAlign: 'middle'},
  // The containers of the container queries (`minWidth` in components/theme.ts).
  'header, main, footer': {containerType: 'inline-size'},

  // Focus (WCAG 2.4.13): a dark and a yellow ring: one contrasts with any background. Links in text have a
  // background.
  ':focus-visible': {...focusRing, borderRadius: radius.control},
  'p a:focus-visible, li a:focus-visible, dd a:focus-visible, address a:focus-visible': {
    outline: '3px solid transparent',
    color: `${color('focusInk')} !important`,
    background: color('focus'),
    boxShadow: `0 -2px ${color('focus')}, 0 4px ${color('focusInk')}`,
    textDecoration: 'none',
    borderRadius: 1,
  },
  'main:focus-visible, h1:focus-visible, h2:focus-visible': {outline: 'none', boxShadow: 'none'},
  ...scriptFallbackStyles,
  '[aria-busy]': {cursor: 'progress', opacity: 0.75},

  // Every `##` starts a `<section>` as wide as the window (`src/layout/groupSections.ts`). Every second one
  // is tinted.
  'main > section': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: partGap,
    paddingBlock: bandPadding,
    paddingInline: bandInset,
  },
  // The wrapper of a form (`Island`) doesn't affect the layout.
  '[data-island]': {display: 'contents'},
  'main > section:nth-of-type(even)': {'--ground': color('wash'), background: 'var(--ground)'},
  'main > section > h1 + p, main > section > h2 + p': {
    fontSize: size.lead,
    lineHeight: 1.5,
    color: color('inkSoft'),
    maxWidth: '48rem',
    textWrap: 'balance',
  },
  // Reduces the gap between blocks that belong together, such as a heading and its first paragraph.
  [['h1 + p', 'h2 + p', 'h1 + blockquote', 'h2 + blockquote', ...relatedBlocks]
    .map((pair) => `main > section > ${pair}`)
    .join()]: {
    marginTop: `calc(${space[4]} - ${partGap})`,
  },
  'main > section > blockquote > p + p, main > section li > p + p': {marginTop: space[3]},
  'main > section > blockquote': {
    paddingInlineStart: space[4],
    borderInlineStart: `4px solid ${color('brass')}`,
    maxWidth: maxLineLength,
  },
  'main > section > ul, main > section > ol': {
    margin: 0,
    paddingInlineStart: '1.25em',
    maxWidth: maxLineLength,
  },
  'main > section li': {paddingBlock: space[1]},

  '@media (forced-colors: active)': {
    ':focus-visible': {outlineColor: 'Highlight'},
    'a:focus-visible': {outlineColor: 'Highlight !important'},
  },
}
