import type {AddressInfo} from 'node:net'
import {preview} from 'vite'

/** Serves a built site as `npm start` does, on a free port. */
export async function serve(folder: string): Promise<{port: number; close: () => Promise<void>}> {
  const server = await preview({
    build: {outDir: folder},
    preview: {port: 0, strictPort: false, host: '127.0.0.1'},
    logLevel: 'error',
  })
  return {port: (server.httpServer.address() as AddressInfo).port, close: () => server.close()}
}
