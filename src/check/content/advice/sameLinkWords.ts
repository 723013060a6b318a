import {isMap, visit, type YAMLMap} from 'yaml'
import type {Finding} from '../../finding.ts'
import {placeOf} from '../../places.ts'
import type {ContentFile} from '../contentFile.ts'
import {textIn} from './textIn.ts'

/** Two links of a file that are read out with the same words and lead elsewhere (WCAG 2.4.4). */
export function sameLinkWords({document, text}: ContentFile): Finding[] {
  const links: {words: string; to: string; about: string; at: number; title: string}[] = []
  visit(document, {
    Map(_, map, path) {
      const [said, to, about] = ['text', 'to', 'about'].map((field) => textIn(map, field))
      if (!said || !to || !about) return
      const record = path.findLast((node): node is YAMLMap => isMap(node))
      const title = record && textIn(record, 'title')?.value
      links.push({
        words: `${said.value} ${about.value}`,
        to: to.value,
        about: about.value,
        at: about.at,
        title: title ?? '',
      })
    },
  })
  return links.flatMap((link): Finding[] => {
    const other = links.find(({words, to}) => words === link.words && to !== link.to)
    // The one whose record it names is right.
    if (!other || (link.title !== '' && link.about.includes(link.title))) return []
    return [
      {
        at: link.at,
        message: `The link of line ${placeOf(text, other.at).line} is read out as “${link.words}” too, and leads to ${other.to}.`,
        help: 'Say here what this one is about.',
        warning: true,
      },
    ]
  })
}
