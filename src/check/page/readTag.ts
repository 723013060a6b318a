/** A tag as it stands in the text, well written or not. */
export interface Tag {
  name: string
  kind: 'open' | 'close' | 'empty'
  start: number
  end: number
  attributes: {name: string; value: string | true}[]
  /** What is wrong inside the tag itself, and where. */
  mistake?: {at: number; message: string}
}

const curly = /[“”„‟″«»‘’‚‛′]/

/** Reads the tag whose `<` is at that offset, and goes on after a mistake in it. */
export function readTag(text: string, start: number, isComponent = (_name: string) => true): Tag {
  const opening = /<\s*(\d|[^\w\s<>/]|\w(?=\/))?(\/?)\s*([^\w\s<>/])?([\w$.:-]*)/y
  opening.lastIndex = start
  const [, before, slash = '', after, name = ''] = opening.exec(text) ?? []
  const tag: Tag = {name, kind: slash ? 'close' : 'open', start, end: opening.lastIndex, attributes: []}
  const stray = before ?? after
  const fail = (at: number, message: string) => {
    tag.mistake ??= {at, message}
  }
  if (stray) fail(text.indexOf(stray, start), `${stray} stands between < and the name ${name}.`)
  let at = tag.end
  for (;;) {
    at += /^\s*/.exec(text.slice(at, at + 200))?.[0].length ?? 0
    if (/\n\s*\n/.test(text.slice(tag.end, at)) || at >= text.length) {
      fail(tag.end, `The > is missing at the end of <${slash}${name}.`)
      return tag
    }
    const rest = text.slice(at, at + 2000)
    if (rest[0] === '>') return {...tag, end: at + 1}
    if (/^\/\s*>/.test(rest)) {
      if (tag.kind === 'close') fail(at, `The tag has a / at both ends.`)
      else tag.kind = 'empty'
      return {...tag, end: at + rest.indexOf('>') + 1}
    }
    const next = /^<\/?([A-Za-z]\w*)/.exec(rest)?.[1]
    if ((next && isComponent(next)) || /^(import|export)\b|^#|^\\[<{]/.test(rest)) {
      fail(tag.end, `The > is missing at the end of <${slash}${name}.`)
      return tag
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

/** Reads one attribute, or passes over what should not be there; gives back where it ends. */
function readAttribute(text: string, at: number, tag: Tag, fail: (at: number, message: string) => void): number {
  const rest = text.slice(at, at + 2000)
  const name = /^[A-Za-z_$][\w$:-]*/.exec(rest)?.[0]
  if (rest[0] === '{') {
    const close = rest.indexOf('}')
    if (close < 0) fail(at, 'There is a curly bracket { in the tag.')
    return at + (close < 0 ? 1 : close + 1)
  }
  if (!name) {
    const one = String.fromCodePoint(rest.codePointAt(0) ?? 32)
    if (one === '=') fail(at, 'There is an = without a name in front of it.')
    else if (one === '/') fail(at, 'There is a / in the middle of the tag.')
    else if (one === '\\') fail(at, 'There is a backslash \\ in the tag.')
    else if (one === '"' || one === "'" || curly.test(one))
      fail(at, `There is a quote mark ${one} that does not belong here.`)
    else fail(at, `${one} does not belong in a tag.`)
    return at + one.length
  }
  let next = at + name.length
  next += /^\s*/.exec(text.slice(next, next + 100))?.[0].length ?? 0
  if (text[next] !== '=') {
    if (/["'“”]/.test(text[next] ?? '')) {
      const plain = name.replace(/:$/, '')
      fail(
        next,
        plain === name
          ? `The = is missing between ${name} and the quote mark.`
          : `A tag needs = after ${plain}, not a colon.`,
      )
      return readValue(text, next, plain, tag, fail)
    }
    const stray = /^[^\s\w"'<>/={$:.-]+/.exec(text.slice(next))?.[0]
    if (stray && /^[^\s\w]*=/.test(text.slice(next))) {
      fail(next, `${stray} does not belong in the name ${name}.`)
      next += stray.length
      if (text[next] === '=') return readValue(text, next + 1, name, tag, fail)
    }
    tag.attributes.push({name, value: true})
    return at + name.length
  }
  return readValue(text, next + 1, name, tag, fail)
}

function readValue(
  text: string,
  from: number,
  name: string,
  tag: Tag,
  fail: (at: number, message: string) => void,
): number {
  const at = from + (/^\s*/.exec(text.slice(from, from + 100))?.[0].length ?? 0)
  const line = /^[^\r\n]*/.exec(text.slice(at))?.[0] ?? ''
  const quote = line[0] ?? ''
  const keep = (value: string) => tag.attributes.push({name, value: value.trim()})
  if (quote === '{') {
    const close = line.indexOf('}')
    if (close < 0) fail(at, 'There is a curly bracket { without its }.')
    keep(close < 0 ? '' : line.slice(1, close).replace(/^["'`]|["'`]$/g, ''))
    return at + (close < 0 ? 1 : close + 1)
  }
  if (curly.test(quote)) {
    fail(at, `The quote mark ${quote} is a curly one. A tag needs straight ones, like ".`)
    const close = line.slice(1).search(/[“”„‟″«»‘’‚‛′"']/)
    const end = close < 0 ? (/^[^\s>]*/.exec(line)?.[0].length ?? 1) : close + 2
    keep(line.slice(1, close < 0 ? end : end - 1))
    return at + end
  }
  if (quote === '"' || quote === "'") {
    const close = line.indexOf(quote, 1)
    const value = line.slice(1, close)
    const swallowed = close < 0 || /[\w-]=$/.test(value) || />/.test(value) || /[\w-]=["']/.test(value)
    if (!swallowed) {
      keep(value)
      const glued = line[close + 1] ?? ''
      if (glued === quote) {
        fail(at + close + 1, `There is one quote mark ${quote} too many.`)
        return at + close + 2
      }
      return at + close + 1
    }
    const words = /^[^"'“”>]*?(?=\s+[\w-]+=|\s*\/?>|["'“”]|$)/.exec(line.slice(1))?.[0] ?? ''
    const after = line[words.length + 1] ?? ''
    if (curly.test(after))
      fail(at + 1 + words.length, `The quote mark ${after} is a curly one. A tag needs straight ones, like ".`)
    else if (/["']/.test(after)) fail(at + 1 + words.length, `The words start with ${quote} and end with ${after}.`)
    else fail(at, `The closing quote mark ${quote} is missing after ${words || `${name}=`}.`)
    keep(words)
    return at + 1 + words.length + (/["'“”]/.test(after) ? 1 : 0)
  }
  const bare = /^(?:(?!\/>)[^\s>"'“”])*/.exec(line)?.[0] ?? ''
  const closing = /["'“”]/.exec(line[bare.length] ?? '')?.[0]
  // Words up to a lone closing quote mark belong together: `title=Money basics"`.
  const lone = closing ? bare : (/^[^"'=>]*(?=["'])/.exec(line)?.[0] ?? bare)
  if (closing || lone.length > bare.length) {
    fail(at, `The opening quote mark " is missing before ${lone}.`)
    keep(lone)
    return at + lone.length + 1
  }
  if (!bare) fail(at, `Nothing follows the = after ${name}.`)
  else fail(at, `The words after ${name}= have no quote marks round them.`)
  keep(bare)
  return at + bare.length
}

/** A tag as it should be written. */
export function writeTag({name, kind, attributes}: Pick<Tag, 'name' | 'kind' | 'attributes'>): string {
  if (kind === 'close') return `</${name}>`
  const all = attributes.map((each) => (each.value === true ? ` ${each.name}` : ` ${each.name}="${each.value}"`))
  return `<${name}${all.join('')}${kind === 'empty' ? ' />' : '>'}`
}
