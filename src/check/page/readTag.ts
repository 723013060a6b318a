import {readAttribute} from './readAttribute.ts'
import type {Tag} from './tag.ts'

/** Reads the tag whose `<` is at that offset, and goes on after a mistake in it. */
export function readTag(text: string, start: number, isComponent = (_name: string) => true): Tag {
  // `<member="tunde" />` starts with an attribute: a name never has a = behind it.
  const opening = /<(<*)\s*(\d|[^\w\s<>/]|\w(?=\/))?(\/*)\s*([^\w\s<>/])?((?![a-z][\w-]*=)[\w$.:-]*|)/y
  opening.lastIndex = start
  const [, more, before, slashes = '', after, name = ''] = opening.exec(text) ?? []
  const slash = slashes.slice(0, 1)
  const tag: Tag = {name, kind: slash ? 'close' : 'open', start, end: opening.lastIndex, attributes: []}
  const stray = before ?? after
  const fail = (at: number, message: string) => {
    tag.mistake ??= {at, message}
  }
  if (stray) fail(text.indexOf(stray, start), `${stray} stands between < and the name ${name}.`)
  else if (more) fail(start, `There is a < too many before ${slash}${name}.`)
  else if (slashes.length > 1) fail(text.indexOf('/', start), `There is a / too many before ${name}.`)
  else if (name === '' && !/\s/.test(text[tag.end] ?? ' ')) fail(start, 'This tag has lost its name.')
  let at = tag.end
  for (;;) {
    at += /^\s*/.exec(text.slice(at, at + 200))?.[0].length ?? 0
    if (/\n\s*\n/.test(text.slice(tag.end, at)) || at >= text.length) return unended(tag, slash, text)
    const rest = text.slice(at, at + 2000)
    if (rest[0] === '>') return {...tag, end: at + 1}
    if (/^\/\s*>/.test(rest)) {
      if (tag.kind === 'close') fail(at, `The tag has a / at both ends.`)
      else tag.kind = 'empty'
      return {...tag, end: at + rest.indexOf('>') + 1}
    }
    // `<Email / with any question`: words follow, and no attribute before the tag ends.
    if (/^\/\s+(?:\p{L}[\p{L}’']*[,.;:!?]*\s+){2}/u.test(rest) && !/^[^>\n]*=/.test(rest)) {
      fail(at + 1, `The > is missing at the end of <${name} /.`)
      return {...tag, kind: 'empty', end: at + 1}
    }
    // `<Email box="partners" to talk about it.`: words follow to the end of the line, and no end of the tag.
    if (tag.attributes.length > 0 && /^(?:\p{L}[\p{L}’']*[,.;:!?]* +){2}[^>=\n]*(?:\n|$)/u.test(rest))
      return unended(tag, slash, text)
    const next = /^<\/?([A-Za-z]\w*)/.exec(rest)?.[1]
    if ((next && isComponent(next)) || /^(import|export)\b|^#|^\\[<{]/.test(rest)) {
      return unended(tag, slash, text)
    }
    if (tag.kind === 'close' && text.slice(tag.end, at).includes('\n')) {
      fail(tag.end, `The > is missing at the end of </${name}.`)
      return tag
    }
    if (tag.kind === 'close') {
      fail(at, `A closing tag holds a name and nothing else.`)
      const gap = rest.search(/[\s<>]/)
      tag.end = at = gap === 0 ? at + 1 : at + (gap < 0 ? rest.length : gap)
      continue
    }
    at = readAttribute(text, at, tag, fail)
    tag.end = at
  }
}

/** Whatever else is wrong in a tag that does not end may well be words that follow it. */
function unended(tag: Tag, slash: string, text: string): Tag {
  const [line = ''] = text.slice(tag.start, tag.end).split('\n', 1)
  const isWhole = tag.attributes.some(({value}) => value !== true)
  return {
    ...tag,
    mistake: {
      at: isWhole ? tag.end : tag.start + line.trimEnd().length,
      message: `The > is missing at the end of <${slash}${tag.name}.`,
    },
    isUnended: true,
  }
}
