import type {Finding} from '../../finding.ts'
import {listed} from '../../listed.ts'
import {placeOf} from '../../places.ts'
import type {SiteFiles} from '../../readSite.ts'
import {standings} from '../../standings.ts'
import {type ContentFile, readContentFile} from '../contentFile.ts'
import {choicesOf, schemaAt} from '../field.ts'
import {schemas} from '../schemas.ts'
import {valuesIn, type WordValue} from '../valuesIn.ts'

/** These quote what stands elsewhere, or hold addresses. */
const quoting = ['invented.yaml', 'legal.yaml', 'routes.yaml']

/** As many places as are named in one sentence. */
const most = 5

/** What a value said before, by git, and still stands elsewhere, as whole words. */
export function factsSweep(file: ContentFile, site: SiteFiles): Finding[] {
  const old = quoting.includes(file.name) ? undefined : site.before?.(`content/${file.name}`, file.text)
  if (old === undefined) return []
  const all = valuesIn(file.document)
  const now = new Map(all.map((each) => [keyOf(each, file), each]))
  // The lines of a list may change places.
  const values = new Set(all.map(({value}) => value))
  const before = readContentFile(file.name, Buffer.from(old))
  return valuesIn(before.document).flatMap((was): Finding[] => {
    const is = now.get(keyOf(was, before))
    if (!is || values.has(was.value) || !isTelling(was, file)) return []
    const places = placesSaying(was.value.trim(), String(was.path.at(-1)), site)
    if (places.length === 0) return []
    const more = places.length > most ? [`${places.length - most} more places`] : []
    return [
      {
        at: is.start,
        message: `This was “${was.value.trim()}”, which still stands in ${listed([...places.slice(0, most), ...more], 'and')}.`,
        help: 'Change it there too, where the same is meant.',
        warning: true,
        rule: 'factsSweep',
        stands: places,
      },
    ]
  })
}

/** The path of a value, with the id of its record in place of its number. */
function keyOf({path: [first, ...rest]}: WordValue, {document}: ContentFile): string {
  return [document.getIn([first, 'id']) ?? first, ...rest].join('/')
}

/** Whether a value is told from other words: some words, or a figure or an address that is declared for the whole site. */
function isTelling({value, path}: WordValue, {name}: ContentFile): boolean {
  if (path.at(-1) === 'id' || choicesOf(schemaAt(schemas.get(name), path))) return false
  return /\S\s+\S/.test(value) || (['facts.yaml', 'site.yaml'].includes(name) && /[\d@]/.test(value))
}

/** `pages/about.mdx, line 12`: where words stand, but for records that say the same in a field of that name, which is their own. */
function placesSaying(words: string, field: string, {pages, content}: SiteFiles): string[] {
  const files = [
    ...pages.map(({file, text}) => ({file, text})),
    ...[...content.values()].flatMap(({name, text}) =>
      quoting.includes(name) ? [] : [{file: `content/${name}`, text}],
    ),
  ]
  return files.flatMap(({file, text}) => {
    const lines = standings(words, {file, text}).map((at) => placeOf(text, at).line)
    const isOwn = (line: number) => {
      const [, name, value = ''] = /^\s*(?:- )?(\w+): (.*?)\s*$/.exec(text.split('\n')[line - 1] ?? '') ?? []
      return name === field && value.replace(/^["']|["']$/g, '') === words
    }
    return [...new Set(lines)].filter((line) => !isOwn(line)).map((line) => `${file}, line ${line}`)
  })
}
