import {
  type ContentFile,
  choicesOf,
  positionAt,
  readContentFile,
  type SiteFiles,
  schemaAt,
  schemas,
} from '../../../site/index.ts'
import {createFinding, type StageFinding} from '../../finding.ts'
import {type StringValue, stringValuesIn} from '../../stringValues.ts'
import {visibleOffsets} from './visibleOffsets.ts'

/** Files that quote other files or list addresses, so their words are not compared. */
const quotingFiles = ['invented.yaml', 'legal.yaml', 'routes.yaml']

/** Reports changed values whose old text, as it is in git, still occurs elsewhere. */
export function* outdatedMentions(file: ContentFile, site: SiteFiles): Iterable<StageFinding> {
  const old = quotingFiles.includes(file.name) ? undefined : site.committedText?.(`content/${file.name}`, file.text)
  if (old === undefined) return
  const all = stringValuesIn(file.document)
  const now = new Map(all.map((each) => [valueKey(each, file), each]))
  // An item that only moved in its list is still a value of the file.
  const values = new Set(all.map(({value}) => value))
  const before = readContentFile(file.name, Buffer.from(old))
  for (const was of stringValuesIn(before.document)) {
    const is = now.get(valueKey(was, before))
    // A value that was only extended still contains the old text.
    if (!is || is.value.includes(was.value.trim()) || values.has(was.value) || !isDistinctive(was, file)) continue
    const places = mentionsOf(was.value.trim(), String(was.path.at(-1)), site)
    if (places.length > 0)
      yield createFinding(
        'words.changed',
        `content/${file.name}`,
        {from: is.start, to: is.end},
        {was: was.value.trim(), places},
      )
  }
}

/** Returns the path of a value, with the id of its record instead of the index, so that records may move. */
function valueKey({path: [first, ...rest]}: StringValue, {document}: ContentFile): string {
  return [document.getIn([first, 'id']) ?? first, ...rest].join('/')
}

/** Whether a value is distinctive: several words, or a number or email address in facts.yaml or site.yaml. */
function isDistinctive({value, path}: StringValue, {name}: ContentFile): boolean {
  if (path.at(-1) === 'id' || choicesOf(schemaAt(schemas.get(name), path))) return false
  return /\S\s+\S/.test(value) || (['facts.yaml', 'site.yaml'].includes(name) && /[\d@]/.test(value))
}

/** Lists where words occur, as `pages/about.mdx, line 12`, except as the whole value of a field of the same name. */
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
