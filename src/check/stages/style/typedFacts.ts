import {
  asYaml,
  type ContentFile,
  containsOffset,
  fieldTag,
  lineStart,
  type Page,
  type Range,
  type SiteFiles,
  schemaAt,
  schemas,
  siteDetails,
} from '../../../site/index.ts'
import {advice, type Finding, replaceRange} from '../../finding.ts'
import {type StringValue, stringValuesIn} from '../../stringValues.ts'
import {visibleOffsets} from './visibleOffsets.ts'

/**
 * Finds values of `facts.yaml`, and the charity’s phone number, that are typed on a page instead of shown by
 * a tag.
 */
export function* factsTypedOnPage({file, text, frontmatter}: Page, site: SiteFiles): Iterable<Finding> {
  for (const {id, typed, start} of factsIn(file, text, site)) {
    const range = {start, end: start + typed.length}
    const isStart = [...frontmatter.values.values()].some(({valueAt}) => valueAt === start)
    const name = start < frontmatter.end ? `{fact:${id}}` : `<Fact fact="${id}" />`
    const fix = isStart
      ? inPlain(text, {start, end: lineEnd(text, start)}, range, name)
      : replaceRange(range, name)
    yield advice('style.fact', {file, range, data: {typed, name}, fix})
  }
  const [phone, tag] = [siteDetails(site.content).phone, fieldTag('phone', site.components)]
  if (typeof phone !== 'string' || !phone || !tag) return
  for (const start of visibleOffsets(phone, file, text)) {
    const range = {start, end: start + phone.length}
    if (start >= frontmatter.end)
      yield advice('style.own', {file, range, data: {tag}, fix: replaceRange(range, tag)})
  }
}

/**
 * Finds facts and contact details that are typed in a YAML file instead of a placeholder such as `{email}`.
 */
export function* factsTypedInRecords(file: ContentFile, site: SiteFiles): Iterable<Finding> {
  const name = `content/${file.name}`
  const values = stringValuesIn(file.document)
  const valueAt = (at: number) => values.find((value) => containsOffset(value, at))
  for (const {id, typed, start} of file.name === 'facts.yaml' ? [] : factsIn(name, file.text, site)) {
    const [value, range] = [valueAt(start), {start, end: start + typed.length}]
    const braces = `{fact:${id}}`
    if (value)
      yield advice('style.fact', {
        file: name,
        range,
        data: {typed, name: braces},
        fix: inValue(file.text, value, range, braces),
      })
  }
  for (const [field, own] of Object.entries(siteDetails(site.content))) {
    if (typeof own !== 'string' || !/^\S+@\S+$|^[\d +]{9,}$/.test(own)) continue
    for (const start of visibleOffsets(own, name, file.text)) {
      const [value, range] = [valueAt(start), {start, end: start + own.length}]
      const tag = `{${field}}`
      if (value && acceptsName(file.name, value, field))
        yield advice('style.own', {
          file: name,
          range,
          data: {tag},
          fix: inValue(file.text, value, range, tag),
        })
    }
  }
}

/** Finds the records of `facts.yaml` whose exact value occurs in a text near words of their label. */
function* factsIn(file: string, text: string, {content}: SiteFiles) {
  const facts = content.get('facts.yaml')
  if (!facts || facts.document.errors.length > 0) return
  for (const {id, value: fact} of facts.records) {
    const [typed, label] = [String(fact.value), String(fact.label)]
    const firstWords = label.split(' ').slice(0, 2).join(' ')
    const words = label.split(' ').filter((word) => /^(?!the$|for$|your$|own$|with$)\p{L}{3,}$/u.test(word))
    for (const start of visibleOffsets(typed, file, text)) {
      const line = lineStart(text, start)
      const [before, after] = [
        text.slice(Math.max(line, start - maxLabelDistance), start),
        text.slice(start + typed.length),
      ]
      const beside = `${before} ${after.slice(0, maxLabelDistance).split('\n')[0]}`
      // A short value, such as `24 hours`, may be about something else, so it counts only if the label
      // follows it.
      const isLong = typed.split(' ').length > 2
      const isSame = isLong
        ? words.some((word) => new RegExp(`(?<!\\p{L})${word}`, 'u').test(beside))
        : after.startsWith(` ${firstWords}`)
      if (isSame) yield {id, typed, start}
    }
  }
}

/** How far a word of the label may be from the value of a fact, in characters. */
const maxLabelDistance = 40

/** Whether a field's schema accepts the placeholder with this name in its text, such as `{email}`. */
function acceptsName(file: string, {path}: StringValue, name: string): boolean {
  const {placeholders} = schemaAt(schemas.get(file), path)?.meta() ?? {}
  return Array.isArray(placeholders) && placeholders.includes(name)
}

function inValue(text: string, value: StringValue, range: Range, name: string) {
  return value.type === 'PLAIN' && value.start === range.start
    ? inPlain(text, value, range, name)
    : replaceRange(range, name)
}

/**
 * Replaces the start of an unquoted YAML value by `{email}` (`name`), and adds quotes, as `{` would start a
 * map.
 */
function inPlain(text: string, value: Range, typed: Range, name: string) {
  return replaceRange(value, asYaml(`${name}${text.slice(typed.end, value.end)}`))
}

function lineEnd(text: string, at: number): number {
  const length = text.slice(at).search(/\r?\n|$/)
  return at + length
}
