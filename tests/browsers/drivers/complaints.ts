import {createServer, request} from 'node:http'
import {type AddressInfo, connect} from 'node:net'

/** Runs before everything else in a document, and remembers what the console and the scripts complain of. */
function remember() {
  const all: string[] = []
  const hear = (words: string) => {
    all.push(words)
    // In the document, because the driver’s scripts share nothing else with the page’s.
    document.documentElement.setAttribute('data-heard', JSON.stringify(all))
  }
  addEventListener('error', (event) => hear(event.message || `${(event.target as HTMLImageElement).src} failed`), true)
  addEventListener('unhandledrejection', (event) => hear(String(event.reason)))
  document.addEventListener('securitypolicyviolation', (event) => hear(`refused: ${event.violatedDirective}`))
  for (const level of ['error', 'warn'] as const) {
    // biome-ignore lint/suspicious/noConsole: what is said there is what is wanted
    const say = console[level]
    console[level] = (...words) => {
      hear(words.join(' '))
      say(...words)
    }
  }
}

/**
 * Serves a site on, with a script in each document that remembers complaints: for a browser whose driver tells nothing of its console.
 * It stands before the page’s own policy, which rules only what comes after it.
 */
export async function startRemembering(site: string): Promise<{address: string; stop: () => void}> {
  const server = createServer((incoming, outgoing) => {
    const {'accept-encoding': _packed, ...headers} = incoming.headers
    const ask = request(site + incoming.url, {method: incoming.method, headers}, (answer) => {
      const isDocument = answer.headers['content-type']?.includes('text/html')
      // The policy stands in the document too, from after this script on.
      const {'content-length': _length, 'content-security-policy': _policy, ...kept} = answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, kept)
      if (!isDocument) return answer.pipe(outgoing)
      const parts: Buffer[] = []
      answer.on('data', (part) => parts.push(part))
      answer.on('end', () => {
        const html = Buffer.concat(parts).toString()
        outgoing.end(html.replace('<meta charset="utf-8">', `$&<script>(${remember})()</script>`))
      })
    })
    ask.on('error', () => outgoing.destroy())
    incoming.pipe(ask)
  })
  // A page of dev speaks with its server over a socket, which is passed on as it is.
  server.on('upgrade', ({url, rawHeaders}, socket, head) => {
    const {hostname, port} = new URL(site)
    const lines = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${rawHeaders[at + 1]}`] : []))
    const behind = connect(Number(port), hostname)
    behind.write([`GET ${url} HTTP/1.1`, ...lines, '', ''].join('\r\n'))
    behind.write(head)
    behind.pipe(socket).pipe(behind)
    behind.on('error', () => socket.destroy())
    socket.on('error', () => behind.destroy())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
