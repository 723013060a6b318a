import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {brotliCompressSync} from 'node:zlib'
import {expect, test} from 'vitest'
import announced from '../content/announcement.yaml'

const dist = resolve(import.meta.dirname, '../dist')
if (!existsSync(dist)) throw new Error('There is no dist/ to weigh. Make it with: npm run build')

interface Budget {
  what: string
  most: number
  why: string
  weigh: (html: string) => number
}

/**
 * What each page may weigh, in bytes as brotli sends them, or in files.
 * They hold what engineers make heavy: a page may be as long as its words need, and what words are part of has room for
 * some thousands more. Raise one only together with its reason.
 */
const budgets: Budget[] = [
  {
    what: 'the document without what staff write',
    // An announcement above the header may add some for as long as it is listed.
    most: 9_930 + (announced.length > 0 ? 90 : 0),
    why: 'A new connection brings ten packets at once. The larger part of what words can take of them is left to words.',
    weigh: (html) => compressed(frameOf(html)),
  },
  {
    what: 'scripts inside the document',
    most: 1_130,
    why: 'A page that is read and left again needs no more than the code that waits for a press.',
    weigh: (html) => compressed([...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code]) => code).join('')),
  },
  {
    what: 'script files before anyone presses anything',
    most: 0,
    why: 'Reading needs no script.',
    weigh: (html) => [...html.matchAll(/<script[^>]* src=/g)].length,
  },
  {
    what: 'files that reading asks for',
    most: 4,
    why: 'The document, the font and the icon are all that reading takes; the styles of paper come after them.',
    weigh: (html) => 1 + fetchedAtOnce(html).length,
  },
  {
    what: 'the script that shows a message',
    most: 3_000,
    why: 'It is two packets, so that a press is answered as soon as a host can answer at all. The words of our messages are in it.',
    weigh: (html) => weight(scriptsOnPress(html)[0] ?? ''),
  },
  {
    what: 'what a form waits for',
    most: 80_000,
    why: 'On a slow phone connection that is half a second. It is React, what shows messages, and the two forms.',
    weigh: (html) =>
      scriptsOnPress(html)
        .slice(1)
        .reduce((sum, file) => sum + weight(file), 0),
  },
  {
    what: 'the font',
    most: 12_000,
    why: 'It has the letters that the site shows and no others; whoever cuts it anew should know what they add.',
    weigh: (html) => weight(/href="([^"]*\.woff2)"/.exec(html)?.[1] ?? ''),
  },
  {
    what: 'a first visit',
    most: 58_000,
    why: 'The best framework that we measured sends as much for a page; here it includes the font.',
    weigh: (html) => compressed(html) + fetchedAtOnce(html).reduce((sum, file) => sum + weight(file), 0),
  },
]

const pages = readdirSync(dist, {recursive: true, encoding: 'utf8'})
  .filter((name) => name.endsWith('.html'))
  .map((name) => ({name, html: readFileSync(join(dist, name), 'utf8')}))

// S11.6
test.each(budgets)('$what: at most $most on every page', ({most, why, weigh}) => {
  const weights = pages.map(({name, html}) => ({name, weight: weigh(html)}))
  expect(
    weights.filter((page) => page.weight > most),
    why,
  ).toEqual([])
})

test('more words and cards make no page heavier to its budget, and one more attribute does', () => {
  const html = pages.find(({name}) => name === 'about.html')?.html ?? ''
  const frame = frameOf(html)
  expect(frame.length).toBeGreaterThan(1000)
  expect(frameOf(html.replace('</h1>', ' and many other words</h1>'))).toBe(frame)
  expect(frameOf(html.replace(/<article\b.*?<\/article>/s, (card) => card.repeat(9)))).toBe(frame)
  expect(frameOf(html.replace('<h1', '<h1 data-heavier="by this"')).length).toBeGreaterThan(frame.length)
})

/** A document without what staff write: its styles and scripts, and one of each kind of element. */
function frameOf(html: string): string {
  const code: string[] = []
  const rest = html.replace(/<(script|style)\b([^>]*)>.*?<\/\1>/gs, (whole, _name, attributes: string) => {
    // Structured data is made of records.
    if (!attributes.includes('ld+json')) code.push(whole)
    return ''
  })
  const written = / (id|href|content|datetime|aria-label|aria-labelledby|value|data-about|data-chunks)="[^"]*"/g
  const tags = (rest.match(/<[^>]+>/g) ?? []).map((tag) => tag.replace(written, ' $1'))
  return [...code, ...new Set(tags)].join('')
}

/** The files that a browser fetches as soon as it has read the document. */
function fetchedAtOnce(html: string): string[] {
  const eager = /<(?:img|script)\b[^>]* src="(\/[^"]*)"|<link rel="(?:preload|stylesheet|icon)" href="(\/[^"]*)"/g
  return [...new Set([...html.matchAll(eager)].map(([, source, link]) => source ?? link ?? ''))]
}

/** The scripts that a press asks for, the one that shows a message first. */
function scriptsOnPress(html: string): string[] {
  return /data-chunks="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? []
}

function compressed(text: string): number {
  return brotliCompressSync(text).length
}

/** What a file takes as it is sent. */
function weight(file: string): number {
  const path = join(dist, file)
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
}
