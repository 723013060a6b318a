import {createRequire} from 'node:module'
import type {CompatData, Identifier, SimpleSupportStatement, SupportStatement} from '@mdn/browser-compat-data/types'
import type {Oldest} from '../../../src/build/floor.ts'

/** What MDN knows of every feature of the web, and of the versions of browsers that have it. */
const compatData: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data')

/** Something that a file uses, and every feature of the web that it may be: `.at` is Array’s, or String’s. */
export interface Use {
  name: string
  meanings: Identifier[]
}

/** The feature at a place of the data, `css.properties.gap`, as a use of it; none for what the data does not know. */
export function useOf(...path: string[]): Use[] {
  const feature = featureAt(path)
  return feature?.__compat ? [{name: path.join('.'), meanings: [feature]}] : []
}

/** The places right below a place of the data. */
export function namesAt(...path: string[]): string[] {
  return Object.keys(featureAt(path) ?? {}).filter((name) => name !== '__compat')
}

function featureAt(path: string[]): Identifier | undefined {
  let at: Identifier | undefined = compatData as never
  for (const name of path) at = at && Object.hasOwn(at, name) ? at[name] : undefined
  return at
}

/** Whether one of those browsers is without it, whatever it may be. */
export function isNewer({meanings}: Use, oldest: Oldest[]): boolean {
  return meanings.every(({__compat}) =>
    oldest.some(({browser, version}) => {
      const support = __compat?.support as Record<string, SupportStatement | undefined> | undefined
      const statements = [support?.[names[browser] ?? browser] ?? []].flat() as SimpleSupportStatement[]
      return !statements.some((statement) => has(statement, version))
    }),
  )
}

/** The browsers that the data calls otherwise than browserslist does. */
const names: Record<string, string> = {ios_saf: 'safari_ios'}

/** What has it under another name does not have it; what has not all of it does, for the data is strict about details. */
function has(statement: SimpleSupportStatement, version: string): boolean {
  const {version_added, version_removed, prefix, alternative_name, flags} = statement
  if (prefix || alternative_name || flags) return false
  return isReached(version_added, version) && !isReached(version_removed, version)
}

/** Whether a version is that one or a later one; `≤37` counts as 37. */
function isReached(since: unknown, version: string): boolean {
  if (typeof since !== 'string' || since === 'preview') return false
  const [wanted = [], there = []] = [since.replace('≤', ''), version].map((text) => text.split('.').map(Number))
  const place = wanted.findIndex((number, index) => number !== (there[index] ?? 0))
  return place === -1 || (wanted[place] ?? 0) < (there[place] ?? 0)
}
