import {curlyQuote, type Fail, readValue} from './readValue.ts'
import type {Tag} from './tag.ts'

/** Reads one attribute, or passes over what should not be there; gives back where it ends. */
export function readAttribute(text: string, at: number, tag: Tag, fail: Fail): number {
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
    else if (one === '"' || one === "'" || curlyQuote.test(one))
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
