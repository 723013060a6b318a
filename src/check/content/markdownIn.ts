import {type Scalar, visit} from 'yaml'
import type {Finding} from '../finding.ts'
import {linesOf} from '../places.ts'
import {withoutMarkdown} from '../plainWords.ts'
import {asYaml} from './asYaml.ts'
import {asInRecords, withOwnSigns} from './contactSigns.ts'
import type {ContentFile} from './contentFile.ts'
import {schemaAt} from './field.ts'
import {pathTo} from './pathTo.ts'
import {schemas} from './schemas.ts'
import type {SiteDetails} from './siteDetails.ts'

const message = 'Visitors see the signs in these words: a record holds plain words only.'

const typedByHand = 'Typed here, this is no link, and will not change with content/site.yaml.'

/** A value with signs that would be bold words or a link on a page: each of its lines as it should be, with its own words; and one with an address or number of ours that has a sign there. */
export function markdownIn(file: ContentFile, own: SiteDetails): Finding[] {
  const findings: Finding[] = []
  visit(file.document, {
    Scalar(key, node, path) {
      if (key === 'key' || typeof node.value !== 'string' || !node.range) return
      const place = pathTo(key, path)
      const schema = schemaAt(schemas.get(file.name), place)
      const isMarked = hasMarkdown(node.value)
      if (!isMarked && withOwnSigns(node.value, own, schema) === node.value) return
      const mend = (words: string) =>
        isMarked ? withoutMarkdown(asInRecords(words, own, schema)) : withOwnSigns(words, own, schema)
      const field = typeof place.at(-1) === 'number' ? '-' : `${place.at(-1)}:`
      // A block or a list in braces is one line with other fields.
      const inBraces = file.text.slice(0, node.range[0]).split('\n').at(-1)?.match(/[{[]/) !== null
      const found = explain(file.text, node, (words) => (inBraces ? words : `${field} ${asYaml(words)}`), mend)
      findings.push(...(isMarked ? found : found.map((each) => ({...each, message: typedByHand, warning: true}))))
    },
  })
  return findings
}

const bullet = /^[-•*]\s+/

/** Whether words have such signs, or a bullet before them. */
export function hasMarkdown(value: unknown): value is string {
  return typeof value === 'string' && withoutMarkdown(value.replace(bullet, '')) !== value.trim()
}

function explain(
  text: string,
  {value, range, source}: Scalar,
  write: (words: string) => string,
  mend: (words: string) => string,
): Finding[] {
  const [start = 0, end = start] = range ?? []
  const typed = text.slice(start, end).trimEnd()
  if (!typed.includes('\n')) {
    const by = mend(String(value).replace(bullet, ''))
    const at = start + firstChange(typed, by)
    return [
      {at, message, write: write(by), ...(source === typed && at === start && {swap: {over: typed, by: asYaml(by)}})},
    ]
  }
  const found = linesOf(typed).flatMap((line): Finding[] => {
    const words = line.text.trim()
    if (/^[>|][+-]?$/.test(words) || mend(words) === words) return []
    const at = start + line.start + line.text.indexOf(words)
    return [{at: at + firstChange(words, mend(words)), message, write: mend(words)}]
  })
  if (found.length > 0) return found
  if (bullet.test(String(value))) return [{at: start, message, help: 'Write sentences, or keep the list on a page.'}]
  // From one line to the next.
  const first = /\*\*|__|[*`[<]/.exec(typed)?.index ?? 0
  return [{at: start + first, message, help: 'Delete the signs on both sides of the words.'}]
}

/** Where two texts part. */
function firstChange(before: string, after: string): number {
  return Math.max(
    0,
    [...before].findIndex((sign, index) => sign !== after[index]),
  )
}
