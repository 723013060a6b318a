import {isMap, visit} from 'yaml'
import {lettersOf} from '../../before/slipsUndone.ts'
import type {Finding} from '../../finding.ts'
import {pagesCalled} from '../../page/namesOfPlaces.ts'
import {headingsOf, type SiteFiles} from '../../readSite.ts'
import type {ContentFile} from '../contentFile.ts'
import {textIn} from './textIn.ts'

/** The words of a name: “Our team” is “The team”. */
function plain(name: string): string {
  return lettersOf(name.replace(/^(?:the|our|your|an?)\s/i, ''))
}

/** A link of a list that leads where another of it leads, under other words: it was copied, and its address stayed. */
function sameTargets(items: unknown[], site: SiteFiles): Finding[] {
  const links = items.flatMap((item) => {
    const [text, to] = isMap(item) ? [textIn(item, 'text'), textIn(item, 'to')] : []
    // Several may well lead to one section.
    return text && to && !to.value.includes('#') ? [{text: text.value, to: to.value, at: to.at}] : []
  })
  return links.flatMap(({text, to, at}, index): Finding[] => {
    const first = links.slice(0, index).find((other) => other.to === to && other.text !== text)
    if (!first) return []
    const [place] = [...site.addresses].flatMap(([address, page]) =>
      headingsOf(page).flatMap((heading) =>
        plain(heading.text) === plain(text) ? [`${address}#${heading.anchor}`] : [],
      ),
    )
    const own = pagesCalled(text, site)[0] ?? place
    if (!own) return []
    return [
      {
        at,
        message: `“${first.text}” leads to ${to} too, and stands in the same list.`,
        help: `If “${text}” is ${own}, write: to: ${own} – or delete one of the two.`,
        warning: true,
      },
    ]
  })
}

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
      findings.push(...sameTargets(items, site))
    },
  })
  return findings
}
