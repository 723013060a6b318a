import {parseArgs} from 'node:util'

/** What a person asked `npm run test:hosts` for. */
export interface Options {
  /** The servers to ask, by name; all when there are none. */
  servers: string[]
  dist?: string
  json?: string
}

/** How to use the command, for whoever asks it something it does not know. */
export const usage = `npm run test:hosts -- [nginx] [wrangler] [caddy] [apache] [options]
  --dist FOLDER   a built site to serve; without it, the site is built first
  --json FILE     write the results for tools`

/** Reads the words after the command's name; a sentence when they make no sense. */
export function readOptions(words: string[]): Options | string {
  try {
    const {values, positionals} = parseArgs({
      args: words,
      allowPositionals: true,
      options: {dist: {type: 'string'}, json: {type: 'string'}},
    })
    return {...values, servers: positionals}
  } catch (error) {
    return (error as Error).message
  }
}
