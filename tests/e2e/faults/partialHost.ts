import {createServer} from 'node:http'
import {listen, type StartedServer} from './listen.ts'

interface PartialHost extends StartedServer {
  sendRest: () => void
}

/** Starts a host that sends each page of a site up to the end of its words, and the rest only when it is told to. */
export async function startPartialHost(site: string): Promise<PartialHost> {
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
  return {...(await listen(server)), sendRest}
}
