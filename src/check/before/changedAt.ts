import {placeOf} from '../places.ts'
import type {SiteFiles} from '../readSite.ts'
import {changesSince} from './changesSince.ts'

/** Whether somebody changed the line of a text that has that offset, as far as it is known what the file said before. */
export function changedAt({before}: SiteFiles, file: string, text: string, offset: number): boolean {
  const old = before?.(file, text)
  if (old === undefined) return false
  const {line} = placeOf(text, offset)
  return changesSince(old, text).some(({at, is}) => line > at && line <= at + is.length)
}
