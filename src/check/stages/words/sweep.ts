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

/** Files that quote other files or list addresses, so their words are not compared. */
const quoting = ['invented.yaml', 'legal.yaml', 'routes.yaml']

/** Reports changed values whose old text, as it is in git, still occurs elsewhere. */
export function* sweep(file: ContentFile, site: SiteFiles): Iterable<Found> {
  const old = quoting.includes(file.name) ? undefined : site.before?.(`content/${file.name}`, file.text)
  if (old === undefined) return
  const all = valuesIn(file.document)
  const now = new Map(all.map((each) => [keyOf(each, file), each]))
  // An item that only moved in its list is still a value of the file.
  const values = new Set(all.map(({value}) => value))
  const before = readContentFile(file.name, Buffer.from(old))
  for (const was of valuesIn(before.document)) {
    const is = now.get(keyOf(was, before))
    // A value that was only extended still contains the old text.
    if (!is || is.value.includes(was.value.trim()) || values.has(was.value) || !isDistinctive(was, file)) continue
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

/** Returns the path of a value, with the id of its record instead of the index, so that records may move. */
function keyOf({path: [first, ...rest]}: WordValue, {document}: ContentFile): string {
  return [document.getIn([first, 'id']) ?? first, ...rest].join('/')
}

/** Whether a value is distinctive: several words, or a number or email address in facts.yaml or site.yaml. */
function isDistinctive({value, path}: WordValue, {name}: ContentFile): boolean {
  if (path.at(-1) === 'id' || choicesOf(schemaAt(schemas.get(name), path))) return false
  return /\S\s+\S/.test(value) || (['facts.yaml', 'site.yaml'].includes(name) && /[\d@]/.test(value))
}

/** Lists where words occur, as `pages/about.mdx, line 12`, except as the whole value of a field of the same name. */
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
