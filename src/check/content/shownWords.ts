import {visit} from 'yaml'
import type {Finding} from '../finding.ts'
import type {SiteFiles} from '../readSite.ts'
import {rules} from '../rules.ts'
import type {ContentFile} from './contentFile.ts'

/** What the rules about words say of a file of `content/`: of every value that is more than one word. */
export function shownWords(file: ContentFile, site: SiteFiles): Finding[] {
  const findings: Finding[] = []
  visit(file.document, {
    Scalar(key, {value, range}) {
      if (key === 'key' || typeof value !== 'string' || !/\S\s+\S/.test(value) || !range) return
      // In quotes or over several lines, the places of its signs are not those of the text.
      const start = file.text.indexOf(value, range[0])
      const isPlain = start >= range[0] && start < range[1]
      for (const {name, checkWords} of rules)
        for (const {at, ...finding} of checkWords?.(value, site) ?? [])
          findings.push({...finding, at: isPlain ? start + at : range[0], rule: name})
    },
  })
  return findings
}
