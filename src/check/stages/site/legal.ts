import {legalChanges, stringsUnderKey} from '../../../site/index.ts'
import {advice, error, type Finding} from '../../finding.ts'
import type {CheckContext} from '../../stage.ts'

/** Reports that the text or the date of the legal pages has changed since `legal.yaml` was written. */
export function* legalDates({site, launch, today}: CheckContext): Iterable<Finding> {
  const file = 'content/site.yaml'
  const details = site.content.get('site.yaml')
  const changes = details && details.document.errors.length === 0 ? legalChanges(site) : undefined
  const [updated] = details ? stringsUnderKey(details, 'updated') : []
  if (!changes || !updated || !site.content.has('legal.yaml')) return
  const range = {start: updated.offset, end: updated.offset + updated.value.length + 2}
  const report = launch ? error : advice
  if (changes.words && changes.updated) yield report('site.legal-both', {file, range})
  else if (changes.updated) yield report('site.legal-words', {file, range})
  else if (changes.words) yield report('site.legal-date', {file, range, data: {month: today.slice(0, 7)}})
}
