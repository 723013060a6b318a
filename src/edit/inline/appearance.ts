import type {Inline} from '../protocol.ts'
import {innerOf, type PlainMark, plainMarkOf} from './contents.ts'

/** Serialises each character of a block with its formatting. Two blocks with equal results look the same. */
export function appearanceOf(inlines: Inline[], keptSource: (number: number) => string): string {
  const characters: string[] = []
  let links = 0
  const walk = (all: Inline[], marks: PlainMark[], link: string) => {
    const formatting = [...marks, link].join(' ')
    for (const each of all) {
      if ('words' in each) for (const character of each.words) characters.push(`${character} ${formatting}`)
      else if ('kept' in each) characters.push(`kept ${formatting} ${keptSource(each.kept)}`)
      else if ('link' in each) walk(each.inner, marks, `${++links} ${each.link}`)
      else {
        const mark = plainMarkOf(each)
        walk(innerOf(each), mark && !marks.includes(mark) ? [...marks, mark].sort() : marks, link)
      }
    }
  }
  walk(inlines, [], '')
  return characters.join('\n')
}
