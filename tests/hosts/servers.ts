import {type ChildProcess, spawn} from 'node:child_process'
import {existsSync, writeFileSync} from 'node:fs'
import {request} from 'node:http'
import {delimiter, dirname, join, resolve} from 'node:path'
import {setTimeout as wait} from 'node:timers/promises'
import {brotliDecompressSync, gunzipSync} from 'node:zlib'
import {nginxConfiguration} from '../../src/commands/deploy-config/nginx.ts'
import {freePort} from '../../src/commands/freePort.ts'
import {isProgram} from '../../src/commands/isProgram.ts'

export interface HostResponse {
  status: number
  headers: Record<string, string>
  /** Decompressed. */
  body: Buffer
}

export interface RunningServer {
  /** Asks for a path exactly as it is written, dots and slashes included. */
  ask(path: string, headers?: Record<string, string>, method?: string): Promise<HostResponse>
  stop(): Promise<void>
}

/** A kind of server, and how it is started on a built site, with a folder for what it writes. */
export interface Host {
  name: string
  isHere: boolean
  start(dist: string, base: string, work: string): Promise<RunningServer>
}

/** `npm start`, which answers as `_headers` and `_redirects` say, as Cloudflare and Netlify do. */
export const preview: Host = {
  name: 'npm start',
  isHere: true,
  async start(dist, base) {
    const port = await freePort()
    const options = ['preview', '--outDir', dist, '--base', base, '--port', `${port}`, '--strictPort']
    return waitForServer(
      spawn(process.execPath, ['node_modules/vite/bin/vite.js', ...options, '--host', '127.0.0.1']),
      port,
    )
  },
}

const nginxProgram = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
  .map((folder) => join(folder, 'nginx'))
  .find(isProgram)

/** nginx with the configuration that `npm run deploy-config` writes. */
export const nginx: Host = {
  name: 'nginx',
  isHere: nginxProgram !== undefined,
  start: (dist, _base, work) => startNginx(nginxProgram ?? '', dist, work),
}

const installed = resolve(dirname(nginxProgram ?? ''), '../..')
const brotliModule = join(installed, 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so')

/** Whether nginx can send the files that are compressed with brotli: a module of its own. */
export const nginxHasBrotli = existsSync(brotliModule)

async function startNginx(program: string, dist: string, work: string): Promise<RunningServer> {
  const port = await freePort()
  const site = nginxConfiguration(dist).replace('listen 80;', `listen 127.0.0.1:${port};`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const main = join(work, 'nginx.conf')
  // What /etc/nginx/nginx.conf has around a site, with no file outside the folder.
  writeFileSync(
    main,
    `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid "${work}/nginx.pid";
error_log stderr crit;
${nginxHasBrotli ? `load_module "${brotliModule}";` : ''}
events {}
http {
  include "${join(installed, 'etc/nginx/mime.types')}";
  default_type application/octet-stream;
  access_log off;
  ${temporary.map((name) => `${name}_temp_path "${work}/${name}";`).join('\n  ')}
  ${nginxHasBrotli ? site : site.replace('brotli_static on;', '')}
}
`,
  )
  return waitForServer(spawn(program, ['-p', work, '-c', main, '-e', 'stderr']), port)
}

/** A server once it answers. */
async function waitForServer(child: ChildProcess, port: number): Promise<RunningServer> {
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += text))
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const server: RunningServer = {
    ask: (path, headers, method) => sendRequest(port, path, headers, method),
    stop: () => {
      child.kill()
      return ended
    },
  }
  for (let waited = 0; waited < 30_000 && child.exitCode === null; waited += 100) {
    if (await server.ask('/').catch(() => undefined)) return server
    await wait(100)
  }
  await server.stop()
  throw new Error(`${child.spawnfile} does not answer. It said: ${said}`)
}

function sendRequest(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<HostResponse> {
  return new Promise((done, fail) => {
    const sent = request({host: '127.0.0.1', port, path, method, headers, agent: false}, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part)).on('error', fail)
      response.on('end', () => {
        const flat = Object.entries(response.headers).map(([name, value]) => [name, [value].flat().join(', ')])
        const encoding = response.headers['content-encoding'] ?? ''
        const body = decompressed(Buffer.concat(parts), encoding)
        done({status: response.statusCode ?? 0, headers: Object.fromEntries(flat), body})
      })
    })
    sent.setTimeout(15_000, () => sent.destroy(new Error(`No answer to ${path}.`)))
    sent.on('error', fail)
    sent.end()
  })
}

function decompressed(body: Buffer, encoding: string): Buffer {
  if (body.length === 0) return body
  if (encoding === 'br') return brotliDecompressSync(body)
  return encoding === 'gzip' ? gunzipSync(body) : body
}
