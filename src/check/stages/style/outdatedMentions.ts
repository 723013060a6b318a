import {
  type ContentFile,
  choicesOf,
  positionAt,
  readContentFile,
  type SiteFiles,
  schemaAt,
  schemas,
} from '../../../site/index.ts'
import {advice, type Finding} from '../../finding.ts'
import {type StringValue, stringValuesIn} from '../../stringValues.ts'
import {visibleOffsets} from './visibleOffsets.ts'

/** Files that are not searched for outdated words, because they only quote other files or list addresses. */
const quotingFiles = ['invented.yaml', 'legal.yaml', 'routes.yaml']

/** Reports changed values of a file whose committed text still occurs elsewhere on the site. */
export function* outdatedMentions(file: ContentFile, site: SiteFiles): Iterable<Finding> {
  const old = quotingFiles.includes(file.name)
    ? undefined
    : site.committedText?.(`content/${file.name}`, file.text)
  if (old === undefined) return
  const all = stringValuesIn(file.document)
  const now = new Map(all.map((each) => [valueKey(each, file), each]))
  // All values, so that an item that only moved in its list does not count as changed.
  const values = new Set(all.map(({value}) => value))
  const before = readContentFile(file.name, old)
  for (const was of stringValuesIn(before.document)) {
    const is = now.get(valueKey(was, before))
    // Skips removed and moved values, values that still contain the old text, and texts that may recur by
    // chance.
    if (!is || is.value.includes(was.value.trim()) || values.has(was.value) || !isDistinctive(was, file))
      continue
    const places = mentionsOf(was.value.trim(), String(was.path.at(-1)), site)
    if (places.length > 0)
      yield advice('style.changed', {
        file: `content/${file.name}`,
        range: {start: is.start, end: is.end},
        data: {was: was.value.trim(), places},
      })
  }
}

/**
 * Returns the path of a value with its record’s id instead of its index, which changes when records are
 * reordered.
 */
function valueKey({path: [first, ...rest]}: StringValue, {document}: ContentFile): string {
  return [document.getIn([first, 'id']) ?? first, ...rest].join('/')
}

/**
 * Whether a value is unlikely to occur by chance: several words, or a number or address of facts.yaml or
 * site.yaml.
 */
function isDistinctive({value, path}: StringValue, {name}: ContentFile): boolean {
  if (path.at(-1) === 'id' || choicesOf(schemaAt(schemas.get(name), path))) return false
  return /\S\s+\S/.test(value) || (['facts.yaml', 'site.yaml'].includes(name) && /[\d@]/.test(value))
}

/**
 * Lists where words occur, as `pages/about.mdx, line 12`; skips each field named `field` that has no other
 * words.
 */
function mentionsOf(words: string, field: string, {pages, content}: SiteFiles): string[] {
  const records = [...content.values()].filter(({name}) => !quotingFiles.includes(name))
  const texts = [
    ...pages.map(({file, text}) => ({file, text})),
    ...records.map(({name, text}) => ({file: `content/${name}`, text})),
  ]
  return texts.flatMap(({file, text}) => {
    const lines = new Set(visibleOffsets(words, file, text).map((at) => positionAt(text, at).line))
    const isOwn = (line: number) => {
      const [, name, value = ''] = /^\s*(?:- )?(\w+): (.*?)\s*$/.exec(text.split('\n')[line - 1] ?? '') ?? []
      return name === field && value.replace(/^["']|["']$/g, '') === words
    }
    return [...lines].filter((line) => !isOwn(line)).map((line) => `${file}, line ${line}`)
  })
}
