import {linesOf} from '../places.ts'
import {plainName} from '../plainName.ts'
import type {OutlinedPage} from './parsePage.ts'

/** A heading that is not written as one, or not on one line, and the line that it was to be. */
export interface HeadingSlip {
  at: number
  how: 'signs are parted' | 'words are below' | 'words are further below' | 'words go on below'
  marks: string
  words: string
}

/** The headings of a page whose signs have a space between them, or whose words stand on the line below in whole or in part. */
export function headingSlips({text}: Pick<OutlinedPage, 'text'>): HeadingSlip[] {
  const lines = linesOf(text)
  return lines.flatMap((line, index): HeadingSlip[] => {
    const [, signs = '', parted = ''] = /^(#{1,4}(?: +#{1,4})+) +(\S.*)$/.exec(line.text) ?? []
    if (parted) return [{at: line.start, how: 'signs are parted', marks: partedMarks(text, signs), words: parted}]
    const [, marks = '', words = ''] = /^(#{1,6})(?:[ \t]+(.*?))?[ \t]*$/.exec(line.text) ?? []
    const below = lines[index + 1]?.text.trim() ?? ''
    const isEnd = (lines[index + 2]?.text.trim() ?? '') === ''
    const further = lines[index + 2]?.text.trim() ?? ''
    const isApart = marks !== '' && words === '' && below === '' && (lines[index + 3]?.text.trim() ?? '') === ''
    if (isApart && /^[\p{L}\p{N}“‘].*[^.:;,!?]$/u.test(further) && further.split(' ').length <= 8)
      return [{at: line.start, how: 'words are further below', marks, words: further}]
    if (!marks || !isEnd || !/^[\p{L}\p{N}“‘].*[^.:;,]$/u.test(below) || below.split(' ').length > 8) return []
    if (words === '') return [{at: line.start, how: 'words are below', marks, words: below}]
    return /^\p{Ll}/u.test(below) ? [{at: line.start, how: 'words go on below', marks, words: `${words} ${below}`}] : []
  })
}

/** The signs of both parts together; a page without another name has one for its name. */
function partedMarks(text: string, signs: string): string {
  return /^# +[^\s#]/m.test(text) ? signs.replaceAll(' ', '') : '#'
}

/** The places that headings with a slip will make, once it is mended: `##Donations`, `# # Donations` and `**Donations**`; and an id that stands between tags. */
export function placesToBe({text}: Pick<OutlinedPage, 'text'>): string[] {
  const unspaced = [...text.matchAll(/^ {0,3}#{1,6}(?=[^#\s\d])(.+)$/gm)].map(([, words = '']) => words)
  const bold = [...text.matchAll(/^\*\*([^*\n]+?):?\*\*[ \t]*$/gm)].map(([, words = '']) => words)
  const ids = [...text.matchAll(/<[A-Z]\w*>\s*([a-z\d-]+)\s*<\//g)].map(([, id = '']) => id)
  return [...[...unspaced, ...bold, ...headingSlips({text}).map(({words}) => words)].map(plainName), ...ids]
}
