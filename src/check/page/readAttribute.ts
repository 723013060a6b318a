import {curlyQuote, type Fail, readValue} from './readValue.ts'
import type {Tag} from './tag.ts'

/** Reads one attribute, or passes over what should not be there; gives back where it ends. One whose name is missing is kept with none. */
export function readAttribute(text: string, at: number, tag: Tag, fail: Fail): number {
  const name = /^[A-Za-z_$][\w$:-]*/.exec(text.slice(at, at + 200))?.[0]
  if (!name) return readNameless(text, at, tag, fail)
  const end = at + name.length
  const next = end + (/^\s*/.exec(text.slice(end, end + 100))?.[0].length ?? 0)
  if (text[next] === '=') return readValue(text, next + 1, name, tag, fail)
  const other = readOther(text, next, name, tag, fail)
  if (other !== undefined) return other
  tag.attributes.push({name, value: true})
  return end
}

function readNameless(text: string, at: number, tag: Tag, fail: Fail): number {
  const rest = text.slice(at, at + 2000)
  if (rest[0] === '{') {
    const close = rest.indexOf('}')
    if (close < 0) fail(at, 'There is a curly bracket { in the tag.')
    return at + (close < 0 ? 1 : close + 1)
  }
  const [value] = /^(["'])[^"'=<>\n]+\1/.exec(rest) ?? []
  if (rest[0] === '=' || value) {
    fail(at, value ? `There is no name in front of ${value}.` : 'There is an = without a name in front of it.')
    return readValue(text, value ? at : at + 1, '', tag, fail)
  }
  const one = String.fromCodePoint(rest.codePointAt(0) ?? 32)
  if (one === '/') fail(at, 'There is a / in the middle of the tag.')
  else if (one === '\\') fail(at, 'There is a backslash \\ in the tag.')
  else if (one === '"' || one === "'" || curlyQuote.test(one))
    fail(at, `There is a quote mark ${one} that does not belong here.`)
  else fail(at, `${one} does not belong in a tag.`)
  return at + one.length
}

/** Reads what follows a name in place of the `=`; nothing where the next attribute or the end does. */
function readOther(text: string, at: number, name: string, tag: Tag, fail: Fail): number | undefined {
  const rest = text.slice(at, at + 2000)
  const [, plain = '', glued = ''] = /^(.*?)([:-]*)$/.exec(name) ?? []
  if (/^["'“”]\s*=/.test(rest)) {
    fail(at, `The quote mark stands in front of the =, and belongs behind it.`)
    return readValue(text, at + rest.indexOf('=') + 1, plain, tag, fail)
  }
  const sign = /^[^\s\w"'“”‘’<>/={$]{0,3}(?=\s*["'“”])/.exec(rest)?.[0]
  if (sign !== undefined) {
    const typed = glued + sign
    if (typed === '') fail(at, `The = is missing between ${name} and the quote mark.`)
    else fail(at, `A tag needs = after ${plain}, not ${typed === ':' ? 'a colon' : typed}.`)
    return readValue(text, at + sign.length, plain, tag, fail)
  }
  const inBrackets = /^[([]\s*(["']?)([^()[\]"'=<>\n]+)\1\s*[)\]]/.exec(rest)
  if (inBrackets) {
    fail(at, `A tag needs = after ${name}, and quote marks round the words.`)
    tag.attributes.push({name, value: inBrackets[2]?.trim() ?? ''})
    return at + inBrackets[0].length
  }
  const stray = /^[^\s\w"'<>/={$:.-]+(?==)/.exec(rest)?.[0]
  if (!stray) return undefined
  fail(at, `${stray} does not belong in the name ${name}.`)
  return readValue(text, at + stray.length + 1, name, tag, fail)
}
