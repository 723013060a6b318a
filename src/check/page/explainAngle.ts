import {chatLinkAt} from '../chatLinks.ts'
import {type Advice, written} from '../finding.ts'
import {nearest} from '../nearest.ts'
import type {Line} from '../places.ts'
import type {Slip} from '../problem.ts'
import type {Component} from '../readComponents.ts'
import {explainChatLink} from './explainChatLink.ts'
import {held} from './heldPlaces.ts'
import {insteadOfHiding} from './insteadOfHiding.ts'
import {isMergeField, mergeField} from './mailMerge.ts'

/** Why a `<` that starts no tag can't stand there; nothing when it starts one, or is harmless. */
export function explainAngle(
  text: string,
  at: number,
  line: Line,
  components: Map<string, Component>,
): Slip | undefined {
  const rest = text.slice(at, line.end)
  const before = text.slice(line.start, at)
  const say = (length: number, message: string, advice: Advice): Slip => ({
    at,
    message,
    ...advice,
    ...(advice.write !== undefined && length > 1 && written(text.slice(at, at + length), advice.write)),
    blank: [[at, at + Math.max(1, length)]],
  })

  if (rest.startsWith('<!--')) {
    const close = text.indexOf('-->', at)
    const length = close < 0 ? rest.length : close + 3 - at
    return say(length, 'Hidden notes <!-- … --> can’t stand in a page.', {help: insteadOfHiding(text, at, at + length)})
  }
  const chat = chatLinkAt(rest)
  if (chat) return say(chat.typed.length, ...explainChatLink(chat, before, components))
  if (/^<[!?]/.test(rest))
    return say(rest.length, 'This was copied from a web page’s code.', {
      help: 'Delete this line, and copy the words only.',
    })
  if (/\bmso|class="?Mso|<\/?(o|w|st1):/i.test(rest.slice(0, 200)) && /^<\/?\w/.test(rest)) {
    return say(rest.length, 'This was pasted from Word together with its hidden formatting.', {
      help: 'Paste it again as plain text: Ctrl+Shift+V, on a Mac Shift+Option+Cmd+V.',
    })
  }
  const address = /^<(https?:\/\/[^\s<>]*)>?/.exec(rest)
  if (address) return say(address[0].length, noAddress, linkFor(address[1] ?? '', before))
  const site = /^<((?:www\.|(?=[\w.-]+\.(?:org|com|net|uk)\b))[\w-]+(?:\.[\w-]+)+(?:\/[^\s<>]*)?)>/.exec(rest)
  if (site) return say(site[0].length, noAddress, linkFor(`https://${site[1]}`, before))
  const [email, mail] = /^<(?:mailto:)?([\w.+-]+@[\w.-]+)[^\s<>]*>/.exec(rest) ?? []
  if (email && mail) {
    if (/^On .*\d/.test(before) && /^[^>]*>\s*wrote:/.test(rest))
      return say(email.length, 'This line is of a mail that was answered.', {
        help: 'Delete it, if it is not for visitors.',
      })
    const message = 'An email address can’t stand between < and >.'
    if (!before.endsWith(mail)) return say(email.length, message, {write: `[${mail}](mailto:${mail})`})
    // A program for mail writes each address twice.
    const both = {start: at - mail.length, typed: mail + email}
    return {
      at: both.start,
      message: 'This address stands here twice, as a program for mail writes it.',
      ...written(both.typed, `[${mail}](mailto:${mail})`),
      blank: [[both.start, at + email.length]],
    }
  }
  if (/^<\s+\S/.test(rest)) return undefined
  if (/^<\s*(\||$)/.test(rest))
    return say(1, 'There is a < with nothing after it.', {help: 'Delete it, or write \\< if visitors must see it.'})
  // Whose name it has lost, its partner tells.
  if (/^<\/?>/.test(rest)) return undefined

  const doubled = /^<<+(?![\s/]*[A-Z]\w*[^<>]*\/?>(?!>))(?:([^<>]*)>>+)?/.exec(rest)
  if (doubled) {
    if (doubled[1] && isMergeField(doubled[1]))
      return say(doubled[0].length, mergeField(doubled[0]).message, {help: mergeField('').help})
    const right = doubled[1]
      ? {write: `“${doubled[1].trim()}”`}
      : {write: '←', help: 'To keep the sign of a quotation: «'}
    return say(doubled[0].length, '<< looks like the start of a tag, because of the <.', right)
  }

  const meant = /^<[\W\d]?(\/?)\W?([A-Za-z]\w+)/.exec(rest)
  const name = meant && (components.has(meant[2] ?? '') ? meant[2] : undefined)
  const stray = /^<\/?(?=[^A-Za-z_$/])(\S)/u.exec(rest)?.[1]
  if ((stray && name) || /^<\w\/[A-Z]/.test(rest)) return undefined
  if (stray) {
    const word = /^<\S*?(?=[\s.,;:!?)]|$)/.exec(rest)?.[0] || `<${stray}`
    const slip = say(1, `${word} looks like the start of a tag, because of the <.`, written(word, `\\${word}`))
    return /^<\d/.test(rest) ? {...slip, mend: {start: at, end: at, text: '\\'}} : slip
  }
  // `less <than that`: a small letter, and no tag in sight.
  const word = /^<\/?([a-z]\w*)/.exec(rest)?.[1]
  if (word && before.trim() !== '' && !/^<[^<>]*>/.test(rest) && !nearest(word, components.keys())) {
    return say(1, `<${word} looks like the start of a tag, because of the <.`, {
      ...written(`<${word}`, /\bless\s*$/i.test(before) ? word : `less than ${word}`),
      help: `To keep the sign: \\<${word}`,
    })
  }
  return undefined
}

const noAddress = 'A web address can’t stand between < and >.'

/** The link to write for an address, with the words that a mail program glued to it: `GOV.UK<https://www.gov.uk>`. */
function linkFor(address: string, before: string): Advice {
  const [glued] = /(?<!\S)[\p{L}\p{N}](?:[^\s()[\]<>*_]*[\p{L}\p{N}])?$/u.exec(before) ?? []
  return glued
    ? {help: `Write in place of ${glued} and the address: [${glued}](${address})`}
    : {write: `[${held.address}](${address})`}
}
