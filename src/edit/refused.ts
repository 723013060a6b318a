import type {Answer, Refusal} from './protocol.ts'
import type {Sought, Stretch} from './span.ts'

/** Why nothing is written, as a message for the author. */
export interface Refused extends Omit<Extract<Answer, {saved: false}>, 'saved'> {
  refused: true
}

export function refuse(why: Refusal, reason: string, more: Pick<Refused, 'now' | 'findings' | 'mends'> = {}): Refused {
  return {refused: true, why, reason, ...more}
}

/** Refuses a change of something that has been changed or removed in the meantime. */
export function lost(sought: Exclude<Sought<Stretch>, {how: 'found'}> = {how: 'gone'}, text = ''): Refused {
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
