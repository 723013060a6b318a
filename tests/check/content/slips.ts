import {sequence} from '../../random.ts'
import type {Slipped} from '../slips.ts'

/** What a finger does to the signs that hold a file of records together. */
export const slips: [what: string, slip: (line: string) => string][] = [
  ['a space too many in front', (line) => ` ${line}`],
  ['a space too few in front', (line) => line.replace(/^ /, '')],
  ['a lost hyphen', (line) => line.replace(/^(\s*)- /, '$1')],
  ['a space for a hyphen', (line) => line.replace(/^(\s*)- /, '$1  ')],
  ['no space after a hyphen', (line) => line.replace(/^(\s*)- /, '$1-')],
  ['a lost colon', (line) => line.replace(/^(\s*(?:- )?\w+):/, '$1')],
  ['a lost quote mark', (line) => line.replace(/"$/, '')],
  ['a lost bracket', (line) => line.replace(/ }$/, '')],
]

/** Files of records with that slip in one line, each at a place that the seed picks. */
export function slippedRecords(
  files: readonly {file: string; text: string}[],
  slip: (line: string) => string,
  {seed, count}: {seed: number; count: number},
): Slipped[] {
  const random = sequence(seed)
  const places = files.flatMap(({file, text}) =>
    text
      .split('\n')
      .flatMap((was, index, lines) =>
        was.trim() && !was.startsWith('#') && slip(was) !== was ? [{file, lines, index, was, is: slip(was)}] : [],
      ),
  )
  return Array.from({length: count}, () => places[Math.floor(random() * places.length)]).flatMap((place) =>
    place ? [{...place, line: place.index + 1, text: place.lines.with(place.index, place.is).join('\n')}] : [],
  )
}
