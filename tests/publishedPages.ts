import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {isDraft} from '../src/site/drafts.ts'
import {filesBelow} from '../src/site/filesBelow.ts'
import {parsePage} from '../src/site/page/parsePage.ts'

/** Returns the paths of all pages in a folder `pages/`, without drafts. */
export function publishedPages(folder: string): string[] {
  return filesBelow(folder)
    .filter((name) => name.endsWith('.mdx'))
    .filter(
      (name) => !isDraft(parsePage(`pages/${name}`, readFileSync(join(folder, name), 'utf8'), new Map())),
    )
}
