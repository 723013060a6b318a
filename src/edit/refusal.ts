import type {ChangeResult, RefusalCode} from './protocol.ts'
import type {KeyedRange, SeekResult} from './span.ts'

/** Why nothing is written, as a message for the author. */
export interface Refusal extends Omit<Extract<ChangeResult, {saved: false}>, 'saved'> {
  refused: true
}

export function refuse(
  why: RefusalCode,
  reason: string,
  more: Pick<Refusal, 'now' | 'findings' | 'fixable'> = {},
): Refusal {
  return {refused: true, why, reason, ...more}
}

/** Refuses to change text that has been changed or removed since the author opened it. */
export function refuseOutdated(
  sought: Exclude<SeekResult<KeyedRange>, {how: 'found'}> = {how: 'gone'},
  text = '',
): Refusal {
  if (sought.how === 'gone')
    return refuse('gone', 'This is no longer in the file. Your words stay here: copy them where they belong now.')
  if (sought.how === 'unclear')
    return refuse(
      'unclear',
      'The file has changed, and has this more than once. Load the page again, and edit the one you mean.',
    )
  const now = text.slice(sought.now.start, sought.now.end)
  return refuse('changed', 'Someone changed this meanwhile. Both are kept: your words here, theirs in the file.', {now})
}
