import {once} from 'node:events'
import http, {type IncomingMessage} from 'node:http'
import {createServer} from 'node:https'
import type {AddressInfo} from 'node:net'
import {selfSigned} from './certificate.ts'

type Headers = Record<string, string | string[] | undefined>

/** The ways in which port forwards rewrite a browser's headers, for a server on `port` of localhost. */
export const headerRewrites = {
  'leaves the headers as they are': (headers) => headers,
  'asks for localhost': (headers, port) => ({...headers, host: `localhost:${port}`}),
  // GitHub Codespaces does this.
  'asks for localhost in the name of localhost': ({host, origin, ...headers}, port) => ({
    ...headers,
    host: `localhost:${port}`,
    'x-forwarded-host': host,
    ...(origin && {origin: origin === `https://${host}` ? `http://localhost:${port}` : origin}),
  }),
} satisfies Record<string, (headers: Headers, port: number) => Headers>

export type HeaderRewrite = keyof typeof headerRewrites

/** Starts a port forward that terminates TLS for any host name, as code hosts run in front of their machines. */
export async function startPortForward(to: number, rewrite: () => HeaderRewrite) {
  const sendOn = ({url, method, headers}: IncomingMessage) =>
    http.request({
      port: to,
      host: 'localhost',
      path: url,
      method,
      headers: headerRewrites[rewrite()](headers, to) as never,
    })
  const server = createServer(selfSigned(), (request, response) => {
    const forwarded = sendOn(request).on('response', (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(response)
    })
    forwarded.on('error', () => response.destroy())
    request.pipe(forwarded)
  })
  server.on('upgrade', (request, browser) => {
    const forwarded = sendOn(request)
    forwarded.on('upgrade', (reply, socket) => {
      const lines = Object.entries(reply.headers).map(([name, value]) => `${name}: ${value}\r\n`)
      browser.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('')}\r\n`)
      socket.on('error', () => browser.destroy()).pipe(browser)
      browser.on('error', () => socket.destroy()).pipe(socket)
    })
    forwarded.on('response', () => browser.destroy()).on('error', () => browser.destroy())
    forwarded.end()
  })
  server.listen(0)
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
