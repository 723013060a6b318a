import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {brotliCompressSync, gzipSync} from 'node:zlib'

/** The same documents with every script taken out: nothing that has these words and this look can be faster. */
export function makeFloor(dist: string): {folder: string; remove: () => void} {
  const root = mkdtempSync(join(tmpdir(), 'floor-'))
  const folder = join(root, 'dist')
  cpSync(dist, folder, {recursive: true})
  for (const name of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
    if (!name.endsWith('.html')) continue
    const html = readFileSync(join(folder, name), 'utf8').replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    writeFileSync(join(folder, name), html)
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(html))
    writeFileSync(join(folder, `${name}.gz`), gzipSync(html))
  }
  return {folder, remove: () => rmSync(root, {recursive: true, force: true})}
}
