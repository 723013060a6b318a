import {parseArgs} from 'node:util'
import {today} from '../../site/index.ts'
import {rejectOptionsTakenByNpm} from '../rejectOptionsTakenByNpm.ts'

/** Options of `npm run check`. */
export interface Options {
  words: boolean
  launch: boolean
  github: boolean
  json: boolean
  today: string
}

export const usage = `npm run check -- [options]
  --words        adds advice on spelling and plain language
  --launch       what is still invented counts as a mistake; lists a charity’s duties too
  --today DATE   the day that “upcoming” is measured by, like 2025-01-18
  --github       in the form that a code host shows beside the lines
  --json         for machines`

/** Parses the command’s arguments; throws for invalid ones. */
export function readOptions(words: string[]): Options {
  const options = {
    words: {type: 'boolean', default: false},
    launch: {type: 'boolean', default: false},
    github: {type: 'boolean', default: false},
    json: {type: 'boolean', default: false},
    today: {type: 'string', default: today()},
  } as const
  rejectOptionsTakenByNpm('check', Object.keys(options))
  const {values} = parseArgs({args: words, options})
  if (!/^\d{4}-\d\d-\d\d$/.test(values.today))
    throw new Error(`“${values.today}” is no day. Write: --today 2025-01-18`)
  return values
}
