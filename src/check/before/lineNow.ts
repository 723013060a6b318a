import type {SiteFiles} from '../readSite.ts'
import {changesSince} from './changesSince.ts'

/** The line of a text that stands where another stood before somebody changed it, for the first such line of the old text. */
export function lineNow(
  {before}: SiteFiles,
  file: string,
  text: string,
  stood: (line: string) => boolean,
): string | undefined {
  const old = before?.(file, text)
  const change =
    old === undefined ? undefined : changesSince(old, text).find(({was}) => was.length === 1 && stood(was[0] ?? ''))
  return change?.is.length === 1 ? change.is[0] : undefined
}
