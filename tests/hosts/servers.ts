import {type ChildProcess, spawn} from 'node:child_process'
import {once} from 'node:events'
import {existsSync, writeFileSync} from 'node:fs'
import {request as httpRequest, type IncomingMessage, type RequestOptions} from 'node:http'
import {delimiter, dirname, join, resolve} from 'node:path'
import {buffer} from 'node:stream/consumers'
import {setTimeout as wait} from 'node:timers/promises'
import {brotliDecompressSync, gunzipSync} from 'node:zlib'
import {nginxConfiguration} from '../../src/commands/deploy-config/nginx.ts'
import {isProgram} from '../../src/commands/isProgram.ts'
import {freePort} from '../freePort.ts'

export interface HostResponse {
  status: number
  headers: Record<string, string>
  /** The content after decompression. */
  body: Buffer
}

export interface RunningServer {
  /** Sends the path exactly as it is written, dots and slashes included. */
  request(path: string, headers?: Record<string, string>, method?: string): Promise<HostResponse>
  stop(): Promise<void>
}

/** A kind of server that the tests can run. */
export interface Host {
  name: string
  /** Whether it is installed. */
  isHere: boolean
  /** Starts it on a built site; it may write files to the folder `work`. */
  start(dist: string, base: string, work: string): Promise<RunningServer>
}

/** `npm start`, which obeys `_headers` and `_redirects` as Cloudflare and Netlify do. */
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

/** Whether nginx has the optional module that sends files compressed with brotli. */
export const nginxHasBrotli = existsSync(brotliModule)

async function startNginx(program: string, dist: string, work: string): Promise<RunningServer> {
  const port = await freePort()
  const site = nginxConfiguration(dist).replace('listen 80;', `listen 127.0.0.1:${port};`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const main = join(work, 'nginx.conf')
  // Used in place of /etc/nginx/nginx.conf, so that nginx writes no file outside the folder `work`.
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
  ${nginxHasBrotli ? site : site.replaceAll('brotli_static on;', '')}
}
`,
  )
  return waitForServer(spawn(program, ['-p', work, '-c', main, '-e', 'stderr']), port)
}

/** Returns the server once it responds. */
async function waitForServer(child: ChildProcess, port: number): Promise<RunningServer> {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text))
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const server: RunningServer = {
    request: (path, headers = {}, method = 'GET') => sendRequest({port, path, headers, method}),
    stop: () => {
      child.kill()
      return ended
    },
  }
  for (let waited = 0; waited < 30_000 && child.exitCode === null; waited += 100) {
    if (await server.request('/').catch(() => undefined)) return server
    await wait(100)
  }
  await server.stop()
  throw new Error(`${child.spawnfile} does not respond. Its output: ${output}`)
}

async function sendRequest(options: RequestOptions): Promise<HostResponse> {
  const sent = httpRequest({host: '127.0.0.1', agent: false, timeout: 15_000, ...options}).end()
  sent.on('timeout', () => sent.destroy(new Error(`No response to ${options.path}.`)))
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  const headers = Object.entries(response.headers).map(([name, value]) => [name, [value].flat().join(', ')])
  const body = decompressed(await buffer(response), response.headers['content-encoding'])
  return {status: response.statusCode ?? 0, headers: Object.fromEntries(headers), body}
}

function decompressed(body: Buffer, encoding?: string): Buffer {
  if (body.length === 0) return body
  if (encoding === 'br') return brotliDecompressSync(body)
  return encoding === 'gzip' ? gunzipSync(body) : body
}
