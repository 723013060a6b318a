import type {Tag} from './tag.ts'

/** Keeps what is wrong at a place, unless something before it was. */
export type Fail = (at: number, message: string) => void

/** A quote mark as a word processor bends it. */
export const curlyQuote = /[“”„‟″«»‘’‚‛′]/

/** Reads the value after an attribute’s `=`, well quoted or not; gives back where it ends. */
export function readValue(text: string, from: number, name: string, tag: Tag, fail: Fail): number {
  const [gap = '', more = ''] = /^\s*(=+|>(?=\s*["'“”]))?\s*/.exec(text.slice(from, from + 100)) ?? []
  if (more) fail(from, `There is ${more.startsWith('=') ? 'an =' : 'a >'} too many.`)
  const at = from + gap.length
  const line = /^[^\r\n]*/.exec(text.slice(at))?.[0] ?? ''
  const quote = line[0] ?? ''
  const keep = (value: string) => tag.attributes.push({name, value: value.trim()})
  if (quote === '{') {
    const close = line.indexOf('}')
    if (close < 0) fail(at, 'There is a curly bracket { without its }.')
    keep(close < 0 ? '' : line.slice(1, close).replace(/^["'`]|["'`]$/g, ''))
    return at + (close < 0 ? 1 : close + 1)
  }
  if (curlyQuote.test(quote)) {
    fail(at, `The quote mark ${quote} is a curly one. A tag needs straight ones, like ".`)
    const close = line.slice(1).search(/[“”„‟″«»‘’‚‛′"']/)
    const end = close < 0 ? (/^[^\s>]*/.exec(line)?.[0].length ?? 1) : close + 2
    keep(line.slice(1, close < 0 ? end : end - 1))
    return at + end
  }
  const [twice, doubled] = /^(?:""|'')([^"'=<>]+)["'](?=[\s/>])/.exec(line) ?? []
  if (twice && doubled) {
    fail(at, `There is one quote mark ${quote} too many.`)
    keep(doubled)
    return at + twice.length
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
    if (curlyQuote.test(after))
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
