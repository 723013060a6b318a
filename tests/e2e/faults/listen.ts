import type {Server} from 'node:http'
import type {AddressInfo} from 'node:net'

/** A server that was started here. */
export interface StartedServer {
  address: string
  stop: () => Promise<void>
}

/** Has a server listen on a free port of this machine. */
export async function listen(server: Server): Promise<StartedServer> {
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
  return {
    address: serverAddress(server),
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped())
        server.closeAllConnections()
      }),
  }
}

/** Where a server listens. */
export function serverAddress(server: Server): string {
  return `http://localhost:${(server.address() as AddressInfo).port}`
}
