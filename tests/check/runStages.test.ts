import {expect, test} from 'vitest'
import {check} from '../../src/check/check.ts'
import {fileText} from '../../src/site/fileText.ts'
import {applyEdits} from '../../src/site/text/edit.ts'
import {withFileText} from '../../src/site/withFileText.ts'
import {reported, site, siteAfter} from './caseSite.ts'

const page = 'pages/services.mdx'
const withWords = (words: string) => siteAfter(site, {[page]: ['Every track is free.', words]})

test('the site that cases change is in order', () => {
  expect(reported(site)).toEqual([])
})

test('S14.7 of a paragraph with an error no later stage says anything, and of others it does', () => {
  expect(reported(withWords('See [this](/nowhere), and the the rest.\n\nIt is the the rest.'))).toEqual([
    `${page}:22 refs.no-page`,
    `${page}:24 words.twice (advice) > It is the rest.`,
  ])
})

test('S14.7 pages beside each other wait until nothing is an error', () => {
  const lonely = siteAfter(site, {
    'pages/more.mdx': '---\ntitle: More\ndescription: More of it.\n---\n\n# More\n\nWords.\n',
  })
  expect(reported(lonely)).toEqual(['pages/more.mdx:2 site.unreached (advice)'])
  const broken = siteAfter(lonely, {[page]: ['Every track is free.', '[Us](/nowhere)']})
  expect(reported(broken)).toEqual([`${page}:22 refs.no-page`])
})

test('S14.7 what to write was tried: it is not offered where something else would be wrong then', () => {
  const [right, wrong] = ['[us](/servces)', '[us](/servces#no-such-place)'].map((link) =>
    check(withWords(link), {today: '2026-01-01'}),
  )
  expect(right?.[0]?.fix).toBeDefined()
  expect(wrong?.[0]).toMatchObject({id: 'refs.no-page'})
  expect(wrong?.[0]?.fix).toBeUndefined()
})

test('S14.7 with each fix made, one after the other, nothing is left', () => {
  let mended = siteAfter(withWords('We help you you . See [us](/#nextup), or <Emial />.'), {
    'content/events.yaml': ['date: 2030-03-14', 'date: 14/03/2030'],
  })
  for (let count = 0; count < 10; count++) {
    const [first] = check(mended, {today: '2026-01-01'}).filter(({fix}) => fix)
    if (first?.fix) mended = withFileText(mended, first.file, applyEdits(fileText(mended, first.file), [...first.fix]))
  }
  expect(reported(mended)).toEqual([])
})

test('only the files that are asked for are reported on', () => {
  const broken = siteAfter(withWords('[Us](/nowhere)'), {'pages/index.mdx': ['](/', '](/nowhere-else']})
  expect(reported(broken, {files: [page]})).toEqual([`${page}:22 refs.no-page`])
})
