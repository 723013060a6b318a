import {readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import type {ProjectCopy} from '../copyProject.ts'
import {photo, pngWith} from '../pictureFiles.ts'

/** The addresses of the two pages that `writeEverything` adds. */
export const everythingPages = ['/everything', '/everything-in-prose']

/**
 * Adds two pages with every kind of Markdown (alone, nested and in components), and the pictures of these
 * pages.
 */
export function writeEverything(copy: ProjectCopy) {
  const page = readFileSync(join(import.meta.dirname, '../added/everything.mdx'), 'utf8')
  copy.write('pages/everything.mdx', page)
  const prose = page
    .replace(/\n<Columns>[\s\S]*<\/Steps>\n/, '')
    .replaceAll('One of everything', 'Everything in prose')
    .replace('\n---\n', '\nlayout: prose\n---\n')
  copy.write('pages/everything-in-prose.mdx', prose)
  const pictures = {
    'wide.png': pngWith([], [1600, 1200]),
    'tall.png': pngWith([], [900, 2400]),
    'coin.png': pngWith([], [24, 24]),
    'turned.jpg': photo(6, false),
  }
  for (const [name, bytes] of Object.entries(pictures))
    writeFileSync(join(copy.folder, 'public', name), bytes)
}
