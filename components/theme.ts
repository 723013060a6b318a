/** The design tokens: every colour, distance, size and breakpoint that a component may use. */

/** Colours by role: `[light, dark]`, or one colour for both schemes. */
export const palette = {
  paper: ['#FFFFFF', '#0D1814'],
  wash: ['#F1F5F2', '#12201B'],
  surface: ['#FFFFFF', '#172822'],
  ink: ['#10231D', '#EDF4F0'],
  inkSoft: ['#3A4C45', '#B9C9C1'],
  spruce: ['#0A382C', '#0A3328'],
  onSpruce: ['#FFFFFF', '#EDF4F0'],
  onSpruceSoft: ['#D9EEE2', '#C9E2D5'],
  primary: ['#0F5C47', '#86DDB6'],
  onPrimary: ['#FFFFFF', '#0A2A20'],
  primaryHover: ['#0B4737', '#A9EACD'],
  mulberry: ['#8A1F5C', '#F3A7CC'],
  onMulberry: ['#FFFFFF', '#3A0825'],
  mulberryPanel: ['#6F1749', '#4A1035'],
  mulberryTint: ['#FBE6F0', '#3B1530'],
  mulberryStrong: ['#F0A6CA'],
  mint: ['#D9EEE2', '#173B2F'],
  mintStrong: ['#8FD0B0'],
  ringLight: ['#2A8467'],
  ringDark: ['#0E4A3A'],
  coinLight: ['#FFDB8F'],
  coinDark: ['#DD9A1E'],
  coinFace: ['#D9EEE2'],
  coinShade: ['#9DB8AB'],
  closingLight: ['#FFCF6B'],
  closing: ['#F6B93B', '#382A0C'],
  brass: ['#F6B93B'],
  brassHover: ['#FFCB5C'],
  onBrass: ['#10231D'],
  brassTint: ['#FDF1D3', '#382A0C'],
  brassText: ['#6B4500', '#FBD98C'],
  line: ['#CBD6D0', '#3D564C'],
  control: ['#5B6E66', '#82998F'],
  danger: ['#A3160F', '#FFB4AB'],
  dangerTint: ['#FDECEA', '#3B1412'],
  focus: ['#FFD83A'],
  focusInk: ['#10231D'],
  toast: ['#10231D'],
  onToast: ['#FFFFFF'],
} as const

/** The role of a colour in `palette`. */
export type Color = keyof typeof palette

/**
 * Colours for drawings and backgrounds. The CSS of a page defines only those of them that its HTML uses. So
 * code that the browser loads later, such as the search, must not use them, except those in every page's
 * footer (S11.51).
 */
export const pageOnlyColors: readonly Color[] = [
  'mulberryPanel',
  'mulberryTint',
  'mulberryStrong',
  'mintStrong',
  'ringLight',
  'ringDark',
  'coinLight',
  'coinDark',
  'coinFace',
  'coinShade',
  'closingLight',
  'closing',
  'brassTint',
  'brassText',
]

/** Returns a role's CSS variable, which follows the visitor's colour scheme. */
export function color(role: Color): string {
  return `var(--${role})`
}

/** The only shadow of the design: `[light, dark]`. All other parts of a page are separated by lines. */
export const shadows = {
  menuShadow: ['0 8px 32px rgb(16 35 29 / .18)', '0 0 0 1px #3D564C, 0 8px 32px rgb(0 0 0 / .6)'],
} as const

/**
 * Opacities in percent, by colour role. For each, the build adds a translucent colour to the CSS, for lines
 * and hover states on coloured backgrounds. Not `color-mix`, which phones from before 2023 don't support.
 */
export const translucentColors = {
  onSpruce: [12, 25, 35, 50],
  onPrimary: [35],
  onMulberry: [35],
} as const satisfies Partial<Record<Color, readonly number[]>>

/** Returns the CSS variable of a role's colour with an opacity of `strength` percent. */
export function translucent<Role extends keyof typeof translucentColors>(
  role: Role,
  strength: (typeof translucentColors)[Role][number],
): string {
  return `var(--${role}${strength})`
}

/** Returns a hex colour with an opacity of `strength` percent: `#FFFFFF1F` for white with 12 percent. */
export function withOpacity(hex: string, strength: number): string {
  return (
    hex +
    Math.round(strength * 2.55)
      .toString(16)
      .padStart(2, '0')
  )
}

/** Distances: 0, 4, 8, 12, 16, 24, 32 and 48 px at the default text size. */
export const space = ['0', '.25rem', '.5rem', '.75rem', '1rem', '1.5rem', '2rem', '3rem'] as const

/**
 * The vertical padding of a band, which is a full-width part of a page: 35 px on a phone, 87 px at 1,280 px.
 */
export const bandPadding = 'clamp(2rem, .726rem + 5.892vw, 6rem)'

/** The gap between the blocks of a full-width part of a page: smaller on a phone. */
export const partGap = `min(${space[7]}, 8vw)`
/** The gap between cards: smaller on a phone. */
export const cardGap = `min(${space[5]}, 4vw)`

/** The maximum width of a page's content. */
const maxContentWidth = '75rem'
/** The side margin of a page: grows with the window's width, and is minimal where text is enlarged. */
export const gutter = 'clamp(.5rem, min(12.5vw - 1.25rem, max(1.25rem, 4vw)), 3.5rem)'

/**
 * Padding that shrinks where text is enlarged. Each array below starts with a fallback for older browsers.
 */
const fluidInset = 'clamp(.375rem, 15vw - 1.5rem, 1.5rem)'
export const inset = ['1.5rem', fluidInset]
export const panelInset = ['1.5rem', `clamp(${fluidInset}, 4vw, 3rem)`]

/** The side padding that centres the content of a full-width part of a page, as a CSS variable. */
export const bandInset = 'var(--bandInset)'
/** The value of `--bandInset`. */
export const bandInsetValue = `max(${gutter}, 50% - ${maxContentWidth} / 2)`

/** The maximum line length of prose. */
export const maxLineLength = '65ch'

export const headerHeight = '4.25rem'

export const radius = {control: '.375rem', button: '.75rem', card: '1.25rem', pill: '99px'} as const

/**
 * Fluid type sizes, smallest to largest: `note`, `body`, `lead`, `h3`, `panel`, `h2`, `pageTitle`,
 * `homeTitle`.
 */
export const size = {
  note: 'clamp(1rem, .985rem + .07vw, 1.0625rem)',
  body: 'clamp(1.125rem, 1.1rem + .12vw, 1.1875rem)',
  lead: capFontSize('clamp(1.25rem, 1.2rem + .25vw, 1.4375rem)'),
  h3: capFontSize('clamp(1.375rem, 1.27rem + .5vw, 1.75rem)'),
  panel: capFontSize('clamp(1.625rem, 1.35rem + 1.25vw, 2.5rem)'),
  h2: capFontSize('clamp(2.125rem, 1.7rem + 2.1vw, 3.5rem)'),
  pageTitle: capFontSize('clamp(2.375rem, 1.7rem + 3vw, 4.25rem)', 12),
  homeTitle: capFontSize('clamp(2.625rem, 1.8rem + 4vw, 5.25rem)', 13.2),
} as const

/**
 * Caps a font size at `share` percent of the window's width, so that a long word fits even where text is
 * enlarged.
 */
function capFontSize(size: string, share = 11): string {
  return `min(${size}, ${share}vw)`
}

/** The minimum width and height of links and buttons (WCAG 2.5.5). */
export const minTargetSize = '2.75rem'

/** The outline of a twelve-sided coin, for `clip-path`. */
export const dodecagon = `polygon(${[
  ...['37.06% 1.7%', '62.94% 1.7%', '85.36% 14.64%', '98.3% 37.06%', '98.3% 62.94%', '85.36% 85.36%'],
  ...['62.94% 98.3%', '37.06% 98.3%', '14.64% 85.36%', '1.7% 62.94%', '1.7% 37.06%', '14.64% 14.64%'],
].join()})`

const desktop = 64

/**
 * Mobile-first breakpoints, as container queries of the header, `<main>` and the footer. In media queries,
 * `rem` would follow only the font size in the browser's settings, and not text that is enlarged in another
 * way.
 */
export const minWidth = {
  tablet: '@container (min-width: 40rem)',
  /** The width from which three narrow cards fit side by side. */
  threes: '@container (min-width: 44rem)',
  desktop: `@container (min-width: ${desktop}rem)`,
  wide: '@container (min-width: 73rem)',
} as const
/**
 * Queries for narrower windows than a breakpoint, for styles that wider windows would otherwise have to undo.
 */
export const belowDesktop = `@container (max-width: ${desktop - 0.01}rem)`
export const belowTablet = '@container (max-width: 39.99rem)'
/** For very narrow phones. */
export const smallPhone = '@container (max-width: 21.99rem)'
/** For phones with much enlarged text: columns are stacked. */
export const enlargedText = '@container (max-width: 17.99rem)'
export const motionAllowed = '@media (prefers-reduced-motion: no-preference)'
export const forcedColors = '@media (forced-colors: active)'
export const inPrint = '@media print'

/**
 * Returns `grid-template-columns` for as many columns as fit, each at least `narrowest` rem wide; one on a
 * phone.
 */
export function fittingColumns(narrowest: number): string {
  return `repeat(auto-fit, minmax(min(100%, ${narrowest}rem), 1fr))`
}

/** A single column that long words can't make wider than its container. */
export const oneColumn = {display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)'} as const

export const bandPaddingStyles = {paddingBlock: bandPadding, paddingInline: bandInset} as const

/** A list without markers, margins and padding. */
export const plainList = {margin: 0, padding: 0, listStyle: 'none'} as const
