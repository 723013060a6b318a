import {join} from 'node:path'
import {formatLegalFile, legalChanges, legalFile, readSite, replaceFile} from '../../site/index.ts'

/**
 * Stores hash and date of the legal pages and returns a message, if both changed (with `demanded`: if either
 * did).
 */
export function storeLegal(root: string, demanded: boolean): string | undefined {
  const changes = legalChanges(readSite(root))
  if (!changes) return undefined
  const wanted = demanded ? changes.words || changes.updated : changes.words && changes.updated
  if (!wanted) return undefined
  replaceFile(join(root, 'content', legalFile), formatLegalFile(changes.now))
  return `content/${legalFile}: the legal pages as they are now, with the date ${changes.now.updated}`
}
