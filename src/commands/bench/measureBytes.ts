import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs'
import {join} from 'node:path'
import {brotliCompressSync} from 'node:zlib'
import {frameOf, textOf, withoutContent} from './withoutContent.ts'

/** What a page costs, in bytes as brotli sends them. */
export interface PageBytes {
  /** The document, with its styles. */
  html: number
  /** The document without what staff write: its styles and script, and one of each kind of element. */
  frame: number
  /** The script inside every document, which waits for a reason to wake React. */
  inlineScript: number
  /** What a script of its own adds to that, on the few pages that have one. */
  ownScript: number
  /** Files of script before anyone needs React. */
  scriptFiles: number
  /** What answers a press with a message, before what else messages need, without what staff write. */
  firstMessage: number
  /** Files and bytes that waking asks for. */
  wakingFiles: number
  waking: number
  /** Those bytes without what staff write. */
  wakingCode: number
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
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.html'))
  const shown = files.map((name) => readFileSync(join(folder, name), 'utf8')).join('')
  const code = weighCode(folder, textOf(shown))
  const pages = Object.fromEntries(files.map((name) => [name, pageBytes(folder, name, code)]))
  const font = readdirSync(join(folder, 'assets')).find((name) => name.endsWith('.woff2')) ?? ''
  return {font: weight(join(folder, 'assets', font)), letters: new Set(typed + shown).size, pages}
}

/** What each file of the client weighs without what staff write, found out once. */
function weighCode(folder: string, shown: string): (file: string) => number {
  const known = new Map<string, number>()
  return (file) => {
    const weighed =
      known.get(file) ?? brotliCompressSync(withoutContent(readFileSync(join(folder, file), 'utf8'), shown)).length
    known.set(file, weighed)
    return weighed
  }
}

/** The letters that every font of the site has (`src/vite/font.ts`). */
const typed = Array.from({length: 0x7f - 0x20}, (_, offset) => String.fromCodePoint(0x20 + offset)).join('')

/** What a document has fetched as soon as it is read. */
const eager = /<(?:img|script)\b[^>]* src="(\/[^"]*)"|<link rel="(?:preload|stylesheet|icon)" href="(\/[^"]*)"/g

function pageBytes(folder: string, name: string, code: (file: string) => number): PageBytes {
  const html = readFileSync(join(folder, name), 'utf8')
  const [firstMessage = '', ...chunks] = /data-chunks="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? []
  const [waiting = '', ...own] = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map((match) => match[1] ?? '')
  const inlineScript = brotliCompressSync(waiting).length
  const fetched = [...new Set([...html.matchAll(eager)].map((match) => match[1] ?? match[2] ?? ''))]
  const document = weight(join(folder, name))
  return {
    html: document,
    frame: brotliCompressSync(frameOf(html)).length,
    inlineScript,
    ownScript: brotliCompressSync([waiting, ...own].join('')).length - inlineScript,
    scriptFiles: [...html.matchAll(/<script[^>]* src=/g)].length,
    firstMessage: code(firstMessage),
    wakingFiles: chunks.length,
    waking: chunks.reduce((sum, chunk) => sum + weight(join(folder, chunk)), 0),
    wakingCode: chunks.reduce((sum, chunk) => sum + code(chunk), 0),
    requests: 1 + fetched.length,
    read: document + fetched.reduce((sum, file) => sum + weight(join(folder, file)), 0),
  }
}

/** What a file of the built site takes: the build has packed what can be packed. */
function weight(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}
