import {parseArgs} from 'node:util'
import {edits} from './edits.ts'

/** What `npm run test:edits` was asked for. */
export interface Options {
  /** The edits to make one after the other. */
  only: string[]
  /** After each edit the whole of the unit tests, not only the quick ones. */
  whole: boolean
  /** Make all edits together at the end, and run everything. */
  together: boolean
  browser: boolean
}

const names = edits.map(({name}) => name)

/** How to use the command, for whoever asks it something it does not know. */
export const usage = `npm run test:edits -- [options]
  --whole        after each edit all unit tests, not only the files that take less than five seconds
  --only NAMES   only those edits, with commas between: ${names.join(', ')}
  --together     only all edits together
  --no-browser   no browser tests at the end`

/** Reads the words after the command’s name. */
export function readOptions(words: string[]): Options {
  const {values} = parseArgs({
    args: words,
    options: {
      whole: {type: 'boolean', default: false},
      only: {type: 'string'},
      together: {type: 'boolean', default: false},
      'no-browser': {type: 'boolean', default: false},
    },
  })
  const only = values.together ? [] : (values.only?.split(',').map((each) => each.trim()) ?? names)
  const unknown = only.filter((each) => !names.includes(each))
  if (unknown.length > 0) throw new Error(`There is no edit “${unknown[0]}”.`)
  return {only, whole: values.whole, together: values.only === undefined, browser: !values['no-browser']}
}
