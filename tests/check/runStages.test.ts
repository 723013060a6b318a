import {expect, test} from 'vitest'
import {check} from '../../src/check/check.ts'
import {fileText} from '../../src/site/fileText.ts'
import {applyEdits} from '../../src/site/text/edit.ts'
import {withFileText} from '../../src/site/withFileText.ts'
import {reported, site, siteAfter} from './caseSite.ts'

const page = 'pages/services.mdx'
const withWords = (words: string) => siteAfter(site, {[page]: ['Every track is free.', words]})

test('S14.7 after every fix has been applied, one by one, there are no findings', () => {
  let fixed = siteAfter(withWords('We help you you . See [us](/#nextup), or <Emial />.'), {
    'content/events.yaml': ['date: 2030-03-14', 'date: 14/03/2030'],
  })
  for (let count = 0; count < 10; count++) {
    const [first] = check(fixed, {today: '2026-01-01'}).filter(({fix}) => fix)
    if (first?.fix)
      fixed = withFileText(fixed, first.file, applyEdits(fileText(fixed, first.file), first.fix))
  }
  expect(reported(fixed)).toEqual([])
})

test('findings are reported only of the requested files', () => {
  const broken = siteAfter(withWords('[Us](/nowhere)'), {'pages/index.mdx': ['](/', '](/nowhere-else']})
  expect(reported(broken, {files: [page]})).toEqual([`${page}:22 references.no-page`])
})
