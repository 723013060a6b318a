import {legalChanges, stringsUnderKey} from '../../../site/index.ts'
import {createFinding, type StageFinding} from '../../finding.ts'
import type {CheckContext} from '../../stage.ts'

/** Reports that the text or the date of the legal pages has changed since `legal.yaml` was written. */
export function* legalDates({site, today}: CheckContext): Iterable<StageFinding> {
  const file = site.content.get('site.yaml')
  const changes = file && file.document.errors.length === 0 ? legalChanges(site) : undefined
  const [updated] = file ? stringsUnderKey(file, 'updated') : []
  if (!changes || !updated || !site.content.has('legal.yaml')) return
  const range = {from: updated.offset, to: updated.offset + updated.value.length + 2}
  if (changes.words && changes.updated) yield createFinding('site.legal-both', 'content/site.yaml', range, {})
  else if (changes.updated) yield createFinding('site.legal-words', 'content/site.yaml', range, {})
  else if (changes.words) yield createFinding('site.legal-date', 'content/site.yaml', range, {month: today.slice(0, 7)})
}
