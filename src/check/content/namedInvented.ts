import type {SiteFiles} from '../readSite.ts'
import {namedIn} from './inventedList.ts'

/** The records of a file of `content/` that `content/invented.yaml` names. */
export function namedInvented(name: string, {content}: SiteFiles): Set<string> {
  const own = namedIn(content.get('invented.yaml')).filter(
    (each) => each.kind === 'records' && each.where === `content/${name}`,
  )
  return new Set(own.map((each) => each.name))
}
