import {isDeepStrictEqual} from 'node:util'
import {parseDocument} from 'yaml'
import {seededRandom} from '../../seededRandom.ts'
import type {Slipped, Text} from './typo.ts'

/** What a finger does to the characters that hold a file of records together. */
const recordSlips: Record<string, (line: string) => string> = {
  'a space too many in front': (line) => ` ${line}`,
  'a space too few in front': (line) => line.replace(/^ /, ''),
  'a lost hyphen': (line) => line.replace(/^(\s*)- /, '$1'),
  'a space for a hyphen': (line) => line.replace(/^(\s*)- /, '$1  '),
  'no space after a hyphen': (line) => line.replace(/^(\s*)- /, '$1-'),
  'a lost colon': (line) => line.replace(/^(\s*(?:- )?\w+):/, '$1'),
  'a lost quote mark': (line) => line.replace(/"$/, ''),
  'a lost bracket': (line) => line.replace(/ }$/, ''),
}

/** As many records with each slip, at places that the seed picks, less those that change no value. */
export function slippedRecords(files: readonly Text[], each: number, seed = 8): Slipped[] {
  return Object.entries(recordSlips).flatMap(([kind, slip]) => {
    const random = seededRandom(seed)
    const places = files.flatMap(({file, text}) =>
      text
        .split('\n')
        .flatMap((was, index, lines) =>
          was.trim() && !was.startsWith('#') && slip(was) !== was
            ? [{kind, file, line: index + 1, before: text, lines, is: slip(was)}]
            : [],
        ),
    )
    return Array.from({length: each}, () => places[Math.floor(random() * places.length)]).flatMap((place) => {
      if (!place) return []
      const {lines, is, before, ...rest} = place
      const text = lines.with(rest.line - 1, is).join('\n')
      return isDeepStrictEqual(dataOf(text), dataOf(before)) ? [] : [{...rest, text}]
    })
  })
}

function dataOf(text: string): unknown {
  const {errors, contents} = parseDocument(text)
  return errors.length > 0 ? errors : contents?.toJSON()
}
