import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {brotliCompressSync} from 'node:zlib'

/** What a page costs, in bytes as brotli sends them. */
interface PageBytes {
  /** The document, with its styles. */
  html: number
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
  pages: Record<string, PageBytes>
}

/** What each page of a built site weighs, and its font. */
export function measureBytes(folder: string): SiteBytes {
  const files = readdirSync(folder).filter((name) => name.endsWith('.html'))
  const pages = Object.fromEntries(
    files.map((name) => [name, pageBytes(folder, readFileSync(join(folder, name), 'utf8'))]),
  )
  const font = readdirSync(join(folder, 'assets')).find((name) => name.endsWith('.woff2')) ?? ''
  return {font: readFileSync(join(folder, 'assets', font)).length, pages}
}

/** What a document has fetched as soon as it is read. */
const eager = /<(?:img|script)\b[^>]* src="(\/[^"]*)"|<link rel="(?:preload|stylesheet|icon)" href="(\/[^"]*)"/g

function pageBytes(folder: string, html: string): PageBytes {
  const chunks = /data-chunks="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? []
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map((match) => match[1] ?? '')
  const fetched = [...new Set([...html.matchAll(eager)].map((match) => match[1] ?? match[2] ?? ''))]
  return {
    html: packed(html),
    inlineScript: packed(scripts.join('')),
    scriptFiles: [...html.matchAll(/<script[^>]* src=/g)].length,
    wakingFiles: chunks.length,
    waking: chunks.reduce((sum, chunk) => sum + weight(join(folder, chunk)), 0),
    requests: 1 + fetched.length,
    read: packed(html) + fetched.reduce((sum, file) => sum + weight(join(folder, file)), 0),
  }
}

/** A file as it is sent: fonts and pictures are packed already. */
function weight(file: string): number {
  const content = readFileSync(file)
  return /\.(woff2|png|jpg|webp|avif)$/.test(file) ? content.length : packed(content)
}

function packed(content: string | Buffer): number {
  return brotliCompressSync(content).length
}
