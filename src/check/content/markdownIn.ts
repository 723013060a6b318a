import {type Scalar, visit} from 'yaml'
import type {z} from 'zod'
import type {Finding} from '../finding.ts'
import {linesOf} from '../places.ts'
import {withoutMarkdown} from '../plainWords.ts'
import {mailIn} from '../words/messageRemains.ts'
import {asYaml} from './asYaml.ts'
import type {ContentFile} from './contentFile.ts'
import {schemaAt} from './field.ts'
import {takesContacts} from './inRecords.ts'
import type {OwnRecords} from './ownRecords.ts'
import {pathTo} from './pathTo.ts'
import {schemas} from './schemas.ts'

const message = 'Visitors see the signs in these words: a record holds plain words only.'

/** A value with signs that would be bold words or a link on a page: each of its lines as it should be, with its own words. */
export function markdownIn(file: ContentFile, own: OwnRecords): Finding[] {
  const findings: Finding[] = []
  visit(file.document, {
    Scalar(key, node, path) {
      if (key === 'key' || !hasMarkdown(node.value) || !node.range) return
      const place = pathTo(key, path)
      const schema = schemaAt(schemas.get(file.name), place)
      const mend = (words: string) =>
        withoutMarkdown(withSigns(withContacts(words, own, schema), own, takesContacts(schema)))
      const field = typeof place.at(-1) === 'number' ? '-' : `${place.at(-1)}:`
      // A block or a list in braces is one line with other fields.
      const inBraces = file.text.slice(0, node.range[0]).split('\n').at(-1)?.match(/[{[]/) !== null
      findings.push(...explain(file.text, node, (words) => (inBraces ? words : `${field} ${asYaml(words)}`), mend))
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
  // What came along from a mail is told as that.
  if (linesOf(typed).some((line) => mailIn(line.text.trim()))) return []
  if (!typed.includes('\n')) {
    const by = mend(String(value).replace(bullet, ''))
    const at = start + firstChange(typed, by)
    return [
      {at, message, write: write(by), ...(source === typed && at === start && {swap: {over: typed, by: asYaml(by)}})},
    ]
  }
  const found = linesOf(typed).flatMap((line): Finding[] => {
    const words = line.text.trim()
    if (/^[>|][+-]?$/.test(words) || withoutMarkdown(words) === words) return []
    const at = start + line.start + line.text.indexOf(words)
    return [{at: at + firstChange(words, mend(words)), message, write: mend(words)}]
  })
  if (found.length > 0) return found
  if (bullet.test(String(value))) return [{at: start, message, help: 'Write sentences, or keep the list on a page.'}]
  // From one line to the next.
  const first = /\*\*|__|[*`[<]/.exec(typed)?.index ?? 0
  return [{at: start + first, message, help: 'Delete the signs on both sides of the words.'}]
}

/** What the tags of pages show, in place of those tags: `{email}` in a field that makes a link of it, or our address. */
function withSigns(words: string, {details, facts}: OwnRecords, takesSigns: boolean): string {
  return words.replace(/<(Email|Phone|Fact)(?: (?:box|fact)="([\w-]+)")?\s*\/>/g, (_, tag: string, of?: string) => {
    if (tag === 'Fact') return String(facts.find(({id}) => id === of)?.value.value ?? '')
    const field = of ? `${of}Email` : tag.toLowerCase()
    return takesSigns ? `{${field}}` : String(details[field] ?? '')
  })
}

/** What a link by hand to an address or number of ours is in a field that makes the link itself: `{email}`. */
function withContacts(words: string, {details}: OwnRecords, field: z.ZodType | undefined): string {
  const links = /<a\s[^>]*href=["']?(?:mailto|tel):([^"'\s>?]+)[^>]*>.*?<\/a>|\[[^\]]*\]\((?:mailto|tel):([^)\s?]+)\)/g
  return words.replace(links, (link, html = '', markdown = '') => {
    const name = Object.keys(details).find(
      (each) =>
        plainNumber(details[each]) === plainNumber(html || markdown) && field?.safeParse(`Write to {${each}}.`).success,
    )
    return name ? `{${name}}` : link
  })
}

/** An address as it is, and a number as it is dialled here. */
function plainNumber(contact: unknown): string {
  const words = String(contact ?? '').trim()
  return /^[+\d][\d ]+$/.test(words) ? words.replaceAll(' ', '').replace(/^\+44/, '0') : words
}

/** Where two texts part. */
function firstChange(before: string, after: string): number {
  return Math.max(
    0,
    [...before].findIndex((sign, index) => sign !== after[index]),
  )
}
