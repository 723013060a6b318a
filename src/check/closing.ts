import {type Finding, written} from './finding.ts'
import {thing} from './page/thing.ts'

/** Longer asides may end anywhere. */
const longest = 12

/** What to write for a bracket or quotation mark that is never closed: with its partner at the end of the sentence, where it stands in the last part of it. */
export function closedAtEnd(words: string, at: number): Pick<Finding, 'write' | 'swap'> {
  const sign = words[at] ?? ''
  const [over = ''] = /^[^.!?…\n]+(?:\.(?=\S)[^.!?…\n]+)*(?:[.!?…]+(?=\s|$)|(?=\n|$))/u.exec(words.slice(at)) ?? []
  const [, inside = '', end = ''] = /^(.*?)([.!?…]*)$/su.exec(over.slice(1)) ?? []
  const isOne = !/[,;:–—()“”"]/.test(inside) && !inside.includes(thing) && /\p{L}$/u.test(inside)
  if (!isOne || inside.split(/\s+/).length > longest) return {}
  if (sign === '(') return written(over, `(${inside})${end}`)
  // Only what is left of the paragraph can all have been said.
  if (words.slice(at + over.length).trim() !== '') return {}
  // What somebody says brings its own full stop, as does a quotation of all the words; a name or a word has none.
  const isSaid = /^\p{Lu}/u.test(inside) && (at === 0 || /[,:] $/.test(words.slice(0, at)))
  return written(over, isSaid ? `${over}”` : `“${inside}”${end}`)
}
