import {
  type ContentFile,
  choicesOf,
  placeOf,
  readContentFile,
  type SiteFiles,
  schemaAt,
  schemas,
} from '../../../site/index.ts'
import {type Found, found} from '../../finding.ts'
import {valuesIn, type WordValue} from '../../valuesIn.ts'
import {standing} from './standing.ts'

/** These quote what stands elsewhere, or hold addresses. */
const quoting = ['invented.yaml', 'legal.yaml', 'routes.yaml']

/** What a value said before, by git, and still stands elsewhere. */
export function* sweep(file: ContentFile, site: SiteFiles): Iterable<Found> {
  const old = quoting.includes(file.name) ? undefined : site.before?.(`content/${file.name}`, file.text)
  if (old === undefined) return
  const all = valuesIn(file.document)
  const now = new Map(all.map((each) => [keyOf(each, file), each]))
  // The lines of a list may change places.
  const values = new Set(all.map(({value}) => value))
  const before = readContentFile(file.name, Buffer.from(old))
  for (const was of valuesIn(before.document)) {
    const is = now.get(keyOf(was, before))
    // A value that only grew says the old words still.
    if (!is || is.value.includes(was.value.trim()) || values.has(was.value) || !isTelling(was, file)) continue
    const places = placesOf(was.value.trim(), String(was.path.at(-1)), site)
    if (places.length > 0)
      yield found(
        'words.changed',
        `content/${file.name}`,
        {from: is.start, to: is.end},
        {was: was.value.trim(), places},
      )
  }
}

/** The path of a value, with the id of its record in place of its number. */
function keyOf({path: [first, ...rest]}: WordValue, {document}: ContentFile): string {
  return [document.getIn([first, 'id']) ?? first, ...rest].join('/')
}

/** Whether a value differs from other words: some words, or a figure or an address that is declared for the whole site. */
function isTelling({value, path}: WordValue, {name}: ContentFile): boolean {
  if (path.at(-1) === 'id' || choicesOf(schemaAt(schemas.get(name), path))) return false
  return /\S\s+\S/.test(value) || (['facts.yaml', 'site.yaml'].includes(name) && /[\d@]/.test(value))
}

/** `pages/about.mdx, line 12`: where words stand, except as the whole of a field of the same name. */
function placesOf(words: string, field: string, {pages, content}: SiteFiles): string[] {
  const records = [...content.values()].filter(({name}) => !quoting.includes(name))
  const texts = [
    ...pages.map(({file, text}) => ({file, text})),
    ...records.map(({name, text}) => ({file: `content/${name}`, text})),
  ]
  return texts.flatMap(({file, text}) => {
    const lines = new Set(standing(words, file, text).map((at) => placeOf(text, at).line))
    const isOwn = (line: number) => {
      const [, name, value = ''] = /^\s*(?:- )?(\w+): (.*?)\s*$/.exec(text.split('\n')[line - 1] ?? '') ?? []
      return name === field && value.replace(/^["']|["']$/g, '') === words
    }
    return [...lines].filter((line) => !isOwn(line)).map((line) => `${file}, line ${line}`)
  })
}
