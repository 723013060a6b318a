import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {check, fixPage, fixRecords} from '../../check/index.ts'
import {
  decode,
  filesBelow,
  isDraft,
  legalChanges,
  type Page,
  picturesWithLocation,
  readSite,
  replaceFile,
  saveNewRoutes,
  today,
  withFileText,
  withoutMetadata,
} from '../../site/index.ts'
import {parseOptions} from '../parseOptions.ts'
import {readOptions, usage} from './options.ts'
import {storeLegal} from './storeLegal.ts'

/**
 * `npm run fix`: fixes formatting in `pages/` and `content/` without changing words, and records new
 * addresses.
 */
export function main(words: string[]): number {
  const root = process.cwd()
  const names = filesBelow(join(root, 'pages')).filter((name) => name.endsWith('.mdx'))
  const demanded = words.includes('--legal')
  const wanted = parseOptions(
    () =>
      readOptions(
        words.filter((word) => word !== '--legal'),
        names,
      ),
    usage,
  )
  if (!wanted) return 1
  const site = readSite(root)
  const isSound = ({file, text}: Page) =>
    check(withFileText(site, file, text), {today: today(), files: [file]}).every(
      ({severity}) => severity === 'advice',
    )
  const legal = legalChanges(site)
  const wasCurrent = legal !== undefined && !legal.words && !legal.updated
  const mended: string[] = []
  for (const name of wanted) {
    const path = join(root, 'pages', name)
    const {text, isNotUtf8, nonTextKind} = decode(readFileSync(path))
    if (nonTextKind) {
      console.log(`pages/${name}: left as it is, because it is ${nonTextKind}. Now run: npm run check`)
      continue
    }
    const fixed = fixPage(`pages/${name}`, text, site.components, isSound)
    const done = [...(isNotUtf8 ? ['saved as UTF-8'] : []), ...fixed.done]
    if (done.length === 0) continue
    replaceFile(path, fixed.text)
    mended.push(`pages/${name}: ${done.join(', ')}`)
  }
  for (const name of site.contentNames.filter((each) => each.endsWith('.yaml'))) {
    const path = join(root, 'content', name)
    const {text, isNotUtf8, nonTextKind} = decode(readFileSync(path))
    // Skips files that are not text; `npm run check` reports them.
    if (nonTextKind) continue
    const fixed = fixRecords(name, text)
    const done = [...(isNotUtf8 ? ['saved as UTF-8'] : []), ...fixed.done]
    if (done.length === 0) continue
    replaceFile(path, fixed.text)
    mended.push(`content/${name}: ${done.join(', ')}`)
  }
  // Pictures are only fixed if the command was run for all pages.
  for (const address of wanted === names ? picturesWithLocation(site) : []) {
    const path = join(root, 'public', address)
    replaceFile(path, withoutMetadata(readFileSync(path)))
    mended.push(`public${address}: removed where it was taken, and what else the camera wrote into it`)
  }
  for (const line of shortened(mended)) console.log(line)
  const listed = saveNewRoutes(
    root,
    site.pages.filter((page) => !isDraft(page)).map(({file}) => file),
  )
  if (listed.length > 0) console.log(`content/routes.yaml: added ${shortened(listed).join(', ')}`)
  // Fixes change the formatting of the legal pages and not their words, so their stored hash is updated
  // without a review.
  const stored = storeLegal(root, demanded || (wasCurrent && mended.length > 0))
  if (stored) console.log(stored)
  console.log(
    mended.length + listed.length === 0 && !stored
      ? 'Nothing to mend.'
      : 'Mended, and every word is as it was. Now run: npm run check',
  )
  return 0
}

/** Returns the first ten items of a list, and how many more there are. */
function shortened(items: string[]): string[] {
  return items.length > 10 ? [...items.slice(0, 10), `and ${items.length - 10} more`] : items
}
