import {placeOf} from '../places.ts'
import type {SiteFiles} from '../readSite.ts'
import {list, namedIn} from './inventedList.ts'

/** The line of the list that names a record, for who tells that the record is gone: `line 39 of content/invented.yaml`. */
export function lineInvented(name: string, where: string, site: SiteFiles): string | undefined {
  const found = placeInvented(name, where, site)
  return found && `${found.isAlone ? '' : `${name} from `}${found.place}`
}

/** `line 39 of content/invented.yaml`, which names a record, and whether it names it alone. */
export function placeInvented(
  name: string,
  where: string,
  {content}: SiteFiles,
): {place: string; isAlone: boolean} | undefined {
  const file = content.get('invented.yaml')
  const named = namedIn(file).find((each) => each.kind === 'records' && each.where === where && each.name === name)
  if (!named) return undefined
  const {line} = placeOf(file?.text ?? '', named.offset)
  // Others may stand on the same line.
  const isAlone = !file?.text.split('\n')[line - 1]?.includes(',')
  return {place: `line ${line} of ${list}`, isAlone}
}
