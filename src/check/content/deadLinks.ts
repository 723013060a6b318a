import {isScalar, visit} from 'yaml'
import type {Finding} from '../finding.ts'
import {listed} from '../listed.ts'
import {byItsWords} from '../page/linkByItsWords.ts'
import {explainTarget} from '../page/linkTarget.ts'
import {placeOf} from '../places.ts'
import type {SiteFiles} from '../readSite.ts'
import {type ContentFile, textsUnder} from './contentFile.ts'
import {type LeadingLine, linksToPlace} from './linksTo.ts'

/** Each `to:` leads to a page that exists. */
export function deadLinks(file: ContentFile, site: SiteFiles): Finding[] {
  const all = textsUnder(file, 'to')
  return all.flatMap(({value, offset}) => {
    const target = explainTarget(value, site, value.startsWith('#') ? site.addresses.get('/') : undefined)
    const found = target?.unlike ? byItsWords(wordsBeside(file, offset), target, undefined, site) : target
    // A sign or two are no path, and most likely not meant for one.
    if (value.length < 3 && !/^[/#]/.test(value)) return []
    // What is no place of this site at all, its schema says; only here it is known which site is this.
    if (!found || !(/^[/#]/.test(value) || found.to?.startsWith('/'))) return []
    const {to, message, unlike: _, ...said} = found
    const own = `content/${file.name}`
    const leading = /^[/#].*#|^#/.test(value) && file.name !== 'routes.yaml' ? linksToPlace(value, site) : []
    const same = all.filter((each) => each.value === value)
    // A place that was renamed is told once, with every line that leads there.
    if (same[0]?.offset !== offset || (leading[0] && leading[0].file !== own)) return []
    const lines = same.slice(1).map((each) => String(placeOf(file.text, each.offset).line))
    const also = alsoLeading(
      lines,
      leading.filter((each) => each.file !== own),
    )
    return [
      {
        at: offset,
        message: message + also,
        ...said,
        ...(to !== undefined && {write: lines.length > 0 ? to : `to: ${to}`, swap: {over: value, by: to}}),
      },
    ]
  })
}

/** What stands on a link beside where it leads: `{ text: Donate, to: /donate }`. */
function wordsBeside({document}: ContentFile, offset: number): string {
  let words = ''
  visit(document, {
    Map(_, map) {
      const to = map.get('to', true)
      const text = map.get('text') ?? map.get('link')
      if (isScalar(to) && to.range?.[0] === offset && typeof text === 'string') words = text
    },
  })
  return words
}

/** The other lines of the file that lead there, and those of other files. */
export function alsoLeading(lines: string[], others: LeadingLine[]): string {
  const more = lines.length > 1
  const here =
    lines.length > 0 ? ` Line${more ? 's' : ''} ${listed(lines, 'and')} lead${more ? '' : 's'} there too.` : ''
  const places = others.map(({file, line}) => `${file}, line ${line}`)
  return `${here}${places.length > 0 ? ` The same stands in ${places.join('; ')}.` : ''}`
}
