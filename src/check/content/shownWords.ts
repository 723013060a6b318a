import {type Document, isCollection, isPair, visit} from 'yaml'
import {withSigns} from '../entities.ts'
import type {Finding} from '../finding.ts'
import {keep} from '../keep.ts'
import type {SiteFiles} from '../readSite.ts'
import {signsShown} from '../rules/signsShown.ts'
import {rules} from '../rules.ts'
import {asYaml} from './asYaml.ts'
import type {ContentFile} from './contentFile.ts'
import {schemaAt} from './field.ts'
import {inRecords, takesContacts} from './inRecords.ts'
import {hasMarkdown, markdownIn} from './markdownIn.ts'
import {oddSigns} from './oddSigns.ts'
import {type OwnRecords, ownRecords} from './ownRecords.ts'
import {pathTo} from './pathTo.ts'
import {schemas} from './schemas.ts'

/** What was found already in a site that says so of itself: when one value changes, all others are as they were. */
interface Known {
  files: WeakMap<Document, Finding[]>
  values: Map<string, Finding[]>
}

const known = new WeakMap<OwnRecords, Known>()

/** What the rules about words say of the values of a file of `content/`, mistakes and advice. */
export function shownWords(file: ContentFile, {root, content}: SiteFiles): Finding[] {
  const own = ownRecords(content)
  const {files, values} = known.get(own) ?? {files: new WeakMap(), values: new Map()}
  known.set(own, {files, values})
  const findings =
    files.get(file.document) ?? keep(root, ['words', file.name, file.text, own], () => findInFile(file, own, values))
  files.set(file.document, findings)
  return findings
}

function findInFile(file: ContentFile, own: OwnRecords, values: Known['values']): Finding[] {
  const findings: Finding[] = []
  visit(file.document, {
    Scalar(key, node, path) {
      const {value, range} = node
      if (key === 'key' || typeof value !== 'string' || !range || isName(value)) return
      const typed = file.text.slice(range[0], range[1])
      const said = values.get(value) ?? findIn(value)
      values.set(value, said)
      if (said.length === 0) return
      const takesSigns = takesContacts(schemaAt(schemas.get(file.name), pathTo(key, path)))
      const name = nameOf(key, path)
      const plain = name && !typed.includes('\n') && !hasMarkdown(value) ? withSigns(value) : undefined
      // All of them are told with the first.
      const isOfEntity = ({rule, at}: Finding) => rule === signsShown.name && /^&[#\w]+;/.test(value.slice(at))
      const rest = plain ? said.filter((each) => !isOfEntity(each)) : said
      const first = said.find(isOfEntity)
      if (plain && first)
        findings.push({
          message: first.message,
          at: range[0],
          rule: signsShown.name,
          ...inLine(`${name} `, typed, plain),
        })
      for (const {at, ...finding} of rest)
        findings.push({...inRecords(finding, own, takesSigns), at: range[0] + placeIn(typed, value, at)})
    },
  })
  return [...findings, ...markdownIn(file, own)]
}

function findIn(value: string): Finding[] {
  // That is told by itself: the rules are about words as they are shown.
  if (hasMarkdown(value)) return []
  const site = /(?<=[\s<])(?:https?:\/\/|www\.)\S+/.exec(value)
  return [
    ...withoutEchoes(
      value,
      rules.flatMap(({name, checkWords}) => (checkWords?.(value) ?? []).map((finding) => ({...finding, rule: name}))),
    ),
    ...oddSigns(value).map((finding) => ({...finding, rule: 'characters'})),
    ...(site
      ? [
          {
            at: site.index,
            message: 'This is no link in a record: nobody can press it.',
            help: 'Say in words where to look, or keep the link on a page.',
            warning: true,
            rule: 'links',
          },
        ]
      : []),
  ]
}

/** What is found without what another rule says of the same sentence, as on a page of the same line. */
function withoutEchoes(value: string, found: Finding[]): Finding[] {
  const sentenceOf = ({at}: Finding) => value.slice(0, at).match(/[.!?]+["”’)]*\s+/g)?.length ?? 0
  const order = (each: Finding) => rules.findIndex(({name}) => name === each.rule)
  const isQuiet = (one: Finding, other: Finding) => {
    const {quietBeside} = rules[order(one)] ?? {}
    return quietBeside === 'any' || quietBeside?.includes(other.rule ?? '') === true
  }
  return found.filter((each) =>
    found.every(
      (other) =>
        other.rule === each.rule ||
        sentenceOf(other) !== sentenceOf(each) ||
        !isQuiet(each, other) ||
        // Of two that are quiet beside each other, the first says it.
        (isQuiet(other, each) && order(other) > order(each)),
    ),
  )
}

/** What a line of a record begins with: `title:`, or the hyphen of a list that does not stand on one line. */
function nameOf(key: unknown, path: readonly unknown[]): string | undefined {
  const around = path.at(-1)
  if (isPair(around)) return isFlow(path.at(-2)) ? undefined : `${String(around.key)}:`
  return isFlow(around) || typeof key !== 'number' ? undefined : '-'
}

const isFlow = (node: unknown) => isCollection(node) && node.flow === true

function inLine(name: string, over: string, words: string): Required<Pick<Finding, 'write' | 'swap'>> {
  return {write: name + asYaml(words), swap: {over, by: asYaml(words)}}
}

/** An id, a choice, an address: no words for visitors. */
function isName(value: string): boolean {
  return /^(?!(?:xxx+|tb[acd]|todo)$)[a-z0-9-]*$|^[/#+]|^https:|^[\d-]+$/.test(value)
}

/** Where a sign of a value stands in what was typed for it, in quotes or over several lines: at the same word. */
function placeIn(typed: string, value: string, at: number): number {
  const word = /^\S*/.exec(value.slice(at))?.[0] ?? ''
  // A special space is the first of its kind there.
  if (word === '') return Math.max(typed.indexOf(value.charAt(at)), 0)
  let place = typed.indexOf(word)
  for (let before = value.indexOf(word); before >= 0 && before < at; before = value.indexOf(word, before + 1))
    place = typed.indexOf(word, place + 1)
  return Math.max(place, 0)
}
