import {placeOf} from '../../places.ts'
import type {ContentFile} from '../contentFile.ts'
import {fieldAt} from './fieldAt.ts'

interface Either {
  here?: string | undefined
  there?: string | undefined
  /** What goes in for some words of the other field, and those words. */
  words?: string | undefined
  said?: string | undefined
}

/** What to do where the words of a record are not as another field of it: what to write in these words, or in that line, for all of it or for some `words` of it, as far as either is known. */
export function eitherLine(
  file: ContentFile,
  index: number,
  field: string,
  {here, there, words, said}: Either = {},
): string {
  const {line} = placeOf(file.text, fieldAt(file, index, field, said))
  if (!here && !there && !words) return `Correct it here, or the ${field} in line ${line}.`
  const isRight = `If line ${line} is right, ${here ? `write here: ${here}.` : 'correct it here.'}`
  return `${isRight} If not, ${words || there ? `write there: ${words ? `${words}, for ${said}` : `${field}: ${there}`}` : 'correct it there.'}`
}
