import {distance, nearest} from '../nearest.ts'
import {placeOf} from '../places.ts'
import type {Slip} from '../problem.ts'
import type {Component} from '../readComponents.ts'
import {markdown} from './htmlTags.ts'
import {readTag, type Tag, writeTag} from './readTag.ts'

type Range = [start: number, end: number]

/** Pairs every opening tag with its closing one, and tells which tags are broken or have no partner. */
export function matchTags(text: string, tags: Tag[], components: Map<string, Component>): Slip[] {
  const slips: Slip[] = []
  const stack: Tag[] = []
  const range = (tag: Tag): Range => [tag.start, Math.max(tag.end, tag.start + 1)]
  const childless = (name: string) => components.get(name)?.children === 'none'
  const known = (name: string) => nearest(name, components.keys()) ?? name
  const tell = (tag: Tag, at: number, message: string, help: string, partner?: Tag) =>
    slips.push({at, message, help, blank: partner ? [range(tag), range(partner)] : [range(tag)]})
  const lineOf = (tag: Tag) => placeOf(text, tag.start).line

  /** A tag that is broken in itself is told once, together with its partner. */
  const broken = (tag: Tag, partner?: Tag) => {
    if (!tag.mistake) return false
    if (tag.kind === 'close' && !partner && childless(known(tag.name))) {
      const right = readTag(text.slice(tag.start, tag.end).replace('/', ''), 0)
      const help = `Write: ${writeTag({...right, name: known(tag.name), kind: 'empty'})}`
      tell(tag, tag.start + 1, `The / of <${tag.name} /> stands at its end.`, help)
      return true
    }
    const kind =
      tag.kind === 'open' && !partner && (childless(known(tag.name)) || !components.has(known(tag.name)))
        ? 'empty'
        : tag.kind
    tell(tag, tag.mistake.at, tag.mistake.message, `Write: ${writeTag({...tag, name: known(tag.name), kind})}`, partner)
    // Quotes that a word processor bent are safe to straighten: nothing else in the tag changes.
    const right = text.slice(tag.start, tag.end).replace(/[“”„‟″]/g, '"')
    const again = readTag(right, 0)
    const last = slips.at(-1)
    if (last && !again.mistake && again.end === right.length) last.mend = {start: tag.start, end: tag.end, text: right}
    return true
  }
  const unclosed = (tag: Tag) => {
    if (broken(tag)) return
    const html = markdown[tag.name]
    if (html) {
      tell(tag, tag.start, `<${tag.name}> is a tag of HTML. Pages are written in Markdown.`, html)
      return
    }
    const name = known(tag.name)
    const lost = lostClosing(text, tag, tags)
    if (lost)
      slips.push({
        at: lost.at,
        message: `The < is missing before /${tag.name}>.`,
        help: `Write: </${tag.name}>`,
        blank: [range(tag), lost.range],
      })
    else if (childless(name))
      tell(
        tag,
        tag.end - 1,
        `The / is missing at the end of <${tag.name}>, which needs no closing tag.`,
        `Write: ${writeTag({...tag, name, kind: 'empty'})}`,
      )
    else
      tell(
        tag,
        tag.start,
        `<${tag.name}> is opened here but never closed.`,
        `Write where it ends, on a line of its own: </${name}>`,
      )
  }

  for (const [index, tag] of tags.entries()) {
    if (tag.kind === 'empty') {
      broken(tag)
    } else if (tag.kind === 'open') {
      const same = tags.slice(index + 1).find((each) => each.name === tag.name && each.kind !== 'empty')
      const top = stack.at(-1)
      if (top?.name === tag.name && tag.attributes.length === 0 && same?.kind !== 'close' && !childless(tag.name)) {
        stack.pop()
        tell(
          tag,
          tag.start,
          `<${tag.name}> is opened again before it is closed.`,
          `Write: </${tag.name}> if it ends here.`,
          top,
        )
      } else stack.push(tag)
    } else {
      const depth = stack.findLastIndex((each) => each.name === tag.name)
      const top = stack.at(-1)
      if (depth >= 0) {
        for (const each of stack.splice(depth + 1).reverse()) unclosed(each)
        const open = stack.pop()
        if (open && !broken(open, tag)) broken(tag, open)
      } else if (top && alike(text, top, tag)) {
        stack.pop()
        const right = components.has(top.name) ? top.name : components.has(tag.name) ? tag.name : known(top.name)
        if (broken(top, tag) || broken(tag, top)) continue
        if (right === top.name)
          tell(
            tag,
            tag.start,
            `</${tag.name}> closes <${top.name}> of line ${lineOf(top)}, but is spelled differently.`,
            `Write: </${top.name}>`,
            top,
          )
        else
          tell(
            top,
            top.start,
            `${text.slice(top.start, top.end)} is not a component. Line ${lineOf(tag)} closes it as </${tag.name}>.`,
            `Write: <${right}>`,
            tag,
          )
      } else stray(tag, index)
    }
  }
  for (const each of stack.reverse()) unclosed(each)
  return slips

  function stray(tag: Tag, index: number) {
    if (broken(tag)) return
    const before = tags.slice(0, index).findLast((each) => each.name === tag.name)
    const after = tags.slice(index + 1).find((each) => each.name === tag.name)
    const lost = lostOpening(text, tag, before?.end ?? 0)
    if (lost) {
      slips.push({
        at: lost.at,
        message: lost.message,
        help: `Write: <${tag.name}${lost.attributes}>`,
        blank: [lost.range, range(tag)],
      })
    } else if (after?.kind === 'close' && before?.kind !== 'open') {
      const partner = tags.indexOf(after)
      tell(
        tag,
        tag.start,
        `</${tag.name}> closes something that was never opened.`,
        `Write: <${tag.name}> if it starts here.`,
        after,
      )
      tags.splice(partner, 1)
    } else if (
      before?.kind === 'empty' &&
      !childless(tag.name) &&
      !tags.slice(0, index).some((each) => each.kind === 'close' && each.name === tag.name && each.start > before.start)
    ) {
      tell(
        before,
        before.end - 2,
        `<${tag.name} /> ends in /, yet line ${lineOf(tag)} closes it again.`,
        `Write: ${writeTag({...before, kind: 'open'})}`,
        tag,
      )
    } else {
      tell(
        tag,
        tag.start,
        `</${tag.name}> closes something that was never opened.`,
        'Delete it, or write its opening tag where it starts.',
      )
    }
  }
}

/** One was mistyped for the other: a letter more, less or different, or a space in it. */
function alike(text: string, open: Tag, close: Tag): boolean {
  const whole = text.slice(open.start + 1, open.end).replace(/\W/g, '')
  const closing = text.slice(close.start + 2, close.end).replace(/\W/g, '')
  return distance(open.name, close.name) <= 2 || whole.startsWith(close.name) || closing.startsWith(open.name)
}

/** `CardGrid>` or `< CardGrid>`: an opening tag that lost its `<`, or has a space after it. */
function lostOpening(text: string, close: Tag, from: number) {
  const pattern = new RegExp(
    `(\\\\<|<\\s+|[^\\w<\\s/]?)(?<![^\\\\]<|[/\\w])${close.name}((?:\\s+\\w+=(?:"[^"\\n]*"|'[^'\\n]*'))*)\\s*>`,
    'g',
  )
  const match = [...text.slice(from, close.start).matchAll(pattern)].at(-1)
  if (!match) return undefined
  const at = from + match.index
  const message = match[1]?.startsWith('\\')
    ? 'The backslash \\ makes words of this tag.'
    : match[1]?.startsWith('<')
      ? 'There is a space after the <.'
      : `The < is missing before ${close.name}.`
  const range: Range = [at, at + match[0].length]
  return {at, message, attributes: match[2] ?? '', range}
}

/** `/CardGrid>`: a closing tag that lost its `<`. */
function lostClosing(text: string, open: Tag, tags: Tag[]) {
  const until = tags.find((each) => each.start > open.end && each.name === open.name)?.start ?? text.length
  const match = new RegExp(`(<\\s+)?/\\s*${open.name}\\s*>?`).exec(text.slice(open.end, until))
  if (!match) return undefined
  const at = open.end + match.index
  const range: Range = [at, at + match[0].length]
  return {at, range}
}
