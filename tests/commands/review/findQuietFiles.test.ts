import {expect, test} from 'vitest'
import {compareStates} from '../../../src/commands/review/compareStates.ts'
import type {State} from '../../../src/commands/review/model.ts'
import {readPage} from '../../../src/commands/review/readPage.ts'

interface Made {
  /** What a visitor reads on the page about zebras. */
  body?: string
  words?: string
  top?: string
  draft?: boolean
  record?: unknown
}

const file = 'pages/zebras.mdx'

/** A state with two pages, of which the second says something else in each. */
function state(
  other: string,
  {body = '<p>Zebras.</p>', words = '', top = '', draft = false, record = {}}: Made = {},
): State {
  const page = (address: string, inside: string) =>
    [address, readPage(address, `<title>Title</title><main>${inside}</main>`)] as const
  const behind = {files: [], toasts: []}
  return {
    pages: new Map([...(draft ? [] : [page('/zebras', body)]), page('/other', `<p>${other}</p>`)]),
    records: new Map([['zoo.yaml', record]]),
    sources: new Map([
      ['/zebras', {file, draft, words, top, ...behind, files: ['components/Stripes.tsx']}],
      ['/other', {file: 'pages/other.mdx', draft: false, words: other, top: '', ...behind}],
    ]),
    frame: behind,
    redirects: new Map(),
  }
}

function found(changed: string, before: Made, after: Made) {
  const {comparison, inDoubt} = compareStates(state('One.', before), state('Two.', after), [changed, 'pages/other.mdx'])
  return comparison.quietFiles.includes(changed) ? 'quiet' : inDoubt.includes(changed) ? 'in doubt' : 'loud'
}

test.each<[string, string, string, Made, Made]>([
  ['a page whose words and values are the same', file, 'quiet', {}, {}],
  ['a page with another value at its top, which a list may show', file, 'in doubt', {top: 'a'}, {top: 'b'}],
  ['a draft', file, 'quiet', {draft: true, words: 'a'}, {draft: true, words: 'b'}],
  ['a page that reads differently and says the same', file, 'in doubt', {}, {body: '<p>Zebras and gnus.</p>'}],
  ['a page that reads differently and says something else', file, 'loud', {}, {body: '<p>Gnus.</p>', words: 'b'}],
  ['a page that shows its words otherwise', file, 'loud', {}, {body: '<p><strong>Zebras</strong>.</p>'}],
  ['records with the same values', 'content/zoo.yaml', 'quiet', {record: [{id: 'a'}]}, {record: [{id: 'a'}]}],
  [
    'records in another order',
    'content/zoo.yaml',
    'in doubt',
    {record: [{id: 'a'}, {id: 'b'}]},
    {record: [{id: 'b'}, {id: 'a'}]},
  ],
  ['a component', 'components/Stripes.tsx', 'in doubt', {}, {}],
  ['a component of a page that reads differently', 'components/Stripes.tsx', 'loud', {}, {body: '<p>Gnus.</p>'}],
  ['what visitors get nothing of', 'README.md', 'loud', {}, {}],
])('%s', (_, changed, mayBe, before, after) => {
  expect(found(changed, before, after)).toBe(mayBe)
})

test('every file is quiet where nothing reads differently', () => {
  const changed = ['components/Stripes.tsx', 'src/frame/Layout.tsx', file]
  const {comparison, inDoubt} = compareStates(state('One.'), state('One.', {top: 'b'}), changed)
  expect([comparison.quietFiles, inDoubt]).toEqual([changed, []])
})
