import {isMap, isScalar, isSeq} from 'yaml'
import {addressOf} from '../address.ts'
import {listed} from '../listed.ts'
import {placeOf} from '../places.ts'
import type {SiteFiles} from '../readSite.ts'
import {textsUnder} from './contentFile.ts'

/** The records of a file of `content/` that `content/invented.yaml` names. */
export function namedInvented(name: string, {content}: SiteFiles): Set<string> {
  const list = content.get('invented.yaml')?.document.contents
  const entries = isSeq(list) ? list.items.filter(isMap) : []
  const own = entries.filter((entry) => entry.get('in') === `content/${name}`)
  return new Set(
    own.flatMap((entry) => {
      const records = entry.get('records')
      return isSeq(records) ? records.items.filter(isScalar).map(({value}) => String(value)) : []
    }),
  )
}

/** Where `content/invented.yaml` names the file of the page at an address, be it there or not: `lines 2 and 5 of content/invented.yaml`. */
export function placesInvented(address: string, {content}: SiteFiles): string | undefined {
  const list = content.get('invented.yaml')
  const lines = (list ? textsUnder(list, 'in') : []).flatMap(({value, offset}) =>
    value.startsWith('pages/') && addressOf(value) === address ? [placeOf(list?.text ?? '', offset).line] : [],
  )
  if (lines.length === 0) return undefined
  return `${lines.length > 1 ? 'lines' : 'line'} ${listed(lines.map(String), 'and')} of content/invented.yaml`
}
