import {inFile, type Problem} from '../problem.ts'
import type {SiteFiles} from '../readSite.ts'
import {list, type Named, namedIn, placeNamed, textOf} from './inventedList.ts'
import {explainLost} from './lostInvented.ts'

/** Everything that `content/invented.yaml` names, at its place in its own file; a name that leads nowhere, at its place in the list. */
export function inventedOf(site: SiteFiles): Problem[] {
  const file = site.content.get('invented.yaml')
  const all = namedIn(file)
  return all.map((named) => {
    const at = placeNamed(named, site)
    return at === undefined
      ? inFile(list, file?.text ?? '', {at: named.offset, ...explainLost(named, all, site), rule: 'placeholders'})
      : inFile(named.where, textOf(named.where, site), {at, ...unconfirmed(named), rule: 'placeholders'})
  })
}

function unconfirmed({name, question}: Named) {
  return {
    message: `“${name}” is invented, and must be true before the launch. ${question}`,
    help: `Confirm or correct it here, then delete it from ${list}.`,
  }
}
