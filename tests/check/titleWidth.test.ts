import {expect, test} from 'vitest'
import {documentTitle, titleWidth} from '../../src/check/stages/schema/titleWidth.ts'
import {readSite} from '../../src/site/readSite.ts'

// S13.6
test('a title is as wide as Arial writes it in 20 pixels', () => {
  expect(titleWidth('')).toBe(0)
  // As Chromium measures it in Liberation Sans, which is made to have the widths of Arial, without kerning: 402.06.
  expect(titleWidth('Free money courses and dates | Twelvesides')).toBeCloseTo(402, 0)
})

test('the check measures the title that documents have', async () => {
  const {documentTitle: ofDocuments} = await import('../../src/document/head.ts')
  for (const page of readSite(process.cwd()).pages) {
    const title = String(page.frontmatter.values.get('title')?.value)
    expect(documentTitle(title, 'Twelvesides')).toBe(ofDocuments({title}, 'Twelvesides'))
  }
})
