import {createServer} from 'node:http'
import type {AddressInfo} from 'node:net'

/** Starts a host that sends each page of a site up to the end of its words, and the rest only when it is told to. */
export async function startHalfway(site: string) {
  let sendRest = () => {}
  const allowed = new Promise<void>((done) => {
    sendRest = done
  })
  const server = createServer(async (incoming, response) => {
    const answer = await fetch(site + incoming.url)
    const bytes = Buffer.from(await answer.arrayBuffer())
    response.writeHead(answer.status, {'content-type': answer.headers.get('content-type') ?? 'text/plain'})
    const end = bytes.indexOf('</main>')
    if (end > 0) {
      response.write(bytes.subarray(0, end))
      await allowed
    }
    response.end(bytes.subarray(Math.max(end, 0)))
  })
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    sendRest,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
