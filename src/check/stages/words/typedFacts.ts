import {
  asYaml,
  type ContentFile,
  type Page,
  type SiteFiles,
  schemaAt,
  schemas,
  siteDetails,
} from '../../../site/index.ts'
import {fieldTag} from '../../fieldTag.ts'
import {type Found, found, type Range, replace} from '../../finding.ts'
import {valuesIn, type WordValue} from '../../valuesIn.ts'
import {standing} from './standing.ts'

/** Facts and our number typed by hand on a page. A typed email address is a link, and reported as that. */
export function* typedOnPage({file, text, frontmatter}: Page, site: SiteFiles): Iterable<Found> {
  for (const {id, typed, from} of factsIn(file, text, site)) {
    const range = {from, to: from + typed.length}
    const isStart = [...frontmatter.values.values()].some(({valueAt}) => valueAt === from)
    const name = from < frontmatter.end ? `{fact:${id}}` : `<Fact fact="${id}" />`
    const fix = isStart ? inPlain(text, from, lineEnd(text, from), range, name) : replace(range, name)
    yield found('words.fact', file, range, {typed, name}, fix)
  }
  const [phone, tag] = [siteDetails(site.content).phone, fieldTag('phone', site.components)]
  if (typeof phone !== 'string' || !phone || !tag) return
  for (const from of standing(phone, file, text)) {
    const range = {from, to: from + phone.length}
    if (from >= frontmatter.end) yield found('words.own', file, range, {tag}, replace(range, tag))
  }
}

/** The same in a file of records, and email addresses of ours in fields that make links of `{email}`. */
export function* typedInRecords(file: ContentFile, site: SiteFiles): Iterable<Found> {
  const name = `content/${file.name}`
  const values = valuesIn(file.document)
  const valueAt = (at: number) => values.find(({start, end}) => start <= at && at < end)
  for (const {id, typed, from} of file.name === 'facts.yaml' ? [] : factsIn(name, file.text, site)) {
    const [value, range] = [valueAt(from), {from, to: from + typed.length}]
    const braces = `{fact:${id}}`
    if (value) yield found('words.fact', name, range, {typed, name: braces}, inValue(file.text, value, range, braces))
  }
  for (const [field, own] of Object.entries(siteDetails(site.content))) {
    if (typeof own !== 'string' || !/^\S+@\S+$|^[\d +]{9,}$/.test(own)) continue
    for (const from of standing(own, name, file.text)) {
      const [value, range] = [valueAt(from), {from, to: from + own.length}]
      const tag = `{${field}}`
      if (value && takes(file.name, value, field))
        yield found('words.own', name, range, {tag}, inValue(file.text, value, range, tag))
    }
  }
}

/** The facts that a text says itself: their value exactly, with the words of their label that belong to it. */
function* factsIn(file: string, text: string, {content}: SiteFiles) {
  const facts = content.get('facts.yaml')
  if (!facts || facts.document.errors.length > 0) return
  for (const {id, value: fact} of facts.records) {
    const [typed, label] = [String(fact.value), String(fact.label)]
    const start = label.split(' ').slice(0, 2).join(' ')
    const words = label.split(' ').filter((word) => /^(?!the$|for$|your$|own$|with$)\p{L}{3,}$/u.test(word))
    for (const from of standing(typed, file, text)) {
      const line = text.slice(0, from).lastIndexOf('\n') + 1
      const [before, after] = [text.slice(Math.max(line, from - near), from), text.slice(from + typed.length)]
      const beside = `${before} ${after.slice(0, near).split('\n')[0]}`
      // A figure, or one with its unit, may well be of something else.
      const isLong = typed.split(' ').length > 2
      const isSame = isLong
        ? words.some((word) => new RegExp(`(?<!\\p{L})${word}`, 'u').test(beside))
        : after.startsWith(` ${start}`)
      if (isSame) yield {id, typed, from}
    }
  }
}

/** How far from a fact a word of its label may stand. */
const near = 40

/** Whether a field makes a link of such a name in braces. */
function takes(file: string, {path}: WordValue, name: string): boolean {
  const {signs} = schemaAt(schemas.get(file), path)?.meta() ?? {}
  return Array.isArray(signs) && signs.includes(name)
}

function inValue(text: string, {start, end, type}: WordValue, range: Range, name: string) {
  return type === 'PLAIN' && start === range.from ? inPlain(text, start, end, range, name) : replace(range, name)
}

/** YAML takes a brace at the start of a value without quote marks for a list of fields. */
function inPlain(text: string, start: number, end: number, {to}: Range, name: string) {
  return replace({from: start, to: end}, asYaml(`${name}${text.slice(to, end)}`))
}

function lineEnd(text: string, at: number): number {
  const length = text.slice(at).search(/\r?\n|$/)
  return at + length
}
