import {visit} from 'yaml'
import type {Finding} from '../finding.ts'
import {withoutMarkdown} from '../plainWords.ts'
import type {SiteFiles} from '../readSite.ts'
import {rules} from '../rules.ts'
import type {ContentFile} from './contentFile.ts'
import {type SiteDetails, siteDetails} from './siteDetails.ts'

/** What the rules about words say of the values of a file of `content/`, mistakes and advice. */
export function shownWords(file: ContentFile, {content}: SiteFiles): Finding[] {
  const details = siteDetails(content)
  const findings: Finding[] = []
  visit(file.document, {
    Scalar(key, {value, range}) {
      if (key === 'key' || typeof value !== 'string' || !range || isName(value)) return
      const typed = file.text.slice(range[0], range[1])
      for (const {at, ...finding} of findingsIn(value, details))
        findings.push({...finding, at: range[0] + placeIn(typed, value, at)})
    },
  })
  return findings
}

const known = new WeakMap<SiteDetails, Map<string, Finding[]>>()

/** What they say of a value, found once: when one value of a site changes, all others are as they were. */
function findingsIn(value: string, details: SiteDetails): Finding[] {
  const ofSite = known.get(details) ?? new Map<string, Finding[]>()
  const findings = ofSite.get(value) ?? findIn(value, details)
  known.set(details, ofSite.set(value, findings))
  return findings
}

function findIn(value: string, details: SiteDetails): Finding[] {
  const plain = withoutMarkdown(value.replace(/^[-•*]\s+/, ''))
  if (plain === value.trim())
    return rules.flatMap(({name, checkWords}) =>
      (checkWords?.(value, details) ?? []).map((finding) => ({...finding, rule: name})),
    )
  return [
    {
      at: [...value].findIndex((sign, index) => sign !== plain[index]),
      message: 'Visitors see the signs in these words: a record is no Markdown.',
      help: `Write plain words: ${plain.length < 80 ? plain : 'without stars, brackets and tags'}`,
    },
  ]
}

/** An id, a choice, an address: no words for visitors. */
function isName(value: string): boolean {
  return /^[a-z0-9-]*$|^[/#+]|^https:|^[\d-]+$/.test(value)
}

/** Where a sign of a value stands in what was typed for it, in quotes or over several lines: at the same word. */
function placeIn(typed: string, value: string, at: number): number {
  const word = /^\S*/.exec(value.slice(at))?.[0] ?? ''
  if (word === '') return 0
  let place = typed.indexOf(word)
  for (let before = value.indexOf(word); before >= 0 && before < at; before = value.indexOf(word, before + 1))
    place = typed.indexOf(word, place + 1)
  return Math.max(place, 0)
}
