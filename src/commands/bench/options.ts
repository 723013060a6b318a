import {parseArgs} from 'node:util'
import {listed} from '../../check/listed.ts'
import {nearest} from '../../check/nearest.ts'

/** How to use the command, for whoever asks it something it does not know. */
export const usage = `npm run bench -- [options]
  --only NAMES  measures just those, like bytes,visits
  --json FILE   writes the figures for tools`

/** What a person asked `npm run bench` for, of what can be measured. */
export function readOptions<Name extends string>(words: string[], names: Name[]): {wanted: Name[]; json?: string} {
  const {values} = parseArgs({args: words, options: {only: {type: 'string'}, json: {type: 'string'}}})
  const asked = values.only?.split(',').map((word) => word.trim())
  for (const word of asked ?? []) {
    if (names.some((name) => name === word)) continue
    const meant = nearest(word, names)
    throw new Error(
      `“${word}” is nothing that is measured. ${meant ? `Did you mean ${meant}?` : `There are ${listed(names, 'and')}.`}`,
    )
  }
  return {wanted: names.filter((name) => asked?.includes(name) ?? true), json: values.json}
}
