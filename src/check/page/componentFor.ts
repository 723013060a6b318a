import {recordKinds} from '../content/schemas.ts'
import {type Component, componentsShowing} from '../readComponents.ts'
import type {SiteFiles} from '../readSite.ts'

/** The component that shows the record of a kind with that id, as a card or row where the one that cannot is one. */
export function componentFor(kind: string, id: string, {name: own}: Component, site: SiteFiles): string | undefined {
  const records = site.content.get(recordKinds.get(kind) ?? '')?.records ?? []
  if (!records.some((record) => record.id === id)) return undefined
  const [ending = ''] = own.match(/[A-Z][a-z]*$/) ?? []
  const showing = componentsShowing(kind, site.components)
  return (showing.find((each) => each.name.endsWith(ending)) ?? showing[0])?.name
}
