import {parseArgs} from 'node:util'
import {listed} from '../../site/text/listed.ts'
import {nearest} from '../../site/text/nearest.ts'

/** How to use the command, for whoever asks it something it does not know. */
export const usage = `npm run bench -- [options]
  --only NAMES  measures just those, like bytes,visits
  --tries N     presses each link and button so often, 9 unless told
  --compare     tells what got worse than the accepted figures by more than the noise, and fails then
  --accept      makes these the accepted figures
  --report      writes a page with all figures, and with those of earlier runs
  --json FILE   writes the figures for tools`

/** What a person asked `npm run bench` for. */
export interface Options<Name extends string> {
  wanted: Name[]
  tries: number
  compare: boolean
  accept: boolean
  report: boolean
  json?: string
}

const flag = {type: 'boolean', default: false} as const

/** What a person asked for, of what can be measured. */
export function readOptions<Name extends string>(words: string[], names: Name[]): Options<Name> {
  const {values} = parseArgs({
    args: words,
    options: {
      only: {type: 'string'},
      tries: {type: 'string', default: '9'},
      json: {type: 'string'},
      compare: flag,
      accept: flag,
      report: flag,
    },
  })
  const asked = values.only?.split(',').map((word) => word.trim())
  for (const word of asked ?? []) {
    if (names.some((name) => name === word)) continue
    const meant = nearest(word, names)
    throw new Error(
      `“${word}” is nothing that is measured. ${meant ? `Did you mean ${meant}?` : `There are ${listed(names, 'and')}.`}`,
    )
  }
  const tries = Number(values.tries)
  if (!Number.isInteger(tries) || tries < 1) throw new Error(`--tries takes a whole number, not “${values.tries}”.`)
  return {...values, tries, wanted: names.filter((name) => asked?.includes(name) ?? true)}
}
