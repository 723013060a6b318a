/** The look of the site in one place: every colour, space, size and breakpoint that a component may use. */

/** Each colour by its role, in the light and the dark scheme. Where only one is given it serves both. */
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

/** A colour's role; the names are the ones in `palette`. */
export type Color = keyof typeof palette

/**
 * Those that only drawings and grounds have: a document comes without those that it has nothing of.
 * So what is fetched later, as the messages and the search are, has none of them but those of the footer (S11.51).
 */
export const ofPagesAlone: readonly Color[] = [
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

/** The colour of a role, as a CSS variable that follows the visitor's colour scheme. */
export function color(role: Color): string {
  return `var(--${role})`
}

/** The two shadows there are, in the light and the dark scheme: everything else is parted by a line. */
export const shadows = {
  menuShadow: ['0 8px 32px rgb(16 35 29 / .18)', '0 0 0 1px #3D564C, 0 8px 32px rgb(0 0 0 / .6)'],
} as const

/**
 * The see-through colours there are, for rules and hovers on coloured ground: of which roles, and how many percent of each.
 * They are worked out here, and not by `color-mix` in the browser: phones of before 2023 don't know that.
 */
export const veils = {
  onSpruce: [12, 25, 35, 50],
  onPrimary: [35],
  onMulberry: [35],
} as const satisfies Partial<Record<Color, readonly number[]>>

/** `strength` percent of a role's colour, the rest see-through. */
export function veil<Role extends keyof typeof veils>(role: Role, strength: (typeof veils)[Role][number]): string {
  return `var(--${role}${strength})`
}

/** The colour of a veil, `#FFFFFF1F` for 12 percent of white. */
export function seeThrough(hex: string, strength: number): string {
  return (
    hex +
    Math.round(strength * 2.55)
      .toString(16)
      .padStart(2, '0')
  )
}

/** Distances in rem: 4, 8, 12, 16, 24, 32 and 48 px at the usual text size. */
export const space = ['0', '.25rem', '.5rem', '.75rem', '1rem', '1.5rem', '2rem', '3rem'] as const

/** The height of the space above and below a band of a page. */
export const band = 'clamp(2.5rem, 1.6rem + 4.8vw, 6rem)'

/** The space between the parts of a band, and between cards: less on a phone. */
export const partGap = `min(${space[7]}, 8vw)`
export const cardGap = `min(${space[5]}, 4vw)`

/** The widest that content gets, and the margin left at its sides, which grows with the window: hardly any where text is large for it. */
const wrap = '75rem'
export const gutter = 'clamp(.5rem, min(12.5vw - 1.25rem, max(1.25rem, 4vw)), 3.5rem)'

/** The space inside a card, and inside a panel: less where text is large for the window. */
const yielding = 'clamp(.375rem, 15vw - 1.5rem, 1.5rem)'
export const inset = ['1.5rem', yielding]
export const panelInset = ['1.5rem', `clamp(${yielding}, 4vw, 3rem)`]

/** Padding that keeps content in the middle `wrap` of a band as wide as the window. */
export const bandInset = 'var(--bandInset)'
export const bandInsetValue = `max(${gutter}, 50% - ${wrap} / 2)`

/** The longest comfortable line of prose. */
export const measure = '65ch'

/** The fixed header's height. */
export const headerHeight = '4.25rem'

/** Corner radii. */
export const radius = {control: '.375rem', button: '.75rem', card: '1.25rem', pill: '99px'} as const

/** Fluid type sizes, smallest to largest: `note`, `body`, `lead`, `h3`, `panel`, `h2`, `pageTitle`, `homeTitle`. */
export const size = {
  note: 'clamp(1rem, .985rem + .07vw, 1.0625rem)',
  body: 'clamp(1.125rem, 1.1rem + .12vw, 1.1875rem)',
  lead: fitting('clamp(1.25rem, 1.2rem + .25vw, 1.4375rem)'),
  h3: fitting('clamp(1.375rem, 1.27rem + .5vw, 1.75rem)'),
  panel: fitting('clamp(1.625rem, 1.35rem + 1.25vw, 2.5rem)'),
  h2: fitting('clamp(2.125rem, 1.7rem + 2.1vw, 3.5rem)'),
  pageTitle: fitting('clamp(2.375rem, 1.7rem + 3vw, 4.25rem)', 12),
  homeTitle: fitting('clamp(2.625rem, 1.8rem + 4vw, 5.25rem)', 13.2),
} as const

/** No larger than that share of the window: then a long word has room in it, however large a visitor has set text. */
function fitting(size: string, share = 11): string {
  return `min(${size}, ${share}vw)`
}

/** The smallest side of anything that is pressed (WCAG 2.5.5). */
export const target = '2.75rem'

/** The coin's outline, for `clip-path`. */
export const dodecagon =
  'polygon(37.06% 1.7%,62.94% 1.7%,85.36% 14.64%,98.3% 37.06%,98.3% 62.94%,85.36% 85.36%,62.94% 98.3%,37.06% 98.3%,14.64% 85.36%,1.7% 62.94%,1.7% 37.06%,14.64% 14.64%)'

const desktop = 64

/**
 * Widths of the header, the page or the footer: the base is the phone, each of these adds.
 * Not of the window: a media query's rem is the browser's own, and knows nothing of text that was enlarged in another way.
 */
export const from = {
  tablet: '@container (min-width: 40rem)',
  /** Three narrow cards have room beside each other. */
  threes: '@container (min-width: 44rem)',
  desktop: `@container (min-width: ${desktop}rem)`,
  wide: '@container (min-width: 73rem)',
} as const
/** For what a wide window shows in another way altogether, and would have to undo. */
export const belowDesktop = `@container (max-width: ${desktop - 0.01}rem)`
export const belowTablet = '@container (max-width: 39.99rem)'
/** For a phone narrower than most. */
export const smallPhone = '@container (max-width: 21.99rem)'
/** For a phone on which text is much larger than usual: what stood side by side stands below each other. */
export const enlarged = '@container (max-width: 17.99rem)'
export const motionAllowed = '@media (prefers-reduced-motion: no-preference)'
export const forcedColors = '@media (forced-colors: active)'
export const inPrint = '@media print'

/** Columns as wide as `narrowest` rem or more, as many as fit, one on a phone. */
export function columns(narrowest: number): string {
  return `repeat(auto-fit, minmax(min(100%, ${narrowest}rem), 1fr))`
}

/** One column, as wide as there is room and no wider, however long a word in it is. */
export const oneColumn = {display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)'} as const

/** The room inside a band of a page. */
export const inBand = {paddingBlock: band, paddingInline: bandInset} as const

/** A list without its marks and its margins. */
export const plainList = {margin: 0, padding: 0, listStyle: 'none'} as const
