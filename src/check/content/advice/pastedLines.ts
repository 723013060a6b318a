import type {Finding} from '../../finding.ts'
import {linesOf} from '../../places.ts'
import {asidesLeft} from '../../rules/asidesLeft.ts'
import {hourOfMessage, mailIn, stampsIn} from '../../words/messageRemains.ts'
import type {ContentFile} from '../contentFile.ts'
import {valuesIn} from '../valuesIn.ts'

/** What a chat or a mail left on a line of a value: visitors read its lines as one, and whoever pasted them sees each. */
export function pastedLines({name, document, text, records}: ContentFile): Finding[] {
  // One quotes what stands elsewhere.
  if (name === 'invented.yaml') return []
  const names = records.flatMap(({value}) => (typeof value.name === 'string' ? [value.name] : []))
  return valuesIn(document).flatMap(({start, end}) => {
    const lines = linesOf(text.slice(start, end).trimEnd())
      .filter((line, index) => line.text.trim() !== '' && !(index === 0 && /^[>|][+-]?\s*$/.test(line.text)))
      .map((line) => ({at: start + line.start + line.text.search(/\S/), words: line.text.trim()}))
    const words = lines.map((line) => line.words).join('\n')
    const mail = mailIn(words)
    const found = [
      ...stampsIn(words),
      ...(mail ? [mail] : signOff(words)),
      ...answersIn(words),
      ...senders(words, names),
    ]
    return found.map(({at, ...said}) => {
      const before = words.slice(0, at).split('\n')
      const place = (lines[before.length - 1]?.at ?? start) + (before.at(-1)?.length ?? 0)
      return {at: place, ...said, warning: true, rule: asidesLeft.name}
    })
  })
}

/** `Kind regards,` and a name, below the words. */
function signOff(words: string): Finding[] {
  const found =
    /(?<=\n)(?:(?:(?:with )?(?:kind|best|warm)(?:est)? (?:regards|wishes)|regards|yours (?:sincerely|faithfully)),?)(?:\n[^\n.!?]{1,30})?$/i.exec(
      words,
    )
  if (!found) return []
  const help = found[0].includes('\n') ? 'Delete this line and the name below.' : 'Delete this line.'
  return [{at: found.index, message: 'This came along from an email.', help}]
}

/** The sign before each line of a mail that is answered. */
function answersIn(words: string): Finding[] {
  return [...words.matchAll(/^(?:> ?)+(?=[^>\s])/gm)].map(({index, 0: over}) => ({
    at: index,
    message: 'A mail has this sign in front of what it answers, and visitors read it.',
    write: /^.*/.exec(words.slice(index + over.length))?.[0] ?? '',
    swap: {over, by: ''},
  }))
}

/** `Amara 14:02` above what a person of these records wrote in a chat. */
function senders(words: string, names: string[]): Finding[] {
  return [...words.matchAll(hourOfMessage)]
    .filter(({1: name = ''}) => names.includes(name))
    .map(({index}) => ({
      at: index,
      message: 'This line is of a chat, with its hour and sender.',
      help: 'Delete this line.',
    }))
}
