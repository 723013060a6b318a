import {type AddressInfo, connect, createServer, type Socket} from 'node:net'

/** A connection as a phone has it. */
export interface Connection {
  /** There and back, in milliseconds. */
  roundTrip: number
  /** Bits a second that arrive, all connections together. */
  rate: number
}

/** What Lighthouse calls slow 4G. */
export const slow4g: Connection = {roundTrip: 150, rate: 1_600_000}

/**
 * Stands between browser and server, and lets every byte through as late as that connection would.
 * Developer tools can slow a page down too, but not what the browser fetches ahead.
 */
export async function relay(to: number, {roundTrip, rate}: Connection): Promise<{port: number; close: () => void}> {
  const open = new Set<Socket>()
  // Until when the line is busy with what was sent before.
  let busy = 0
  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1')
    for (const socket of [near, far]) {
      open.add(socket.setNoDelay())
      socket.on('close', () => open.delete(socket)).on('error', () => socket.destroy())
    }
    near.on('data', (bytes) => setTimeout(() => far.write(bytes), roundTrip / 2))
    far.on('data', (bytes) => {
      busy = Math.max(busy, performance.now()) + (bytes.length * 8 * 1000) / rate
      setTimeout(() => near.write(bytes), busy - performance.now() + roundTrip / 2)
    })
    near.on('end', () => setTimeout(() => far.end(), roundTrip / 2))
    far.on('end', () => setTimeout(() => near.end(), Math.max(0, busy - performance.now()) + roundTrip / 2))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}
