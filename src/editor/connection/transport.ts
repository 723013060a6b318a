import type {ResponseMessage} from '../../edit/api.ts'
import {requestEvent, responseEvent} from './events.ts'

/** How requests reach what answers them: a server, over Vite’s socket, or a worker of this page. */
export interface Transport {
  /** What the bar says while there is no connection. */
  unreachable: string
  send(request: {id: number; method: string; params: unknown}): void
  onResponse(callback: (response: ResponseMessage) => void): void
  /** Whether requests that have no response yet get none once the connection is lost. */
  losesRequests: boolean
  /** Calls `callback` when the connection is lost or restored. */
  onConnection(callback: (isConnected: boolean) => void): void
  /** Calls `callback` when the page shows changed files. Returns a function that stops this. */
  onUpdate(callback: () => void): () => void
  /** Calls `callback` when the page is about to reload. */
  onReload(callback: () => void): void
  /** Shows the page at the address in the address bar, which has just changed. */
  showAddress(): void
  /** Forgets who edits; only where people sign in. */
  signOut?(): void
}

/** Vite’s socket to the dev server; `undefined` in a build. */
export function viteTransport(): Transport | undefined {
  const socket = import.meta.hot
  if (!socket) return undefined
  return {
    unreachable: 'The editor was closed. Open it again; your text is kept.',
    send: (request) => socket.send(requestEvent, request),
    onResponse: (callback) => socket.on(responseEvent, callback),
    losesRequests: true,
    onConnection(callback) {
      socket.on('vite:ws:disconnect', () => callback(false))
      socket.on('vite:ws:connect', () => callback(true))
    },
    onUpdate(callback) {
      socket.on('vite:afterUpdate', callback)
      return () => socket.off('vite:afterUpdate', callback)
    },
    onReload: (callback) => socket.on('vite:beforeFullReload', callback),
    showAddress: () => location.reload(),
  }
}
