import {writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {placed} from '../../deploy-config/builtSite.ts'
import {writeConfiguration} from '../../deploy-config/configurations.ts'
import {freePort} from '../../freePort.ts'
import type {Running, Server} from '../model.ts'
import {workFolder} from '../place.ts'
import {startServer} from '../process.ts'
import {findProgram} from '../programs.ts'

const modules = 'usr/lib/nginx/modules'
const brotli = `${modules}/ngx_http_brotli_static_module.so`

/** nginx as Debian has it, with its brotli module, and `src/hosts/nginx.conf`. */
export const nginx: Server = {
  name: 'nginx',
  async start(site): Promise<Running> {
    const packages = ['nginx', 'libnginx-mod-http-brotli-static']
    const {path, root, environment} = findProgram({program: 'nginx', parts: [brotli, 'etc/nginx/mime.types'], packages})
    const folder = workFolder('nginx')
    const port = await freePort()
    const own = writeConfiguration('nginx', placed(site, `127.0.0.1:${port}`), folder)
    const main = join(folder, 'main.conf')
    writeFileSync(main, mainFor(folder, root, own))
    return startServer({command: path, options: ['-p', folder, '-c', main, '-e', 'stderr'], port, environment})
  },
}

/** What stands around a site's configuration on a machine: `/etc/nginx/nginx.conf` in small, with no file outside the folder. */
function mainFor(folder: string, root: string, own: string): string {
  const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `${process.getuid?.() === 0 ? 'user root;\n' : ''}daemon off;
worker_processes auto;
pid "${folder}/nginx.pid";
error_log stderr crit;
load_module "${join(root, brotli)}";
events { worker_connections 4096; }
http {
  include "${join(root, 'etc/nginx/mime.types')}";
  default_type application/octet-stream;
  access_log off;
  keepalive_requests 100000;
  ${kept.map((name) => `${name}_temp_path "${folder}/${name}";`).join('\n  ')}
  include "${own}";
}
`
}
