import {isMap, visit} from 'yaml'
import type {Finding} from '../../finding.ts'
import {pagesCalled} from '../../page/namesOfPlaces.ts'
import type {SiteFiles} from '../../readSite.ts'
import type {ContentFile} from '../contentFile.ts'
import {textIn} from './textIn.ts'

/** A link of a record whose words are the name of one page and that leads to another, and one that a list has twice. */
export function menuWords(file: ContentFile, site: SiteFiles): Finding[] {
  const findings: Finding[] = []
  visit(file.document, {
    Map(_, map) {
      const [text, to] = [textIn(map, 'text'), textIn(map, 'to')]
      // What is no address is told as that.
      if (!text || !to || to.value.includes('#') || !to.value.startsWith('/')) return
      // Nor is a page that is not there.
      if (!site.addresses.has(to.value)) return
      const named = pagesCalled(text.value, site)
      if (named.length > 0 && !named.includes(to.value))
        findings.push({
          at: text.at,
          message: `This link says “${text.value}”, and leads to ${to.value}.`,
          help: `${named[0]} has that name. Correct the words or the address.`,
          warning: true,
        })
    },
    Seq(_, {items}) {
      const seen = new Set<string>()
      for (const item of items) {
        const text = isMap(item) ? textIn(item, 'text') : undefined
        if (text && seen.has(text.value))
          findings.push({
            at: text.at,
            message: `“${text.value}” is in this list twice.`,
            help: 'Delete one of the two.',
            warning: true,
          })
        if (text) seen.add(text.value)
      }
    },
  })
  return findings
}
