import {plainTextOf} from './inline/contents.ts'
import {inlinesOf, type Token} from './inline/tokens.ts'
import type {ChangeResult} from './protocol.ts'
import type {KeyedRange, SeekResult} from './span.ts'

/** Why nothing is written, as a message for the author. */
export interface Refusal extends Omit<Extract<ChangeResult, {saved: false}>, 'saved'> {
  refused: true
}

export function refuse(reason: string, more: Pick<Refusal, 'now' | 'findings' | 'fixable'> = {}): Refusal {
  return {refused: true, reason, ...more}
}

/** Refuses to change text that has been changed or removed since the author opened it. */
export function refuseOutdated(
  sought: Exclude<SeekResult<KeyedRange>, {how: 'found'}> = {how: 'gone'},
  text = '',
): Refusal {
  if (sought.how === 'gone')
    return refuse('This is not on the page any more. Your words stay here: copy them where they belong now.')
  if (sought.how === 'unclear')
    return refuse('The page has changed, and has this more than once. Load it again, and edit the one you mean.')
  return refuse('Somebody changed this meanwhile. Both versions are kept: yours here, theirs on the page.', {
    now: textOf(sought.now, text),
  })
}

/** Returns the text of a range as the author reads it: that of a block without its Markdown, or the value of YAML. */
function textOf(range: KeyedRange & {tokens?: Token[]; value?: unknown}, text: string): string {
  if (range.tokens) return plainTextOf(inlinesOf(range.tokens))
  return range.value === undefined ? text.slice(range.start, range.end) : String(range.value)
}
