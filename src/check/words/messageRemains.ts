import type {Finding} from '../finding.ts'
import {matchesOf} from '../matchesOf.ts'

const day = /\d{1,4}[./-]\d{1,2}(?:[./-]\d{2,4})?/.source
const hour = /\d{1,2}[:.]\d\d(?:[:.]\d\d)?(?:\s?[ap]\.?m\.?)?/.source

/** How chats stamp what was said: `[14:32, 03/11/2024] Grace: …`, `03/11/2024, 14:32 - Grace: …`, `[14:32] Grace: …`. */
const stamp = new RegExp(
  `(?:^|(?<=[.!?…]['’”"]? ))(?:\\[?(?:${day},? ${hour}|${hour},? ${day})(?:\\]| [-–]) |\\[${hour}\\] )(?!\\d)[^\\n:]{1,40}: (?=\\S)`,
  'gim',
)

/** A sender and an hour on a line above what was said: `Grace 14:32`. */
export const hourOfMessage = new RegExp(`^(\\p{L}+)(?: \\p{L}+)?,? +\\[?${hour}\\]?(?=\\n)`, 'gimu')

/** What stands in front of words that were copied from a chat, with their line as it is without. */
export function stampsIn(words: string): Finding[] {
  return matchesOf(words, stamp).map(({index, 0: over}) => {
    const before = words.slice(words.lastIndexOf('\n', index) + 1, index)
    const said = /^.*/.exec(words.slice(index + over.length))?.[0] ?? ''
    // In a chat few sentences begin with a capital.
    const rest = said.charAt(0).toUpperCase() + said.slice(1)
    return {
      at: index,
      message: 'This line is of a chat, with its hour and sender, and visitors read those too.',
      write: before + rest,
      // What stands there otherwise than as words alone can’t be written with them.
      swap: {over: over + said, by: rest},
      help: 'If the words are not for visitors either, delete the line.',
    }
  })
}

/** Lines that a mail has above the words of whoever wrote it, as they were answered or sent on. */
const heads: [pattern: RegExp, message: string][] = [
  [
    /^On [^\n]{8,120}\bwrote:$|^On [^\n]{4,60}\d[:.]\d\d[^\n]{2,80}\bwrote:/m,
    'This line is of a mail that was answered.',
  ],
  [
    /^-{2,} ?(?:Forwarded|Original) message ?-{2,}|^Begin forwarded message:/im,
    'This line is of a mail that was sent on.',
  ],
  [
    /^(?:From|To): [^\n]+\n(?:(?:To|From): [^\n]+\n)?(?:Sent|Date|Cc|Subject): |^(?:Sent|Subject): [^\n]+\n(?:From|To|Date|Cc|Subject): |^From: [^\n]+ (?:Sent|Date): [^\n]+ (?:To|Subject): /m,
    'This is the head of a mail.',
  ],
]

/** What a phone or a program for mail writes below a message. */
const footer =
  /(?:^|(?<=[.!?…]['’”"]? ))(?:sent from my (?:iphone|ipad|android|samsung|galaxy|huawei|phone|mobile)\b[^\n.]*|sent from (?:outlook|yahoo mail|mail for|gmail|proton ?mail|samsung|aol)\b(?! us)[^\n.]*|get outlook for [^\n.]*)[.]?$/im

/** The first line of a mail that is none of its words. */
export function mailIn(words: string): Finding | undefined {
  const ending = footer.exec(words)
  if (ending) {
    const isLine = words.lastIndexOf('\n', ending.index) === ending.index - 1 || ending.index === 0
    return {
      at: ending.index,
      message: 'This came along from an email.',
      help: isLine ? 'Delete this line.' : `Delete “${ending[0]}”.`,
    }
  }
  for (const [pattern, message] of heads) {
    const found = pattern.exec(words)
    if (found) return {at: found.index, message, help: 'Delete it, if it is not for visitors.'}
  }
  return undefined
}
