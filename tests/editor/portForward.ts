import {once} from 'node:events'
import http, {type IncomingMessage} from 'node:http'
import {createServer} from 'node:https'
import type {AddressInfo} from 'node:net'
import {selfSigned} from './certificate.ts'

type Headers = Record<string, string | string[] | undefined>

/** What a port forward makes of the headers of a browser, for a server on that port of localhost. */
export const rewrites = {
  'leaves the headers as they are': (headers) => headers,
  'asks for localhost': (headers, port) => ({...headers, host: `localhost:${port}`}),
  // As GitHub Codespaces does it.
  'asks for localhost in the name of localhost': ({host, origin, ...headers}, port) => ({
    ...headers,
    host: `localhost:${port}`,
    'x-forwarded-host': host,
    ...(origin && {origin: origin === `https://${host}` ? `http://localhost:${port}` : origin}),
  }),
} satisfies Record<string, (headers: Headers, port: number) => Headers>

export type Rewrite = keyof typeof rewrites

/** A port forward that ends TLS, as code hosts have one before their machines; for every host name. */
export async function forward(to: number, rewrite: () => Rewrite) {
  const ask = ({url, method, headers}: IncomingMessage) =>
    http.request({port: to, host: 'localhost', path: url, method, headers: rewrites[rewrite()](headers, to) as never})
  const server = createServer(selfSigned(), (request, response) => {
    const asked = ask(request).on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    asked.on('error', () => response.destroy())
    request.pipe(asked)
  })
  server.on('upgrade', (request, browser) => {
    const asked = ask(request)
    asked.on('upgrade', (answer, socket) => {
      const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}\r\n`)
      browser.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('')}\r\n`)
      socket.on('error', () => browser.destroy()).pipe(browser)
      browser.on('error', () => socket.destroy()).pipe(socket)
    })
    asked.on('response', () => browser.destroy()).on('error', () => browser.destroy())
    asked.end()
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
