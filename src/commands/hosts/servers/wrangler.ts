import {spawnSync} from 'node:child_process'
import {cpSync, renameSync, rmSync} from 'node:fs'
import {join} from 'node:path'
import {type BuiltSite, placed} from '../../deploy-config/builtSite.ts'
import {freePort} from '../../freePort.ts'
import {NotHere, type Running, type Server} from '../model.ts'
import {workFolder} from '../place.ts'
import {startServer} from '../process.ts'

/** The last version that runs on Node 20. */
const wranglerPackage = 'wrangler@4.86.0'

const environment = {
  CI: 'true',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
}

/** Cloudflare Pages, as its own tool runs it on a developer's machine. */
export const wrangler: Server = {
  name: 'wrangler',
  async start(site): Promise<Running> {
    const folder = workFolder('wrangler')
    const variables = {...environment, WRANGLER_LOG_PATH: join(folder, 'logs'), XDG_CONFIG_HOME: join(folder, 'config')}
    fetchOnce(folder, variables)
    const [port, inspector] = [await freePort(), await freePort()]
    const place = ['--ip', '127.0.0.1', '--port', `${port}`, '--inspector-port', `${inspector}`]
    const options = ['--yes', wranglerPackage, 'pages', 'dev', hostFolder(site, folder), ...place]
    const dated = ['--compatibility-date', '2025-01-01']
    return startServer({
      command: 'npx',
      options: [...options, ...dated],
      port,
      environment: variables,
      folder,
      seconds: 60,
    })
  },
}

/** npm brings it when it is not in npm's cache; without a registry it cannot be asked. */
function fetchOnce(folder: string, variables: Record<string, string>): void {
  console.log(`Fetching ${wranglerPackage} with npx, unless npm has it. To do without, name the servers to ask.`)
  const options = ['--yes', wranglerPackage, '--version']
  const env = {...process.env, ...variables}
  const {status, stderr, error} = spawnSync('npx', options, {cwd: folder, env, encoding: 'utf8', timeout: 240_000})
  if (status === 0) return
  const reason = stderr?.match(/npm error (.*)/)?.[1] ?? error?.message ?? `it ended with ${status}`
  throw new NotHere(`${wranglerPackage} cannot be fetched: ${reason}`)
}

/** What Cloudflare is given: the site, or a folder with the site in it, whose `_headers` are the host's own. */
function hostFolder(site: BuiltSite, folder: string): string {
  if (site.base === '/') return site.folder
  const root = join(folder, 'host')
  rmSync(root, {recursive: true, force: true})
  cpSync(placed(site, '').root, root, {recursive: true})
  for (const name of ['_headers', '_redirects']) renameSync(join(root, site.base, name), join(root, name))
  return root
}
