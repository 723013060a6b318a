import {visit} from 'yaml'
import type {Finding} from '../finding.ts'
import {withoutMarkdown} from '../plainWords.ts'
import type {SiteFiles} from '../readSite.ts'
import {rules} from '../rules.ts'
import type {ContentFile} from './contentFile.ts'

const known = new WeakMap<SiteFiles, Map<ContentFile, Finding[]>>()

/** What the rules about words say of the values of a file of `content/`: mistakes and advice, which are asked for one after the other. */
export function shownWords(file: ContentFile, site: SiteFiles): Finding[] {
  const ofSite = known.get(site) ?? new Map<ContentFile, Finding[]>()
  const findings = ofSite.get(file) ?? findIn(file, site)
  known.set(site, ofSite.set(file, findings))
  return findings
}

function findIn(file: ContentFile, site: SiteFiles): Finding[] {
  const findings: Finding[] = []
  visit(file.document, {
    Scalar(key, {value, range}) {
      if (key === 'key' || typeof value !== 'string' || !range || isName(value)) return
      const typed = file.text.slice(range[0], range[1])
      const tell = ({at, ...finding}: Finding) => findings.push({...finding, at: range[0] + placeIn(typed, value, at)})
      const plain = withoutMarkdown(value.replace(/^[-•*]\s+/, ''))
      if (plain !== value.trim())
        tell({
          at: [...value].findIndex((sign, index) => sign !== plain[index]),
          message: 'Visitors see the signs in these words: a record is no Markdown.',
          help: `Write plain words: ${plain.length < 80 ? plain : 'without stars, brackets and tags'}`,
        })
      else
        for (const {name, checkWords} of rules)
          for (const finding of checkWords?.(value, site) ?? []) tell({...finding, rule: name})
    },
  })
  return findings
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
