import {writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {placed} from '../../deploy-config/builtSite.ts'
import {writeConfiguration} from '../../deploy-config/configurations.ts'
import {freePort} from '../../freePort.ts'
import type {Running, Server} from '../model.ts'
import {workFolder} from '../place.ts'
import {startServer} from '../process.ts'
import {findProgram} from '../programs.ts'

/** Caddy with `src/hosts/Caddyfile`. */
export const caddy: Server = {
  name: 'caddy',
  async start(site): Promise<Running> {
    const {path, environment} = findProgram({program: 'caddy', packages: ['caddy']})
    const folder = workFolder('caddy')
    const port = await freePort()
    const own = writeConfiguration('caddy', placed(site, `${port}`), folder)
    const main = join(folder, 'main.caddy')
    // It opens no second port for orders.
    writeFileSync(main, `{\n\tadmin off\n\tdefault_bind 127.0.0.1\n}\nimport "${own}"\n`)
    const home = {HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder}
    const options = ['run', '--config', main, '--adapter', 'caddyfile']
    return startServer({command: path, options, port, environment: {...environment, ...home}})
  },
}
