import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {checkPage} from '../../src/check/checkPage.ts'
import {readContentFile} from '../../src/site/content/contentFile.ts'
import {adviceOn, mistakesIn} from '../../src/check/content/contentRules.ts'
import {readPage} from '../../src/site/page/page.ts'
import {readSite} from '../../src/site/readSite.ts'

const site = readSite(join(import.meta.dirname, 'site'))
const page = site.pages.find(({file}) => file === 'pages/services.mdx')
const before = page?.text ?? ''
const event = site.content.get('events.yaml')?.records[0]?.value

/** Correct writing of every kind, written by people who did not know the rules. */
const pieces = readFileSync(join(import.meta.dirname, 'ordinary.txt'), 'utf8')
  .replace(/^@ .*$/gm, '')
  .split(/^---$/m)
  // The site of the cases has no other page.
  .map((piece) => piece.trim().replace(/\]\(\/[a-z-]+/g, '](/'))
  .filter((piece) => piece !== '')

/** What is said of a page to which those words were added, also where git knows the page as it was without them. */
function saidOf(words: string): string[] {
  const read = readPage('pages/services.mdx', `${before}\n${words}\n`, site.components)
  return checkPage(read, {...site, before: () => before}).map(({message, rule}) => `${rule}: ${message}`)
}

// S14.7
test.each(pieces)('%j is let pass', (words) => {
  expect(saidOf(words)).toEqual([])
})

test('every ten pieces are let pass together', () => {
  const tens = Array.from({length: Math.ceil(pieces.length / 10)}, (_, index) =>
    pieces.slice(index * 10, index * 10 + 10),
  )
  expect(tens.flatMap((ten) => saidOf(ten.join('\n\nAnd there is more.\n\n')))).toEqual([])
})

/** What is said of an event with that description. */
function saidOfRecord(description: string): string[] {
  const file = readContentFile('events.yaml', Buffer.from(JSON.stringify([{...event, description}])))
  const changed = {...site, content: new Map(site.content).set(file.name, file)}
  return [...mistakesIn(file, changed), ...adviceOn(file, changed, '2026-01-01')].map(({message}) => message)
}

// A record holds plain words: no Markdown, and no line breaks.
test.each(pieces.filter((piece) => /^[^\n*_`[\]|>#\\]+$/.test(piece)))('a record may say %j', (words) => {
  expect(saidOfRecord(words)).toEqual(saidOfRecord('Meet the team.'))
})

test.each(['Untitled, an exhibition', 'Who are we?', '2025 in pictures', 'ISAs', '关于我们', 'About 💷'])(
  'S14.7 a page may be called %s',
  (title) => {
    const read = readPage('pages/services.mdx', before.replace(/^title: .*$/m, `title: ${title}`), site.components)
    expect(checkPage(read, site)).toEqual([])
  },
)

test.each(['Image 2 of 5: the hall', 'Photo of Ada’s mum', 'NHS', '2024'])('S14.7 a picture may show %s', (alt) => {
  expect(saidOf(`![${alt}](/team.jpg)`)).toEqual(saidOf('![The team at a table](/team.jpg)'))
})
