import {expect, test} from 'vitest'
import {titleWidth} from '../../src/check/stages/schema/titleWidth.ts'

// S13.6
test('the width of a title is measured as in search results, in 20-pixel Arial', () => {
  expect(titleWidth('')).toBe(0)
  // Chromium measures 402.06 pixels, without kerning, in Liberation Sans, whose letters have the widths of
  // Arial’s.
  expect(titleWidth('Free money courses and dates | Twelvesides')).toBeCloseTo(402, 0)
})
