import {parseArgs} from 'node:util'

/** Options of `npm run edit`. */
export interface Options {
  port: number
  /** Whether to open the browser. */
  open: boolean
  /**
   * Public address of a port forward to the editor: the only address except localhost that may save changes.
   */
  address?: URL
}

export const usage = `npm run edit -- [options]
  --port NUMBER     where the pages are served; without it, 5173
  --address URL     where a port forward shows them, like https://edit.example.org/; GitHub Codespaces says that itself
  --no-open         opens no browser`

/** Parses the command's arguments; throws for invalid ones. */
export function readOptions(words: string[], environment = process.env): Options {
  const {values} = parseArgs({
    args: words,
    options: {
      port: {type: 'string', default: '5173'},
      address: {type: 'string'},
      'no-open': {type: 'boolean'},
    },
  })
  const port = Number(values.port)
  if (!(Number.isInteger(port) && port > 0 && port < 65_536))
    throw new Error(`--port ${values.port} is no port. Write a number, like --port 5174.`)
  const address = values.address ?? codespaceAddress(port, environment)
  if (address !== undefined && !(URL.canParse(address) && /^https?:\/\/[^?#]+$/.test(address)))
    throw new Error(
      `--address ${address} is no address. Write a whole one, like --address https://edit.example.org/.`,
    )
  return {port, open: !values['no-open'], address: address === undefined ? undefined : new URL(address)}
}

/**
 * https://docs.github.com/en/codespaces/developing-in-a-codespace/default-environment-variables-for-your-codespace
 */
function codespaceAddress(port: number, environment: NodeJS.ProcessEnv): string | undefined {
  const {CODESPACE_NAME: name, GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: domain} = environment
  return name && domain && `https://${name}-${port}.${domain}/`
}
