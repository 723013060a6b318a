import {isCollection, isPair, visit} from 'yaml'
import {withSigns} from '../entities.ts'
import type {Finding} from '../finding.ts'
import type {SiteFiles} from '../readSite.ts'
import {signsShown} from '../rules/signsShown.ts'
import {typing} from '../rules/typing.ts'
import {rules} from '../rules.ts'
import {asYaml} from './asYaml.ts'
import type {ContentFile} from './contentFile.ts'
import {hasMarkdown, markdownIn} from './markdownIn.ts'
import {oddSigns} from './oddSigns.ts'
import {siteDetails} from './siteDetails.ts'

/** What the rules about words say of the values of a file of `content/`, mistakes and advice. */
export function shownWords(file: ContentFile, {content}: SiteFiles): Finding[] {
  const findings: Finding[] = []
  visit(file.document, {
    Scalar(key, node, path) {
      const {value, range} = node
      if (key === 'key' || typeof value !== 'string' || !range || isName(value)) return
      const typed = file.text.slice(range[0], range[1])
      const said = findIn(value)
      if (said.length === 0) return
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
      for (const finding of rest)
        findings.push({...forRecords(finding), at: range[0] + placeIn(typed, value, finding.at)})
    },
  })
  return [...findings, ...markdownIn(file, siteDetails(content))]
}

function findIn(value: string): Finding[] {
  // That is told by itself: the rules are about words as they are shown.
  if (hasMarkdown(value)) return []
  const found = rules.flatMap(({name, checkWords}) =>
    (checkWords?.(value) ?? []).map((finding) => ({...finding, rule: name})),
  )
  const others = found.filter(({rule}) => rule !== typing.name)
  return [
    ...(others.length > 0 ? others : found),
    ...oddSigns(value).map((finding) => ({...finding, rule: 'characters'})),
  ]
}

/** What only a page can have: a tag, Markdown, a picture. */
const ofPages = /<[A-Z]\w*|\*\*|~~|##|\bMarkdown\b|COMPONENTS\.md|public\/|\]\(/

function forRecords(finding: Finding): Finding {
  return ofPages.test(finding.help ?? '') ? {...finding, help: 'Delete it: a record holds plain words only.'} : finding
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
