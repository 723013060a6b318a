import {expect, test} from 'vitest'
import {isDraft, withoutDrafts} from '../../src/site/drafts.ts'
import {parsePage} from '../../src/site/page/parsePage.ts'
import {components, plain, siteWith} from '../check/siteWith.ts'

test('S2.36 the site without drafts has every other page, by its file and by its address', () => {
  const site = withoutDrafts(siteWith({one: {says: 'draft: true\n'}, two: {}}))
  expect(site.pages.map(({file}) => file).sort()).toEqual(
    [...plain.pages.map(({file}) => file), 'pages/two.mdx'].sort(),
  )
  expect([...site.pagesByAddress.keys()]).not.toContain('/one')
})

test('a page whose top can’t be read is a draft all the same', () => {
  const page = parsePage('pages/one.mdx', '---\ntitle: One: two: three\ndraft: true\n---\n\n# One\n', components)
  expect(isDraft(page)).toBe(true)
})

test.each(['pages/index.mdx', 'pages/[...404].mdx'])('S2.36 %s is no draft, whatever it says', (file) => {
  expect(isDraft(parsePage(file, '---\ntitle: One\ndraft: true\n---\n\n# One\n', components))).toBe(false)
})
