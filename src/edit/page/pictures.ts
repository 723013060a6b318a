import {endOf, nodesOf, type Page, parsePageCached, type SiteFiles, startOf} from '../../site/index.ts'
import type {Draft, FileDraft} from '../draft.ts'
import {isPicture} from '../protocol.ts'
import {type Refusal, refuse} from '../refusal.ts'
import type {KeyedRange} from '../span.ts'
import {readText} from '../writeFile.ts'
import {shapeOf} from './attributes.ts'

/** The alternative text of a picture; its range is the text between `![` and `]`. */
interface AltTextRange extends KeyedRange {
  text: string
  /** Its index among the pictures of the page. */
  number: number
  /** The whole picture’s range is from `at` to `to`. */
  at: number
  to: number
  url: string
}

/** Lists the pictures of a page, in document order. */
export function picturesOf(page: Page): AltTextRange[] {
  return nodesOf(page, 'image').flatMap((node, number) => {
    const [at, to, start] = [startOf(node), endOf(node), startOf(node) + 2]
    const end = altTextEnd(page.text.slice(start, to))
    const {alt, url} = node
    return end === undefined ? [] : [{start, end: start + end, key: 'picture', text: alt ?? '', number, at, to, url}]
  })
}

/** Returns where the alternative text ends: at the first `](` whose bracket is neither escaped nor part of a pair. */
function altTextEnd(source: string): number | undefined {
  let depth = 0
  for (const {0: bracket, index} of source.matchAll(/\\[\s\S]|[[\]]/g)) {
    if (bracket === '[') depth++
    else if (bracket === ']' && depth-- === 0) return source[index + 1] === '(' ? index : undefined
  }
  return undefined
}

/** Replaces the alternative text of a picture. */
export function writePicture(page: Page, place: AltTextRange, words: string, site: SiteFiles): Draft | Refusal {
  if (words === place.text) return {text: page.text, start: place.start, end: place.end}
  if (/\p{Surrogate}/u.test(words)) return refuse('One of these signs is only half there. Type it again.')
  const attempts = [words, words.replace(/[\\[\]]/g, '\\$&'), words.replace(/[!-/:-@[-`{-~]/g, '\\$&')]
  for (const written of new Set(attempts)) {
    const text = page.text.slice(0, place.start) + written + page.text.slice(place.end)
    const now = parsePageCached(page.file, text, site.components)
    if (now.defects.length > page.defects.length || !onlyAltTextDiffers(page, now, place.number)) continue
    const after = picturesOf(now)[place.number]
    if (after?.text === words) return {text, start: after.start, end: after.end}
  }
  return refuse('Markdown has no way to keep these signs as they were typed.')
}

/** Whether two versions of a page differ only in the alternative text of one picture. */
function onlyAltTextDiffers(page: Page, now: Page, number: number): boolean {
  const [before, after] = [page, now].map((each) =>
    nodesOf(each, 'image').map(({url, title, alt}) => [url, title, alt]),
  )
  after?.splice(number, 1, before?.[number] ?? [])
  return JSON.stringify(after) === JSON.stringify(before) && shapeOf(now, ['alt']) === shapeOf(page, ['alt'])
}

/** Adds to a draft the deletion of picture files that its page no longer uses and that nothing else names. */
export function withoutUnusedPictures(site: SiteFiles, draft: FileDraft): FileDraft {
  const {root, pages, content, code} = site
  const page = pages.find(({file}) => file === draft.file)
  if (!page) return draft
  const others = [...pages.filter((each) => each !== page), ...content.values()].map(({text}) => text)
  const files = picturesOf(page)
    .filter(({url}) => ![draft.text, ...others, ...code.values()].some((text) => text.includes(url)))
    .map(({url}) => `public${url}`)
  const unused = [...new Set(files)]
    .filter(isPicture)
    .map((file) => ({file, before: readText(root, file), text: undefined}))
  return {...draft, also: [...(draft.also ?? []), ...unused]}
}
