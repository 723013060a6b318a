import mdx from '@mdx-js/rollup'
import type {Nodes} from 'hast'
import {toString as textOf} from 'hast-util-to-string'
import type {MdxJsxTextElementHast} from 'mdast-util-mdx-jsx'
import remarkGfm from 'remark-gfm'
import {visit} from 'unist-util-visit'
import {expect, test} from 'vitest'
import terms from '../../content/terms.yaml'
import {editingName} from '../../src/build/isEditing.ts'
import {mdxCompiler} from '../../src/build/mdxCompiler.ts'
import {markTerms, type Term} from '../../src/layout/markTerms.ts'
import {passages} from '../check/ordinary.ts'

const all: Term[] = [
  {id: 'overdraft', forms: ['overdraft', 'overdrafts']},
  {id: 'isa', forms: ['ISA']},
  {id: 'interest', forms: ['interest rate']},
  {id: 'compound', forms: ['compound interest']},
]

/** Enough other words for ten hard words. */
const padding = `${'word '.repeat(500)}\n\n`

interface Mark {
  words: string
  id: unknown
  /** The text of the element with the hard word. */
  text: string
}

/** Returns the hard words that a page explains, in order. */
async function marksIn(page: string, wanted: readonly Term[] = all): Promise<Mark[]> {
  const marks: Mark[] = []
  const collect = () => (tree: Nodes) =>
    visit(tree, 'mdxJsxTextElement', (node: MdxJsxTextElementHast, _, parent) => {
      if (node.name !== 'SiteTerm') return
      const [attribute] = node.attributes
      marks.push({words: textOf(node), id: attribute?.value, text: textOf(parent as Nodes)})
    })
  const options = {terms: () => wanted, isVerbatim: (name: string) => name === 'LetterDraft'}
  const plugin = mdx({remarkPlugins: [remarkGfm], rehypePlugins: [[markTerms, options], collect]})
  await (plugin.transform as unknown as (text: string, path: string) => Promise<unknown>)(page, 'page.mdx')
  return marks
}

const wordsIn = async (page: string) => (await marksIn(page)).map(({words}) => words)

// S3.79
test('only the first use of a hard word is explained, in any of its forms, and also at the start of a sentence', async () => {
  const marks = await marksIn(`${padding}Overdrafts cost money.\nAn overdraft is a loan, and an ISA is none.`)
  expect(marks.map(({words, id}) => [words, id])).toEqual([
    ['Overdrafts', 'overdraft'],
    ['ISA', 'isa'],
  ])
  expect(marks[0]?.text).toBe('Overdrafts cost money.\nAn overdraft is a loan, and an ISA is none.')
})

// S3.79
test.each([
  ['a heading', '## Your overdraft'],
  ['a link', '[your overdraft](/)'],
  ['the name of a step or bold words in a link', '[**your overdraft**](/)'],
  ['a table', '| A | B |\n|---|---|\n| overdraft | ISA |'],
  ['a letter to copy', '<LetterDraft>\n\nMy overdraft.\n\n</LetterDraft>'],
  ['a part of a longer word', 'A pre-overdraft and a visa.'],
  ['another sense of the word', 'An interest in films, and compound fractures.'],
  ['a page about the word', '# What an overdraft is\n\nAn overdraft is a loan.'],
])('a hard word is not explained in %s', async (_, page) => {
  expect(await wordsIn(padding + page)).toEqual([])
})

// S3.79
test('a page explains at most two words in a hundred', async () => {
  const page = (others: number) => `${'word '.repeat(others)}overdraft, ISA, interest rate.`
  const found = await Promise.all(
    [10, 50, 100, 200].map(async (others) => (await wordsIn(page(others))).length),
  )
  expect(found).toEqual([0, 1, 2, 3])
})

// S3.79
test('words and explanation of a list item stay one line beside its tick', async () => {
  const [mark] = await marksIn(`${padding}- Pay off your overdraft first.\n- Open an ISA.`)
  expect(mark?.text).toBe('Pay off your overdraft first.')
})

// S3.79
test.each([
  ['the site', [], true],
  ['`npm run edit`, which compares a page with its source', [{name: editingName}], false],
])('hard words in %s', async (_, plugins, isExplained) => {
  const compile = mdxCompiler(
    {plugins, root: '/', mode: 'production'},
    {pageAt: () => undefined, componentOf: () => undefined, containerOf: () => undefined, terms: () => all},
  )
  const page = await compile(`${padding}An overdraft is a loan.`, '/pages/page.mdx')
  expect(page?.code.includes('SiteTerm')).toBe(isExplained)
  expect(page?.code.includes('data-edit')).toBe(!isExplained)
})

/** Words that also have a plain sense, and those of them that are about money in the ordinary passages. */
const ambiguous = /interest|\bnet\b|gross|deposit|\bshares?\b|\bbonds?\b|tenancy/i
const aboutMoney = ['gross pay', 'Gross pay', 'interest rates', 'compound interest', 'tenancy agreement']

// S3.79
test('in ordinary words of staff, a word in its plain sense is left alone', async () => {
  const texts = passages.filter((passage) => ambiguous.test(passage))
  expect(texts.length).toBeGreaterThan(20)
  const marks = await Promise.all(texts.map((text) => marksIn(`${padding}\n\n${plainText(text)}`, terms)))
  const found = marks.flat().map(({words}) => words)
  expect(new Set(found.filter((words) => ambiguous.test(words)))).toEqual(new Set(aboutMoney))
})

/** Makes a passage plain text, because some of it is not MDX. */
function plainText(passage: string): string {
  return passage.replace(/[<>{}[\]()*_#|`~\\]/g, ' ')
}
