import type {Rule} from '../rule.ts'

/** What programs leave in a text that was copied from them, and nobody writes. */
const leftovers: [pattern: RegExp, message: string][] = [
  [/\bas an ai language model, I\b/i, 'This sounds like a writing assistant that answers.'],
  [/\[cid:[^\]\n]+\]|\[Image removed by sender[^\]\n]*\]/i, 'A mail program leaves this in place of a picture.'],
  [/^-{2,} ?(?:Forwarded|Original) message ?-{2,}/im, 'This line is of a mail that was sent on.'],
  [
    /\bClick or tap (?:here )?to (?:enter|add|edit) (?:text|a date)\b\.?/i,
    'A template says this where words are to be written.',
  ],
  [
    /\bError! (?:Reference source|Bookmark|Hyperlink reference) not (?:found|defined|valid)\.?/,
    'A word processor says this where it has lost what belongs there.',
  ],
  [/\bCommented \[[A-Z]+\d+\]:/, 'This came with a paste from a word processor’s corrections.'],
]

/** Words that a program left in. */
export const asidesLeft: Rule = {
  name: 'asidesLeft',
  checkWords: (words) =>
    leftovers.flatMap(([pattern, message]) => {
      const match = pattern.exec(words)
      return match ? [{at: match.index, message, help: 'Delete it, or write what belongs there.', warning: true}] : []
    }),
}
