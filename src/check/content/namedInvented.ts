import {isMap, isScalar, isSeq} from 'yaml'
import type {SiteFiles} from '../readSite.ts'

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
