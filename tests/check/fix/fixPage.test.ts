import {toString as textOf} from 'mdast-util-to-string'
import {expect, test} from 'vitest'
import {fixPage} from '../../../src/check/fix/fixPage.ts'
import {parsePage} from '../../../src/site/page/parsePage.ts'
import {readSite} from '../../../src/site/readSite.ts'
import {site} from '../caseSite.ts'
import {inBatches, passages} from '../ordinary.ts'

const {components} = site
const fix = (text: string) => fixPage('pages/page.mdx', text, components)
const head = '---\ntitle: Page\ndescription: A page.\n---\n\n'
const imports = (...names: string[]) =>
  `${names.map((name) => `import {${name}} from '../components/${name}.tsx'\n`).join('')}\n`

test.each([
  ['each sentence gets a line', 'One. Two! Three?\n', 'One.\nTwo!\nThree?\n'],
  ['the lines of a list entry keep their indent', '- One. Two.\n  Three.\n', '- One.\n  Two.\n  Three.\n'],
  [
    'no line ends after an abbreviation',
    'Ask Dr. Who of St. Ives. Then go.\n',
    'Ask Dr. Who of St. Ives.\nThen go.\n',
  ],
  ['a < that does not begin a tag is escaped', 'We <3 you.\n', 'We \\<3 you.\n'],
  ['a no-break space becomes a space', 'Every\u00a0track.\n', 'Every track.\n'],
  [
    'a no-break space after ## stays',
    '##\u00a0More\n\nEvery\u00a0track.\n',
    '##\u00a0More\n\nEvery track.\n',
  ],
  ['an invisible character is deleted', 'Every\u200b track.\n', 'Every track.\n'],
  [
    'the space between a tag and punctuation is deleted',
    `${imports('Email')}Ask <Email /> , or write to <Email /> .\n`,
    `${imports('Email')}Ask <Email />, or write to <Email />.\n`,
  ],
  [
    'curly quotes round an attribute become straight',
    `${imports('CurriculumTrack')}<CurriculumTrack track=“essentials” />\n`,
    `${imports('CurriculumTrack')}<CurriculumTrack track="essentials" />\n`,
  ],
  [
    'imports are added, sorted, and deleted if unused',
    `${imports('CardGrid', 'Fact')}<Email />, <Fact fact="x" />.\n`,
    `${imports('Email', 'Fact')}<Email />, <Fact fact="x" />.\n`,
  ],
  ['line endings become those of Unix', 'One.\r\n\r\nTwo.\r\n', 'One.\n\nTwo.\n'],
  [
    'straight quotes become curly',
    '## What\'s on\n\nIt\\\'s **"free"**.\n',
    '## What’s on\n\nIt’s **“free”**.\n',
  ],
  [
    'straight quotes become curly inside a tag, but not in its attributes',
    `${imports('ToastButton')}<ToastButton toast="let's">Let's go</ToastButton>\n`,
    `${imports('ToastButton')}<ToastButton toast="let's">Let’s go</ToastButton>\n`,
  ],
])('%s', (_, before, after) => {
  expect(fix(head + before).text).toBe(head + after)
})

test.each([
  ['curly brackets', 'The {green room}.\n'],
  ['code, which may hold a secret', 'The key is {process.env.KEY}.\n'],
  ['inline code', "`It's. Two.`\n"],
  ['a no-break space in code', '`Every\u00a0track`\n\n```\nEvery\u00a0track.\n```\n'],
  ['lettered and Roman lists', 'a. One\nb. Two\n\nI. Three\nII. Four\n'],
  ['fullwidth characters', '＃＃ Heading\n'],
  ['curly quotes', 'They said “yes”.\n'],
  ['a sentence that would become a list', 'It is free. - Not so.\n'],
  ['a quotation', '> One. Two.\n'],
  ['a table', '| a |\n|---|\n| One. Two. |\n'],
  ['a table without its second row', '| One. Two | b |\n| 1. Three | 2 |\n'],
  ['straight quotes in addresses', "[Why](/it's) and https://example.org/it's\n"],
  ['straight quotes that may be inches', 'A "free course, 5\'10" long.\n'],
  ['imports on a page with open code', `${imports('CardGrid', 'Email')}Every track.\n\n\`\`\`\n<Email />\n`],
  ['imports on a page with a broken tag', `${imports('CardGrid', 'Email')}<Email /\n`],
])('%s stays as it is', (_, text) => {
  expect(fix(head + text).text).toBe(head + text)
})

/**
 * Returns the text of a page's source that visitors read, without the characters that `fixPage` may change.
 */
function readableText(source: string): string {
  const page = parsePage('pages/page.mdx', source, components)
  const children = page.tree.children.filter((node) => node.type !== 'mdxjsEsm')
  return withoutFixable(textOf({...page.tree, children}))
}

/** Removes what `fixPage` may change: imports, quotes, backslashes, spaces and invisible characters. */
const withoutFixable = (text: string) =>
  text
    .replace(/^import \{.*\n/gm, '')
    .replace(/[“”"‘’']/g, '')
    .replace(/\\(?=[<{}'"])/g, '')
    .replace(/[\s\u00a0\u200b]/g, '')

test('no word of correct writing changes, and a second run changes nothing', () => {
  for (const batch of inBatches(passages.filter((_, index) => index % 5 === 0))) {
    const page = `${head}${batch.join('\n\nMore. And more.\n\n')}\n`
    const {text} = fix(page)
    expect(readableText(text)).toBe(readableText(page))
    expect(withoutFixable(text)).toBe(withoutFixable(page))
    expect(fix(text)).toEqual({text, done: []})
  }
})

test('straight quotes stay on a page with a mistake, as they may be code', () => {
  const page = `${head}It's free.\n`
  expect(fixPage('pages/page.mdx', page, components, () => false).text).toBe(page)
})

test('straight quotes in the frontmatter become curly', () => {
  const page = (title: string) => `---\ntitle: ${title}\ndescription: A page.\n---\n\nWords.\n`
  expect(fix(page("What's on")).text).toBe(page('What’s on'))
})

test('imports follow a page that was moved to another folder', () => {
  const moved = (path: string) =>
    `---\ntitle: A\ndescription: B.\n---\n\nimport {Email} from '${path}Email.tsx'\n\n<Email />\n`
  const {text} = fixPage('pages/guides/credit/cards.mdx', moved('../components/'), components)
  expect(text).toBe(moved('../../../components/'))
  expect(fixPage('pages/page.mdx', moved('../../components/'), components).text).toBe(moved('../components/'))
})

test('a second run changes no page of the project', () => {
  const project = readSite(process.cwd())
  for (const {file, text} of project.pages) {
    const once = fixPage(file, text, project.components).text
    expect(fixPage(file, once, project.components), file).toEqual({text: once, done: []})
  }
})
