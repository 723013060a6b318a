import type {Finding} from '../finding.ts'
import {listed} from '../listed.ts'
import {explainTarget} from '../page/linkTarget.ts'
import {placeOf} from '../places.ts'
import type {SiteFiles} from '../readSite.ts'
import {type ContentFile, textsUnder} from './contentFile.ts'

/** Each `to:` leads to a page that exists. */
export function deadLinks(file: ContentFile, site: SiteFiles): Finding[] {
  const all = textsUnder(file, 'to')
  return all.flatMap(({value, offset}) => {
    const found = explainTarget(value, site, value.startsWith('#') ? site.addresses.get('/') : undefined)
    // A sign or two are no path, and most likely not meant for one.
    if (value.length < 3 && !/^[/#]/.test(value)) return []
    // What is no place of this site at all, its schema says; only here it is known which site is this.
    if (!found || !(/^[/#]/.test(value) || found.to?.startsWith('/'))) return []
    const same = all.filter((each) => each.value === value)
    // A place that was renamed is told once, with every line that leads there.
    if (same[0]?.offset !== offset) return []
    const lines = same.slice(1).map((each) => String(placeOf(file.text, each.offset).line))
    const {to, message, ...said} = found
    const also =
      lines.length > 0
        ? ` Line${lines.length > 1 ? 's' : ''} ${listed(lines, 'and')} lead${lines.length > 1 ? '' : 's'} there too.`
        : ''
    return [
      {
        at: offset,
        message: message + also,
        ...said,
        ...(to !== undefined && {write: `to: ${to}`, swap: {over: value, by: to}}),
      },
    ]
  })
}
