import {plainTextOf} from './inline/contents.ts'
import {inlinesOf, type Token} from './inline/tokens.ts'
import type {ChangeResult} from './protocol.ts'
import type {EditableRange, FindResult} from './span.ts'

/** Why nothing is written, as a message for the author. */
export interface Rejection extends Omit<Extract<ChangeResult, {saved: false}>, 'saved'> {
  rejected: true
}

export function reject(
  reason: string,
  more: Pick<Rejection, 'currentText' | 'findings' | 'fixable' | 'field'> = {},
): Rejection {
  return {rejected: true, reason, ...more}
}

/** Rejects the change of text that has been changed or removed since the author opened it. */
export function rejectOutdated(
  result: Exclude<FindResult<EditableRange>, {status: 'found'}> = {status: 'removed'},
  text = '',
): Rejection {
  if (result.status === 'removed')
    return reject('This is not on the page any more. Your words stay here: copy them where they belong now.')
  if (result.status === 'ambiguous')
    return reject(
      'The page has changed, and has this more than once. Load it again, and edit the one you mean.',
    )
  return reject('Somebody changed this meanwhile. Both versions are kept: yours here, theirs on the page.', {
    currentText: textOf(result.range, text),
  })
}

/**
 * Returns the text of a range as the author reads it: that of a block without its Markdown, or the value of
 * YAML.
 */
function textOf(range: EditableRange & {tokens?: Token[]; value?: unknown}, text: string): string {
  if (range.tokens) return plainTextOf(inlinesOf(range.tokens))
  return range.value === undefined ? text.slice(range.start, range.end) : String(range.value)
}
