import {existsSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {placed} from '../../deploy-config/builtSite.ts'
import {writeConfiguration} from '../../deploy-config/configurations.ts'
import {freePort} from '../../freePort.ts'
import type {Running, Server} from '../model.ts'
import {workFolder} from '../place.ts'
import {startServer} from '../process.ts'
import {findProgram} from '../programs.ts'

const modules = 'usr/lib/apache2/modules'
const needed = ['mpm_event', 'authz_core', 'mime', 'dir', 'rewrite', 'headers']

/** Apache as Debian has it, with `src/hosts/httpd.conf`. */
export const apache: Server = {
  name: 'apache',
  async start(site): Promise<Running> {
    const parts = needed.map((name) => `${modules}/mod_${name}.so`)
    const {path, root, environment} = findProgram({program: 'apache2', parts, packages: ['apache2-bin', 'media-types']})
    const folder = workFolder('apache')
    const port = await freePort()
    const own = writeConfiguration('apache', placed(site, `127.0.0.1:${port}`), folder)
    const main = join(folder, 'main.conf')
    writeFileSync(main, mainFor(folder, root, own, port))
    return startServer({command: path, options: ['-d', folder, '-f', main, '-D', 'FOREGROUND'], port, environment})
  },
}

/** What stands around a site's configuration on a machine: `/etc/apache2/apache2.conf` in small, with no file outside the folder. */
function mainFor(folder: string, root: string, own: string, port: number): string {
  const types = [join(root, 'etc/mime.types'), '/etc/mime.types'].find((file) => existsSync(file)) ?? '/dev/null'
  return `ServerName 127.0.0.1
Listen 127.0.0.1:${port}
PidFile "${folder}/apache.pid"
DefaultRuntimeDir "${folder}"
ErrorLog "${folder}/error.log"
ServerTokens Prod
${needed.map((name) => `LoadModule ${name}_module "${join(root, modules)}/mod_${name}.so"`).join('\n')}
TypesConfig "${types}"
<Directory />
  Require all denied
</Directory>
Include "${own}"
`
}
