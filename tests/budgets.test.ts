import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs'
import {join} from 'node:path'
import {brotliCompressSync} from 'node:zlib'
import {expect, test} from 'vitest'
import announced from '../content/announcement.yaml'
import type {SearchIndex} from '../src/browser/findPlaces.ts'
import {builtSite} from './builtSite.ts'

const dist = builtSite()

interface Budget {
  what: string
  most: number
  why: string
  weigh: (html: string, file: string) => number
}

/** The limits (`most`) for every page: bytes after Brotli compression, or a number of files. */
const budgets: Budget[] = [
  {
    what: 'the document without what staff write',
    // While `content/announcement.yaml` has an announcement, every page has a few more bytes.
    // 500 of them are Emotion's class names, as ad blockers hide names of a letter or two; 440 are the panel
    // of the search, which opens without a request, and the help lines with their hours.
    most: 10_960 + (announced.length > 0 ? 90 : 0),
    why: 'A new connection receives ten packets at once, most of which must be left for words.',
    weigh: (html) => compressed(frameOf(html)),
  },
  {
    what: 'inline scripts',
    most: 1_180,
    why: 'A page that is only read needs no more than the code that waits for a press or for a search.',
    weigh: (html) => (html.includes('<input inputmode="decimal"') ? 0 : inlineScripts(html)),
  },
  {
    what: 'inline scripts of a page with a budget to fill in',
    most: 1_380,
    why: 'They also add up what is typed, without a file to wait for.',
    weigh: inlineScripts,
  },
  {
    what: 'script files before the first press',
    most: 0,
    why: 'Reading needs no script.',
    weigh: (html) => [...html.matchAll(/<script[^>]* src=/g)].length,
  },
  {
    what: 'requests for reading',
    most: 4,
    why: 'Reading needs the document, the font and the icon; the print styles load after them.',
    weigh: (html) => 1 + fetchedAtOnce(html).length,
  },
  {
    what: 'the script that shows a message',
    most: 3_000,
    why: 'It fits into two packets, to show a message without delay. It contains the text of all messages.',
    weigh: (html) => weight(scriptsOfPage(html)[1] ?? ''),
  },
  {
    what: 'the scripts of a form',
    most: 80_000,
    why: 'On a slow phone connection they take half a second. They are React, the messages and the code of the two forms.',
    weigh: (html) =>
      scriptsOfPage(html)
        .slice(2)
        .reduce((sum, file) => sum + weight(file), 0),
  },
  {
    what: 'the search: its script and its index, without what was written since 30 November 2026',
    most: 15_000,
    why: 'On a slow phone connection they take a third of a second. As new words are left out, the script or the form of the index has grown: make src/browser/search.ts or src/document/searchIndex.ts lighter again.',
    weigh: (html) => weight(scriptsOfPage(html)[0] ?? '') + weight('search.json') - newWords,
  },
  {
    what: 'the font',
    most: 12_000,
    why: 'It has only the letters that the site uses.',
    weigh: (html) => weight(/href="([^"]*\.woff2)"/.exec(html)?.[1] ?? ''),
  },
  {
    what: 'a first visit',
    most: 58_000,
    why: 'It is as much as the best measured framework sends for a page; here it includes the font.',
    weigh: (html, file) => weight(file) + fetchedAtOnce(html).reduce((sum, file) => sum + weight(file), 0),
  },
]

/**
 * The compressed bytes of all words that the search finds, on 30 November 2026: those of pages, and those of
 * `words`.
 */
const wordsAtFirst = 21_080

/**
 * How many compressed bytes of words were added since. The index has each word of a section once, so it grows
 * by less.
 */
const newWords = Math.max(0, compressed(wordsOfPages()) + compressed(wordsToType()) - wordsAtFirst)

function inlineScripts(html: string): number {
  return compressed([...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code]) => code).join(''))
}

const pages = readdirSync(dist, {recursive: true, encoding: 'utf8'})
  .filter((name) => name.endsWith('.html'))
  .map((name) => ({name, html: readFileSync(join(dist, name), 'utf8')}))

// S11.6
test.each(budgets)('$what: at most $most on every page', ({most, why, weigh}) => {
  const weights = pages.map(({name, html}) => ({name, weight: weigh(html, name)}))
  expect(
    weights.filter((page) => page.weight > most),
    why,
  ).toEqual([])
})

test('the budget of a document does not count words and cards, but counts an attribute', () => {
  const html = pages.find(({name}) => name === 'about.html')?.html ?? ''
  const frame = frameOf(html)
  expect(frame.length).toBeGreaterThan(1000)
  expect(frameOf(html.replace('</h1>', ' and many other words</h1>'))).toBe(frame)
  expect(frameOf(html.replace(/<article\b.*?<\/article>/s, (card) => card.repeat(9)))).toBe(frame)
  expect(frameOf(html.replace('<h1', '<h1 data-heavier="by this"')).length).toBeGreaterThan(frame.length)
})

/** Returns the text of all pages, from their Markdown copies. */
function wordsOfPages(): string {
  const copies = readdirSync(dist, {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.md'))
  return copies
    .sort()
    .map((name) => readFileSync(join(dist, name), 'utf8'))
    .join('\n')
}

/** Returns what people type to find a help line, a page or a record whose words are others. */
function wordsToType(): string {
  const {help, pages: indexed}: SearchIndex = JSON.parse(readFileSync(join(dist, 'search.json'), 'utf8'))
  const sections = indexed.flatMap(([, , all]) => all)
  return [...help.flatMap(({words}) => words), ...sections.flatMap(([, , , words]) => words ?? [])].join('\n')
}

/** Returns a document without its text: its styles, its scripts, and one tag of each kind. */
function frameOf(html: string): string {
  const code: string[] = []
  const rest = html.replace(/<(script|style)\b([^>]*)>.*?<\/\1>/gs, (whole, _name, attributes: string) => {
    // Leaves out structured data (JSON-LD), which grows with the content.
    if (!attributes.includes('ld+json')) code.push(whole)
    return ''
  })
  const written =
    / (id|href|content|datetime|aria-label|aria-labelledby|value|data-about|data-chunks)="[^"]*"/g
  const tags = (rest.match(/<[^>]+>/g) ?? []).map((tag) => tag.replace(written, ' $1'))
  return [...code, ...new Set(tags)].join('')
}

/** Returns the files that a browser requests as soon as it has parsed the document. */
function fetchedAtOnce(html: string): string[] {
  const eager =
    /<(?:img|script)\b[^>]* src="(\/[^"]*)"|<link rel="(?:preload|stylesheet|icon)" href="(\/[^"]*)"/g
  return [...new Set([...html.matchAll(eager)].map(([, source, link]) => source ?? link ?? ''))]
}

/**
 * Returns the scripts that load on demand: that of the search, that of the first toast, and those of forms.
 */
function scriptsOfPage(html: string): string[] {
  return /data-chunks="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? []
}

function compressed(text: string): number {
  return brotliCompressSync(text).length
}

/** Returns the compressed size of a file in bytes. */
function weight(file: string): number {
  const path = join(dist, file)
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
}
