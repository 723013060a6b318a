import type {Advice} from '../finding.ts'
import {nearest} from '../nearest.ts'
import {placeOf} from '../places.ts'
import type {Slip} from '../problem.ts'
import type {Component} from '../readComponents.ts'
import {markdown} from './htmlTags.ts'
import {lineBreak} from './lineBreak.ts'
import {lostEnd} from './lostEnd.ts'
import {lostName} from './lostName.ts'
import {lostStart, openingTag} from './lostStart.ts'
import {lostClosing} from './lostTags.ts'
import {meantTag} from './meantTag.ts'
import {type Pair, pairTags} from './pairTags.ts'
import {readTag} from './readTag.ts'
import {type Tag, writeTag} from './tag.ts'

/** Tells which tags of a text are broken or have no partner. */
export function matchTags(text: string, tags: Tag[], components: Map<string, Component>): Slip[] {
  return pairTags(text, tags, components).flatMap((pair) => explainPair(pair, text, tags, components) ?? [])
}

function explainPair(pair: Pair, text: string, tags: Tag[], components: Map<string, Component>): Slip | undefined {
  const known = (name: string) => nearest(name, components.keys()) ?? name
  const childless = (name: string) => components.get(name)?.children === 'none'
  const lineOf = (tag: Tag) => placeOf(text, tag.start).line
  const broken = (tag: Tag, partner?: Tag) =>
    tag.name === '' ? explainNameless(tag, partner, text, tags, components) : explainTag(tag, partner, text, components)

  switch (pair.how) {
    case 'stands alone':
      return broken(pair.tag)
    case 'is closed':
      return broken(pair.open, pair.close) ?? broken(pair.close, pair.open)
    case 'is misspelt': {
      const {open, close} = pair
      const told = broken(open, close) ?? broken(close, open)
      if (told) return told
      const right = components.has(open.name) ? open.name : components.has(close.name) ? close.name : known(open.name)
      if (right === open.name)
        return slip(
          close.start,
          `</${close.name}> closes <${open.name}> of line ${lineOf(open)}, but is spelled differently.`,
          {write: `</${open.name}>`},
          [close, open],
        )
      return slip(
        open.start,
        `${text.slice(open.start, open.end)} is not a component. Line ${lineOf(close)} closes it as </${close.name}>.`,
        {write: writeTag({...open, name: right})},
        [open, close],
      )
    }
    case 'is opened twice': {
      const {open, again} = pair
      const write = `</${again.name}>`
      return endsHere(text, open, again)
        ? slip(again.start, `The / is missing in this closing tag of <${again.name}>.`, {write}, [again, open])
        : slip(
            again.start,
            `<${again.name}> is opened again before it is closed.`,
            {help: `Write: ${write} if it ends here.`},
            [again, open],
          )
    }
    case 'is closed twice': {
      const {close, again} = pair
      const help = `Write: <${close.name}> if it starts here.`
      return slip(close.start, neverOpened(close), {help}, [close, again])
    }
    case 'is closed after its end': {
      const {tag, close} = pair
      return slip(
        tag.end - 2,
        `<${close.name} /> ends in /, yet line ${lineOf(close)} closes it again.`,
        {write: writeTag({...tag, kind: 'open'})},
        [tag, close],
      )
    }
    case 'is crossed': {
      const {open, close, inner} = pair
      if (text.slice(open.end, inner.start).trim() === '')
        return slip(
          inner.start,
          `</${inner.name}> stands below <${open.name}> of line ${lineOf(open)}, and what it closes is above that.`,
          {help: `Write </${inner.name}> above <${open.name}>.`},
          [open, close],
        )
      return slip(
        inner.start,
        `</${inner.name}> stands above </${close.name}>, and <${open.name}> of line ${lineOf(open)} is in it: what is opened last is closed first.`,
        {
          help:
            text.slice(inner.end, close.start).trim() === ''
              ? `Swap the two: </${close.name}> here, and </${inner.name}> in line ${lineOf(close)}.`
              : `Write </${close.name}> above </${inner.name}>, and delete it in line ${lineOf(close)}.`,
        },
        [open, close],
      )
    }
    case 'stands twice': {
      const {tag, again} = pair
      const written = text.slice(again.start, again.end)
      return slip(again.start, `${written} stands here twice.`, {help: 'Delete one of the two.'}, [
        tag.kind === 'open' ? tag : again,
      ])
    }
    case 'is never opened': {
      const {close, lost, inside} = pair
      const told = broken(close)
      if (told) return told
      if (!lost) {
        const at = lostStart(text, close, inside, tags, components)
        if (at === undefined)
          return slip(close.start, neverOpened(close), {help: 'Delete it, or write its opening tag where it starts.'}, [
            close,
          ])
        const first = at + text.slice(at).search(/\S/)
        return slip(
          first,
          `The <${close.name}> that line ${lineOf(close)} closes starts here, and its opening tag is missing.`,
          {help: `Write above this line: ${openingTag(close.name, components)}`},
          [close],
        )
      }
      const {at, message, attributes, range} = lost
      return {at, message, write: `<${close.name}${attributes}>`, blank: [range, rangeOf(close)]}
    }
    case 'is never closed': {
      const {open, inside, until} = pair
      const told = broken(open)
      if (told) return told
      const html = markdown[open.name]
      const advice = open.name === 'br' ? lineBreak(text, open.start, open.end) : html
      if (advice)
        return slip(open.start, `<${open.name}> is a tag of HTML. Pages are written in Markdown.`, advice, [open])
      const name = known(open.name)
      const lost = lostClosing(text, open, tags)
      if (lost)
        return {at: lost.at, message: lost.message, write: `</${open.name}>`, blank: [rangeOf(open), lost.range]}
      if (childless(name))
        return slip(
          open.end - 1,
          `The / is missing at the end of <${open.name}>, which needs no closing tag.`,
          {write: writeTag({...open, name, kind: 'empty'})},
          [open],
        )
      if (!components.has(name)) return slip(open.start, ...explainUnknown(open, text), [open])
      const end = lostEnd(text, open, inside, until, tags, components)
      if (end)
        return slip(
          end.at,
          `<${open.name}> of line ${lineOf(open)} ends ${end.is} this line, and its closing tag is missing there.`,
          {help: `Write ${end.is} this line: </${open.name}>`},
          [open],
        )
      const place = components.get(name)?.takesLabel ? 'right behind its words' : 'on a line of its own'
      const help = `Write where it ends, ${place}: </${name}>`
      return slip(open.start, `<${open.name}> is opened here but never closed.`, {help}, [open])
    }
  }
}

/** Whether what is opened twice can only end there: on its line, or with an empty line below; or a second one would lack what it shows. */
function endsHere(text: string, open: Tag, again: Tag): boolean {
  const between = text.slice(open.end, again.start)
  if (between.trim() === '') return false
  return (
    open.attributes.length > 0 ||
    !between.includes('\n') ||
    /^[ \t]*(?:\r?\n[ \t]*)?(?:\r?\n|$|<\/)/.test(text.slice(again.end))
  )
}

/** A tag that is broken in itself is told once, together with its partner. */
function explainTag(
  tag: Tag,
  partner: Tag | undefined,
  text: string,
  components: Map<string, Component>,
): Slip | undefined {
  if (!tag.mistake) return undefined
  const name = nearest(tag.name, components.keys()) ?? tag.name
  const childless = components.get(name)?.children === 'none'
  const both = partner ? [tag, partner] : [tag]
  const source = text.slice(tag.start, tag.end)
  if (tag.kind === 'close' && !partner && childless) {
    const right = readTag(source.replace('/', ''), 0)
    const write = writeTag({...right, name, kind: 'empty'})
    return slip(tag.start + 1, `The / of <${tag.name} /> stands at its end.`, {write}, both)
  }
  const advice = meantTag(tag, source, partner !== undefined, components)
  const told = slip(tag.mistake.at, tag.mistake.message, advice, both)
  // Quotes that a word processor bent are safe to straighten: nothing else in the tag changes.
  const straight = source.replace(/[“”„‟″]/g, '"')
  const again = readTag(straight, 0)
  if (again.mistake || again.end !== straight.length) return told
  return {...told, mend: {start: tag.start, end: tag.end, text: straight}}
}

/** A tag without a name, by the name that it can only have had; where none is certain it is told as empty. */
function explainNameless(
  tag: Tag,
  partner: Tag | undefined,
  text: string,
  tags: Tag[],
  components: Map<string, Component>,
): Slip {
  const name = lostName(tag, partner, text, tags, components)
  const both = partner ? [tag, partner] : [tag]
  if (name === undefined) {
    const help = partner ? `Delete it, and the one in line ${placeOf(text, partner.start).line}.` : 'Delete it.'
    return slip(tag.start, 'There is an empty tag: <> has no name.', {help}, both)
  }
  const kind = partner ? tag.kind : components.get(name)?.children === 'none' ? 'empty' : tag.kind
  const source = text.slice(tag.start, tag.end)
  return slip(tag.start, 'This tag has lost its name.', meantTag({...tag, name, kind}, source, true, components), both)
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

function neverOpened(close: Tag): string {
  return `</${close.name}> closes something that was never opened.`
}

function slip(at: number, message: string, advice: Advice, past: Tag[]): Slip {
  return {at, message, ...advice, blank: past.map(rangeOf)}
}

function rangeOf(tag: Tag): [start: number, end: number] {
  return [tag.start, Math.max(tag.end, tag.start + 1)]
}
