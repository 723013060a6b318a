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
}

/** What each page of a built site weighs, and its font. */
export function measureBytes(folder: string): {font: number; pages: Record<string, PageBytes>} {
  const files = readdirSync(folder).filter((name) => name.endsWith('.html'))
  const pages = Object.fromEntries(
    files.map((name) => [name, pageBytes(folder, readFileSync(join(folder, name), 'utf8'))]),
  )
  const font = readdirSync(join(folder, 'assets')).find((name) => name.endsWith('.woff2')) ?? ''
  return {font: readFileSync(join(folder, 'assets', font)).length, pages}
}

function pageBytes(folder: string, html: string): PageBytes {
  const chunks = /data-chunks="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? []
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map((match) => match[1] ?? '')
  return {
    html: packed(html),
    inlineScript: packed(scripts.join('')),
    scriptFiles: [...html.matchAll(/<script[^>]* src=/g)].length,
    wakingFiles: chunks.length,
    waking: chunks.reduce((sum, chunk) => sum + packed(readFileSync(join(folder, chunk))), 0),
  }
}

function packed(content: string | Buffer): number {
  return brotliCompressSync(content).length
}
