import {legalChanges, textsUnder} from '../../../site/index.ts'
import {type Found, found} from '../../finding.ts'
import type {Scope} from '../../stage.ts'

/** Reports legal pages whose words or date differ from what `legal.yaml` recorded. */
export function* legalDates({site, today}: Scope): Iterable<Found> {
  const file = site.content.get('site.yaml')
  const changes = file && file.document.errors.length === 0 ? legalChanges(site) : undefined
  const [updated] = file ? textsUnder(file, 'updated') : []
  if (!changes || !updated || !site.content.has('legal.yaml')) return
  const range = {from: updated.offset, to: updated.offset + updated.value.length + 2}
  if (changes.words && changes.updated) yield found('site.legal-both', 'content/site.yaml', range, {})
  else if (changes.updated) yield found('site.legal-words', 'content/site.yaml', range, {})
  else if (changes.words) yield found('site.legal-date', 'content/site.yaml', range, {month: today.slice(0, 7)})
}
