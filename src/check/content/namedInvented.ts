import {addressOf} from '../address.ts'
import {linesNamed} from '../linesNamed.ts'
import {placeOf} from '../places.ts'
import type {SiteFiles} from '../readSite.ts'
import {textsUnder} from './contentFile.ts'
import {namedIn} from './inventedList.ts'

/** The records of a file of `content/` that `content/invented.yaml` names. */
export function namedInvented(name: string, {content}: SiteFiles): Set<string> {
  const own = namedIn(content.get('invented.yaml')).filter(
    (each) => each.kind === 'records' && each.where === `content/${name}`,
  )
  return new Set(own.map((each) => each.name))
}

/** Where `content/invented.yaml` names the file of the page at an address, be it there or not: `content/invented.yaml, lines 2 and 5`. */
export function placesInvented(address: string, {content}: SiteFiles): string | undefined {
  const list = content.get('invented.yaml')
  const lines = (list ? textsUnder(list, 'in') : []).flatMap(({value, offset}) =>
    value.startsWith('pages/') && addressOf(value) === address ? [placeOf(list?.text ?? '', offset).line] : [],
  )
  if (lines.length === 0) return undefined
  return `content/invented.yaml, ${linesNamed(lines)}`
}
