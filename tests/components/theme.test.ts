import {renderToStaticMarkup} from 'react-dom/server'
import {describe, expect, test} from 'vitest'
import {Lost} from '../../components/Lost.tsx'
import {type Color, palette} from '../../components/theme.ts'

/** The contrast of two colours, 1 to 21 (WCAG 2.2, “contrast ratio”). */
function contrast(first: string, second: string): number {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** The brightness of a colour, 0 to 1 (WCAG 2.2, “relative luminance”). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
    const channel = Number.parseInt(hex.slice(from, from + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/**
 * A colour of text, its backgrounds, and the least contrast: 7 (AAA), or 4.5 (AA) where the design says so.
 */
const pairs: [Color, Color[], number][] = [
  ['ink', ['paper', 'wash', 'surface', 'mint', 'brassTint', 'mulberryTint', 'closing'], 7],
  ['inkSoft', ['paper', 'wash', 'surface', 'mint', 'mulberryTint', 'brassTint'], 7],
  ['primary', ['paper', 'wash', 'surface', 'brassTint'], 7],
  ['primary', ['mint', 'mulberryTint'], 4.5],
  ['onPrimary', ['primary', 'primaryHover'], 7],
  ['onSpruce', ['spruce', 'mulberryPanel'], 7],
  ['onSpruceSoft', ['spruce'], 7],
  ['brass', ['spruce'], 7],
  ['brass', ['mulberryPanel'], 4.5],
  ['onBrass', ['brass', 'brassHover', 'closingLight'], 7],
  ['onBrass', ['coinLight', 'coinDark'], 4.5],
  ['mulberry', ['paper', 'surface', 'mulberryTint'], 7],
  ['onMulberry', ['mulberry'], 7],
  ['brassText', ['brassTint'], 7],
  ['danger', ['paper', 'dangerTint'], 4.5],
  ['onToast', ['toast'], 7],
  ['focusInk', ['focus'], 7],
  // Borders and icons need a contrast of 3 (WCAG 1.4.11).
  ['control', ['paper', 'wash', 'surface'], 3],
  ['primary', ['closing', 'mint'], 3],
  ['mulberryStrong', ['mulberryPanel'], 3],
  ['mintStrong', ['spruce'], 3],
  ['focus', ['spruce', 'mulberryPanel', 'toast'], 3],
]

// S10.8
describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('in the %s scheme', (_name, scheme) => {
  const shade = (role: Color): string => (palette[role] as readonly string[])[scheme] ?? palette[role][0]

  test.each(pairs)('%s is visible on %s, with a contrast of %d', (role, backgrounds, least) => {
    for (const background of backgrounds)
      expect(contrast(shade(role), shade(background)), background).toBeGreaterThanOrEqual(least)
  })

  test('the ring of the 404 page and its fallen side are visible', () => {
    const metals = [...renderToStaticMarkup(Lost({children: ''})).matchAll(/(?:fill|stroke)="(#\w{6})"/g)]
    expect(metals.length).toBeGreaterThan(11)
    for (const [, metal = ''] of metals)
      expect(contrast(metal, shade('wash')), metal).toBeGreaterThanOrEqual(3)
  })

  test('one of the two focus rings is visible on every background', () => {
    for (const background of ['paper', 'wash', 'surface', 'spruce', 'brass', 'mulberryPanel'] as const) {
      const rings = (['focusInk', 'focus'] as const).map((role) => contrast(shade(role), shade(background)))
      expect(Math.max(...rings), background).toBeGreaterThanOrEqual(3)
    }
  })
})
