import {nearest} from '../nearest.ts'
import {placeOf} from '../places.ts'
import type {Slip} from '../problem.ts'
import {lostName} from './lostName.ts'
import {meantTag} from './meantTag.ts'
import {readTag} from './readTag.ts'
import {type Tag, writeTag} from './tag.ts'
import {type TaggedText, tagAnew, tagSlip} from './tagSlip.ts'

/** What is wrong with a tag in itself, told once for it and its partner. */
export function explainTag(tag: Tag, partner: Tag | undefined, all: TaggedText): Slip | undefined {
  const {text, components} = all
  if (tag.name === '') return explainNameless(tag, partner, all)
  if (!tag.mistake) return undefined
  const name = nearest(tag.name, components.keys()) ?? tag.name
  const childless = components.get(name)?.children === 'none'
  const both = partner ? [tag, partner] : [tag]
  const source = text.slice(tag.start, tag.end)
  if (tag.kind === 'close' && !partner && childless) {
    const right = readTag(source.replace('/', ''), 0)
    return tagAnew(tag, `The / of <${tag.name} /> stands at its end.`, writeTag({...right, name, kind: 'empty'}), all)
  }
  const advice = meantTag(tag, source, partner !== undefined, components)
  const {write} = advice
  const told =
    write === undefined || text.slice(tag.start, tag.mistake.at).includes('\n')
      ? tagSlip(tag.mistake.at, tag.mistake.message, advice, both)
      : tagAnew(tag, tag.mistake.message, write, all, partner)
  // Quotes that a word processor bent are safe to straighten: nothing else in the tag changes.
  const straight = source.replace(/[“”„‟″]/g, '"')
  const again = readTag(straight, 0)
  if (again.mistake || again.end !== straight.length) return told
  return {...told, mend: {start: tag.start, end: tag.end, text: straight}}
}

/** A tag without a name, by the name that it can only have had; where none is certain it is told as empty. */
function explainNameless(tag: Tag, partner: Tag | undefined, all: TaggedText): Slip {
  const {text, tags, components} = all
  const name = lostName(tag, partner, text, tags, components)
  const both = partner ? [tag, partner] : [tag]
  if (name === undefined) {
    const help = partner ? `Delete it, and the one in line ${placeOf(text, partner.start).line}.` : 'Delete it.'
    return tagSlip(tag.start, 'There is an empty tag: <> has no name.', {help}, both)
  }
  const kind = partner ? tag.kind : components.get(name)?.children === 'none' ? 'empty' : tag.kind
  const advice = meantTag({...tag, name, kind}, text.slice(tag.start, tag.end), true, components)
  const message = 'This tag has lost its name.'
  return advice.write === undefined
    ? tagSlip(tag.start, message, advice, both)
    : tagAnew(tag, message, advice.write, all, partner)
}
