import {diffArrays} from 'diff'
import {endsSentence} from '../../check/index.ts'
import {type Care, escaped} from './escape.ts'
import {keyOf, type Token} from './tokens.ts'

/** How a block is written into its place. */
export interface Manner {
  /** What starts a new line of it; nothing where it has to stay on one line. */
  newLine: string | undefined
  inCell: boolean
  /** Its first sign is the first of a line. */
  startsLine: boolean
  /** How new signs are written, and how the old ones beside them. */
  fresh: Care
  old: Care
}

interface Written {
  token: Token
  /** The token of the old block that it is, and its place there. */
  from: {token: Token; index: number} | undefined
}

/** The source of a block that says what was typed; what was there before keeps its bytes. */
export function writeTokens(old: Token[], typed: Token[], manner: Manner): string {
  const all = matched(old, typed)
  /** How each mark that is open was begun. */
  const open: string[] = []
  let result = ''
  for (const [index, {token, from}] of all.entries()) {
    if (token.is === 'kept') result += old.find((each) => keyOf(each) === keyOf(token))?.source ?? ''
    else if (token.is === 'open') {
      const source = from?.token.source ?? begins[token.mark]
      open.push(source)
      result += source
    } else if (token.is === 'close') {
      const begun = open.pop() ?? ''
      result += token.mark === 'link' ? (from?.token.source ?? `](${destination(token.url)})`) : begun
    } else if (token.sign === ' ') result += writeSpace(all, index, manner)
    else result += writeSign(all, index, result, manner)
  }
  return result
}

const begins = {strong: '**', emphasis: '*', link: '['}

/** Where a link leads, as it may stand between round brackets. */
function destination(url: string): string {
  return url.replace(/\s/g, encodeURIComponent).replace(/[\\<>()]/g, '\\$&')
}

/** The edit distance above which the comparison, which is quadratic, is given up and everything counts as new. */
const mostEdits = 2000

/** Each typed token with the old one that it is. */
export function matched(old: Token[], typed: Token[]): Written[] {
  const [from, to] = [old.map(keyOf), typed.map(keyOf)]
  const parts = diffArrays(from, to, {maxEditLength: mostEdits}) ?? [
    {removed: true, added: false, count: from.length},
    {removed: false, added: true, count: to.length},
  ]
  const result: Written[] = []
  let [oldAt, typedAt] = [0, 0]
  for (const {added, removed, count} of parts) {
    if (removed) {
      oldAt += count
      continue
    }
    for (let each = 0; each < count; each++) {
      const [token, own] = [typed[typedAt++], added ? undefined : old[oldAt++]]
      if (token) result.push({token, from: own && {token: own, index: oldAt - 1}})
    }
  }
  return result
}

function writeSign(all: Written[], index: number, result: string, manner: Manner): string {
  const {token, from} = all[index] as Written
  const sign = token.is === 'sign' ? token.sign : ''
  const care = from ? manner.old : manner.fresh
  const own = from && (from.token.source !== sign || care === 'as typed') ? from.token.source : undefined
  const round = {
    before: signAt(all, index - 1),
    after: signAt(all, index + 1),
    startsLine: result === '' ? manner.startsLine : /(^|[\r\n])[\s>]*$/.test(result.slice(-40)),
    startsBlock: result === '',
    inCell: manner.inCell,
  }
  return own ?? escaped(sign, round, care)
}

function signAt(all: Written[], index: number): string {
  const token = all[index]?.token
  if (!token) return ' '
  return token.is === 'sign' ? token.sign : '.'
}

/** A space, or the end of a line: where one was and still belongs, and after each sentence that is new. */
function writeSpace(all: Written[], index: number, {newLine}: Manner): string {
  const {from} = all[index] as Written
  const [previous, next] = [all[index - 1]?.from?.index, all[index + 1]?.from?.index]
  const [followsOld, precedesOld] = from ? [previous === from.index - 1, next === from.index + 1] : [false, false]
  if (from && followsOld && precedesOld) return from.token.source
  const breaks = newLine !== undefined && endsSentence(textOf(all.slice(0, index)), textOf(all.slice(index + 1)))
  if (from && /[\r\n]/.test(from.token.source)) return breaks || followsOld || precedesOld ? from.token.source : ' '
  return breaks ? newLine : (from?.token.source ?? ' ')
}

function textOf(written: Written[]): string {
  return written.map(({token}) => (token.is === 'sign' ? token.sign : token.is === 'kept' ? 'x' : '')).join('')
}
