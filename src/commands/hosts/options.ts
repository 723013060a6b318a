import {parseArgs} from 'node:util'

/** What a person asked `npm run test:hosts` for. */
export interface Options {
  servers: string[]
  dist?: string
  json?: string
  load: boolean
}

const known = ['nginx', 'wrangler', 'caddy', 'apache']

/** How to use the command, for whoever asks it something it does not know. */
export const usage = `npm run test:hosts -- [servers] [options]
  servers         of ${known.join(', ')}; without a name, all of them
  --dist FOLDER   a built site to serve; without it, the site is built first
  --no-load       leave out the ten seconds of load
  --json FILE     write the results for tools`

/** Reads the words after the command's name. */
export function readOptions(words: string[]): Options {
  const text = {type: 'string'} as const
  const {values, positionals} = parseArgs({
    args: words,
    allowPositionals: true,
    options: {dist: text, json: text, 'no-load': {type: 'boolean'}},
  })
  const unknown = positionals.find((name) => !known.includes(name))
  if (unknown) throw new Error(`“${unknown}” is none of the servers.`)
  const {dist, json} = values
  return {servers: positionals.length > 0 ? positionals : known, dist, json, load: !values['no-load']}
}
