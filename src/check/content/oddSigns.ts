import {oddCharacters, withoutOddCharacters} from '../characters.ts'
import {type Finding, written} from '../finding.ts'

/** Signs in the value of a record that nobody sees, or that nobody meant. `npm run fix` mends those alone with which visitors read the same. */
export function oddSigns(value: string): Finding[] {
  const lost = value.indexOf('\ufffd')
  if (lost >= 0) return [{at: lost, message: 'A sign was lost here: it is shown as �.', help: 'Type it again.'}]
  return oddCharacters.flatMap(({name, pattern, write, harmless}): Finding[] => {
    const at = value.search(pattern)
    if (at < 0) return []
    if (harmless)
      return [
        {
          at,
          message: `There is ${name} here.`,
          // With a plain one these words would be read as a field or as a note.
          help:
            /: *$/.test(value.slice(0, at)) || value[at + 1] === '#'
              ? 'Type a plain one in its place, and quote marks round the words.'
              : 'Run: npm run fix',
          warning: true,
        },
      ]
    const word = wordAt(value, at)
    return [
      {
        at: value.indexOf(word),
        message: `There is ${name} here.`,
        ...(write === undefined
          ? {help: 'Delete it, or type the word again.'}
          : written(word, withoutOddCharacters(word))),
        warning: true,
      },
    ]
  })
}

/** The word that a place is in. */
function wordAt(value: string, at: number): string {
  const before = /\S*$/.exec(value.slice(0, at))?.[0] ?? ''
  return before + (/^\S*/.exec(value.slice(at))?.[0] || value.charAt(at))
}
