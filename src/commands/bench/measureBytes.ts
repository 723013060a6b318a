import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs'
import {join} from 'node:path'
import {brotliCompressSync} from 'node:zlib'

/** What a page costs, in bytes as brotli sends them. */
interface PageBytes {
  /** The document, with its styles. */
  html: number
  /** The document without what staff write: its styles and script, and one of each kind of element. */
  frame: number
  /** The script inside the document, which waits for a reason to wake React. */
  inlineScript: number
  /** Files of script before anyone needs React. */
  scriptFiles: number
  /** Files and bytes that waking asks for. */
  wakingFiles: number
  waking: number
  /** Files that reading it asks for: itself, and what it names that every browser fetches at once. */
  requests: number
  /** All of them together, for someone who comes for the first time. */
  read: number
}

/** What a built site weighs. */
export interface SiteBytes {
  font: number
  /** How many different letters its documents show, beside those that a visitor may type. */
  letters: number
  pages: Record<string, PageBytes>
}

/** What each page of a built site weighs, and its font. */
export function measureBytes(folder: string): SiteBytes {
  const files = readdirSync(folder).filter((name) => name.endsWith('.html'))
  const pages = Object.fromEntries(files.map((name) => [name, pageBytes(folder, name)]))
  const font = readdirSync(join(folder, 'assets')).find((name) => name.endsWith('.woff2')) ?? ''
  const shown = files.map((name) => readFileSync(join(folder, name), 'utf8')).join('')
  return {font: weight(join(folder, 'assets', font)), letters: new Set(typed + shown).size, pages}
}

/** The letters that every font of the site has (`src/vite/font.ts`). */
const typed = Array.from({length: 0x7f - 0x20}, (_, offset) => String.fromCodePoint(0x20 + offset)).join('')

/** What a document has fetched as soon as it is read. */
const eager = /<(?:img|script)\b[^>]* src="(\/[^"]*)"|<link rel="(?:preload|stylesheet|icon)" href="(\/[^"]*)"/g

function pageBytes(folder: string, name: string): PageBytes {
  const html = readFileSync(join(folder, name), 'utf8')
  const chunks = /data-chunks="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? []
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map((match) => match[1] ?? '')
  const fetched = [...new Set([...html.matchAll(eager)].map((match) => match[1] ?? match[2] ?? ''))]
  const document = weight(join(folder, name))
  return {
    html: document,
    frame: brotliCompressSync(frameOf(html)).length,
    inlineScript: brotliCompressSync(scripts.join('')).length,
    scriptFiles: [...html.matchAll(/<script[^>]* src=/g)].length,
    wakingFiles: chunks.length,
    waking: chunks.reduce((sum, chunk) => sum + weight(join(folder, chunk)), 0),
    requests: 1 + fetched.length,
    read: document + fetched.reduce((sum, file) => sum + weight(join(folder, file)), 0),
  }
}

/**
 * A document without what staff write. A word, a card or a question more, however long, changes nothing of it;
 * a heavier style, script, element or attribute does, also where it stands on a page only once.
 */
function frameOf(html: string): string {
  const code: string[] = []
  const rest = html.replace(/<(script|style)\b([^>]*)>.*?<\/\1>/gs, (whole, _name, attributes: string) => {
    // Data for machines is made of records.
    if (!attributes.includes('ld+json')) code.push(whole)
    return ''
  })
  const tags = (rest.match(/<[^>]+>/g) ?? []).map((tag) => tag.replace(written, ' $1'))
  return [...code, ...new Set(tags)].join('')
}

/** Attributes whose values come from pages and records. */
const written = / (id|href|content|datetime|aria-label|aria-labelledby|value|data-chunks)="[^"]*"/g

/** What a file of the built site takes: the build has packed what can be packed. */
function weight(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}
