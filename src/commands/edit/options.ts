import {parseArgs} from 'node:util'

/** How `npm run edit` was asked for. */
export interface Options {
  port?: number
  /** Whether the browser is opened. */
  open: boolean
}

/** How to use the command, for whoever asks it something it does not know. */
export const usage = `npm run edit -- [options]
  --port NUMBER     where the pages are served; without it, 5173
  --no-open         opens no browser`

/** Reads the words after the command's name. */
export function readOptions(words: string[]): Options {
  const {values} = parseArgs({args: words, options: {port: {type: 'string'}, 'no-open': {type: 'boolean'}}})
  const port = values.port === undefined ? undefined : Number(values.port)
  if (port !== undefined && !(Number.isInteger(port) && port > 0 && port < 65_536))
    throw new Error(`--port ${values.port} is no port. Write a number, like --port 5174.`)
  return {port, open: !values['no-open']}
}
