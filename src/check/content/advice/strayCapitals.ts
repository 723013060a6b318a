import {type Finding, written} from '../../finding.ts'
import type {ContentFile} from '../contentFile.ts'
import {valuesIn} from '../valuesIn.ts'

/** Words that no name begins with, in the middle of words with small letters. */
const small = 'And|Or|Of|In|At|With|From|By|For|To'
const stray = new RegExp(
  `(?<=[ ,](?:\\p{Ll}[\\p{L}’]+|\\d+),? )(?:${small}|But|On|As|So|If|When|Them|Their|They|Us|Who|Which|That)(?= \\p{Ll}|[.,!?]|$)|(?<=^\\p{Lu}\\p{Ll}+,? )(?:${small})(?= \\p{Ll})`,
  'u',
)

/** A small word with a capital where no sentence begins: “reach goals, In person”. A title that gives each word its capital is none. */
export function strayCapitals({name, document, text}: ContentFile): Finding[] {
  // It quotes what stands elsewhere.
  if (name === 'invented.yaml') return []
  return valuesIn(document).flatMap(({value, start, end}): Finding[] => {
    const [word = ''] = stray.exec(value) ?? []
    // A title may give all its words a capital.
    const uses = value.match(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'gu')) ?? []
    const capitals = value.match(/(?<=[^.!?:] )\p{Lu}\p{Ll}/gu) ?? []
    if (!word || uses.length > 1 || capitals.length > 1) return []
    const found = new RegExp(`(?<=[\\p{L}\\d,] +)${word}(?!\\p{L})`, 'u').exec(text.slice(start, end))
    // On a line of its own it may begin a sentence.
    if (!found) return []
    return [
      {
        at: start + found.index,
        message: 'This word has a capital in the middle of a sentence.',
        ...written(word, word.toLowerCase()),
        warning: true,
      },
    ]
  })
}
