import {type Advice, written} from '../finding.ts'
import {nearest} from '../nearest.ts'
import {placeOf} from '../places.ts'
import type {Slip} from '../problem.ts'
import {markdown} from './htmlTags.ts'
import {lineBreak} from './lineBreak.ts'
import {lostEnd} from './lostEnd.ts'
import {lostStart, openingTag} from './lostStart.ts'
import {lostClosing} from './lostTags.ts'
import type {Pair} from './pairTags.ts'
import {type Tag, writeTag} from './tag.ts'
import {rangeOf, type TaggedText, tagAnew, tagSlip} from './tagSlip.ts'

/** A closing tag whose opening one is missing: where that belongs, if what stands in such a tag tells. */
export function explainUnopened(
  {close, lost, inside}: Extract<Pair, {how: 'is never opened'}>,
  {text, tags, components}: TaggedText,
): Slip {
  if (!lost) {
    const at = lostStart(text, close, inside, tags, components)
    if (at === undefined)
      return tagSlip(close.start, neverOpened(close), {help: 'Delete it, or write its opening tag where it starts.'}, [
        close,
      ])
    const first = at + text.slice(at).search(/\S/)
    return tagSlip(
      first,
      `The <${close.name}> that line ${placeOf(text, close.start).line} closes starts here, and its opening tag is missing.`,
      {help: `Write above this line: ${openingTag(close.name, components)}`},
      [close],
    )
  }
  const {at, message, attributes, range} = lost
  return {at, message, write: `<${close.name}${attributes}>`, blank: [range, rangeOf(close)]}
}

/** An opening tag whose closing one is missing: where that belongs, if what stands in such a tag tells; or it is no tag of ours. */
export function explainUnclosed({open, inside, until}: Extract<Pair, {how: 'is never closed'}>, all: TaggedText): Slip {
  const {text, tags, components} = all
  const html = markdown[open.name]
  const advice = open.name === 'br' ? lineBreak(text, open.start, open.end) : html
  if (advice)
    return tagSlip(open.start, `<${open.name}> is a tag of HTML. Pages are written in Markdown.`, advice, [open])
  const name = nearest(open.name, components.keys()) ?? open.name
  const lost = lostClosing(text, open, tags)
  if (lost) return {at: lost.at, message: lost.message, write: `</${open.name}>`, blank: [rangeOf(open), lost.range]}
  if (components.get(name)?.children === 'none') {
    const write = writeTag({...open, name, kind: 'empty'})
    const message = `The / is missing at the end of <${open.name}>, which needs no closing tag.`
    const slip = tagAnew(open, message, write, all)
    // What was to stand between two tags is what the one shows: `<Phone>020 7946 0012`.
    const [glued = ''] = /^\S[^\n<]*/.exec(text.slice(open.end)) ?? []
    const isWhole = /(?:^|\n)[ \t]*$/.test(text.slice(0, open.start)) && !/^[,.;:!?)”’]/.test(glued)
    return glued && isWhole && open.end > open.start
      ? {...slip, ...written(text.slice(open.start, open.end) + glued.trimEnd(), write)}
      : slip
  }
  if (!components.has(name)) return tagSlip(open.start, ...explainUnknown(open, text), [open])
  const end = lostEnd(text, open, inside, until, tags, components)
  if (end)
    return tagSlip(
      end.at,
      `<${open.name}> of line ${placeOf(text, open.start).line} ends ${end.is} this line, and its closing tag is missing there.`,
      {help: `Write ${end.is} this line: </${open.name}>`},
      [open],
    )
  const place = components.get(name)?.takesLabel ? 'right behind its words' : 'on a line of its own'
  const help = `Write where it ends, ${place}: </${name}>`
  return tagSlip(open.start, `<${open.name}> is opened here but never closed.`, {help}, [open])
}

/** `<Grace>`, `<your name>`: words between signs that start a tag; or a tag of HTML, when it has attributes. */
function explainUnknown(open: Tag, text: string): [message: string, advice: Advice] {
  const source = text.slice(open.start, open.end)
  if (source.includes('='))
    return [
      `<${open.name}> is not a component. Pages hold words, Markdown and components, no HTML.`,
      {help: 'Delete it, or choose a component from COMPONENTS.md.'},
    ]
  return [
    `There is no component ${source}.`,
    {help: `If these are words, write: ${source.slice(1, -1)}, or \\${source} if visitors must see the signs.`},
  ]
}

/** What is said of a closing tag without its opening one. */
export function neverOpened(close: Tag): string {
  return `</${close.name}> closes something that was never opened.`
}
