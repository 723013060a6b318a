import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {toString as textOf} from 'mdast-util-to-string'
import {describe, expect, test} from 'vitest'
import {fixPage} from '../../../src/check/fix/fixPage.ts'
import {parsePage} from '../../../src/site/page/parsePage.ts'
import {readComponents} from '../../../src/site/readComponents.ts'
import {pieces, tensOf} from '../ordinary.ts'

const components = readComponents(join(import.meta.dirname, '../site'))
const fix = (text: string) => fixPage('pages/page.mdx', text, components)
const head = '---\ntitle: Page\ndescription: A page.\n---\n\n'

describe('each safe mend', () => {
  const cases: [what: string, before: string, after: string][] = [
    ['one sentence a line', 'One. Two! Three?\n', 'One.\nTwo!\nThree?\n'],
    ['a list keeps its indent', '- One. Two.\n  Three. Four.\n', '- One.\n  Two.\n  Three.\n  Four.\n'],
    ['a short form ends no sentence', 'Ask Dr. Who of St. Ives. Then go.\n', 'Ask Dr. Who of St. Ives.\nThen go.\n'],
    ['a heart is words', 'We <3 you.\n', 'We \\<3 you.\n'],
    ['curly brackets are left for a person to judge', 'The {green room}.\n', 'The {green room}.\n'],
    ['a special space is a space', 'Every\u00a0track.\n', 'Every track.\n'],
    [
      'the sign of a list stays beside its words',
      'a. One\nb. Two\n\nI. Three\nII. Four\n',
      'a. One\nb. Two\n\nI. Three\nII. Four\n',
    ],
    ['half of what makes a heading is left with the other half', '＃＃ Heading\n', '＃＃ Heading\n'],
    [
      'a space between a tag and the sign behind it goes',
      "import {Email} from '../components/Email.tsx'\n\nAsk <Email /> , or write to <Email /> .\n",
      "import {Email} from '../components/Email.tsx'\n\nAsk <Email />, or write to <Email />.\n",
    ],
    ['an invisible sign goes', 'Every\u200b track.\n', 'Every track.\n'],
    [
      'bent quotes in a tag are straightened',
      "import {CurriculumTrack} from '../components/CurriculumTrack.tsx'\n\n<CurriculumTrack track=“essentials” />\n",
      'import {CurriculumTrack} from \'../components/CurriculumTrack.tsx\'\n\n<CurriculumTrack track="essentials" />\n',
    ],
    ['bent quotes in words stay', 'They said “yes”.\n', 'They said “yes”.\n'],
    ['a missing import is written', '<Email />\n', "import {Email} from '../components/Email.tsx'\n\n<Email />\n"],
    [
      'an import has its place in the alphabet, and one without use goes',
      "import {CardGrid} from '../components/CardGrid.tsx'\nimport {Fact} from '../components/Fact.tsx'\n\n<Email />, <Fact fact=\"x\" />.\n",
      "import {Email} from '../components/Email.tsx'\nimport {Fact} from '../components/Fact.tsx'\n\n<Email />, <Fact fact=\"x\" />.\n",
    ],
    ['lines end as everywhere', 'One.\r\n\r\nTwo.\r\n', 'One.\n\nTwo.\n'],
    ['code may be a secret, and is left', 'The key is {process.env.KEY}.\n', 'The key is {process.env.KEY}.\n'],
    ['a sentence that would start a list stays', 'It is free. - Not so.\n', 'It is free. - Not so.\n'],
    ['a quotation stays', '> One. Two.\n', '> One. Two.\n'],
    ['a table stays', '| a |\n|---|\n| One. Two. |\n', '| a |\n|---|\n| One. Two. |\n'],
    [
      'rows of a table that is not whole stay',
      '| One. Two | b |\n| 1. Three | 2 |\n',
      '| One. Two | b |\n| 1. Three | 2 |\n',
    ],
    [
      'a special space that hides a heading stays for a person to judge, and the others go',
      '##\u00a0More\n\nEvery\u00a0track.\n',
      '##\u00a0More\n\nEvery track.\n',
    ],
    ['a space at the start of a line is none', '\u00a0Every track.\n', ' Every track.\n'],
    [
      'straight marks in words are curled',
      '## What\'s on\n\nIt is **"free"**.\n',
      '## What’s on\n\nIt is **“free”**.\n',
    ],
    ['so are those behind backslashes', "It\\'s free.\n", 'It’s free.\n'],
    [
      'so are those in a tag, and in no attribute of it',
      "import {ToastButton} from '../components/ToastButton.tsx'\n\n<ToastButton toast=\"let's\">Let's go</ToastButton>\n",
      "import {ToastButton} from '../components/ToastButton.tsx'\n\n<ToastButton toast=\"let's\">Let’s go</ToastButton>\n",
    ],
    ['straight marks of code stay', "`it's` is code.\n", "`it's` is code.\n"],
    [
      'so do those of addresses',
      "[Why](/it's) and https://example.org/it's\n",
      "[Why](/it's) and https://example.org/it's\n",
    ],
    ['so do those of which nobody can be certain', 'A "free course, 5\'10" long.\n', 'A "free course, 5\'10" long.\n'],
    ['code stays', '`One. Two.`\n', '`One. Two.`\n'],
  ]
  test.each(cases)('%s', (_what, before, after) => {
    expect(fix(head + before).text).toBe(head + after)
  })
})

/** The words that a visitor reads, without their line breaks. */
function words(text: string): string {
  const page = parsePage('pages/page.mdx', text, components)
  const children = page.tree.children.filter((node) => node.type !== 'mdxjsEsm')
  return textOf({...page.tree, children})
    .replace(/\u200b/g, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .trim()
}

/** A text without what a fix may change: spaces, line ends, unseen signs, quotes, backslashes and imports. */
const kept = (text: string) =>
  text
    .replace(/^import \{.*\n/gm, '')
    .replace(/[“”"]/g, '"')
    .replace(/[‘’']/g, "'")
    .replace(/\\(?=[<{}'"])/g, '')
    .replace(/[\s\u00a0\u200b]/g, '')

test('no word of ordinary writing is changed, and what is mended once stays as it is', () => {
  for (const ten of tensOf(pieces.filter((_, index) => index % 5 === 0))) {
    const page = `${head}${ten.join('\n\nMore. And more.\n\n')}\n`
    const {text} = fix(page)
    expect(words(text)).toBe(words(page))
    expect(kept(text)).toBe(kept(page))
    expect(fix(text)).toEqual({text, done: []})
  }
})

test.each([
  ['code that never ends', 'Every track.\n\n```\n<Email />\n'],
  ['a tag that cannot be read', '<Email /\n'],
])('no import line goes from a page with %s', (_what, mistake) => {
  const page = `${head}import {CardGrid} from '../components/CardGrid.tsx'\nimport {Email} from '../components/Email.tsx'\n\n${mistake}`
  expect(fix(page).text).toBe(page)
})

test('words are left on a page that the check finds a mistake in: they may be none', () => {
  const page = `${head}It's free.\n`
  expect(fixPage('pages/page.mdx', page, components, () => false).text).toBe(page)
})

test.each([
  ["title: What's on", 'title: What’s on'],
  ["title: 'What''s on'", "title: 'What’s on'"],
  ['title: "What\'s \\"on\\""', 'title: "What’s “on”"'],
  ["title: >-\n  What's\n  on", 'title: >-\n  What’s\n  on'],
  ['title: \'"On"\'', 'title: \'"On"\''],
])('the top of a page has curly marks in its words: %s', (typed, written) => {
  const page = (title: string) => `---\n${title}\ndescription: A page.\n---\n\nWords.\n`
  expect(fix(page(typed)).text).toBe(page(written))
})

test('import lines lead to the components from the folder that a page was moved to', () => {
  const moved = (way: string) =>
    `---\ntitle: A\ndescription: B.\n---\n\nimport {Email} from '${way}Email.tsx'\n\n<Email />\n`
  const {text} = fixPage('pages/guides/credit/cards.mdx', moved('../components/'), components)
  expect(text).toBe(moved('../../../components/'))
  expect(fixPage('pages/page.mdx', moved('../../components/'), components).text).toBe(moved('../components/'))
})

test('whatever the pages of the site need is mended at once', () => {
  const root = join(import.meta.dirname, '../../..')
  const pageNames = readdirSync(join(root, 'pages'), {recursive: true, encoding: 'utf8'}).filter((name) =>
    name.endsWith('.mdx'),
  )
  const ours = readComponents(root)
  for (const name of pageNames) {
    const once = fixPage(`pages/${name}`, readFileSync(join(root, 'pages', name), 'utf8'), ours).text
    expect(fixPage(`pages/${name}`, once, ours), name).toEqual({text: once, done: []})
  }
})
