import type {Server} from 'node:http'
import type {AddressInfo} from 'node:net'

/** A server that was started here. */
export interface Started {
  address: string
  stop: () => Promise<void>
}

/** Has a server listen on a free port of this machine. */
export async function listen(server: Server): Promise<Started> {
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
  return {
    address: addressOf(server),
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped())
        server.closeAllConnections()
      }),
  }
}

/** Where a server listens. */
export function addressOf(server: Server): string {
  return `http://localhost:${(server.address() as AddressInfo).port}`
}
