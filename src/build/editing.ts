import type {Plugin, WebSocket} from 'vite'
import type {Editor} from '../edit/editor.ts'
import {requestMessage} from '../edit/protocol.ts'
import {type ResponseMessage, requestEvent, responseEvent} from '../editor/requests.ts'
import {createRequestHandler} from './editingRequests.ts'
import {editingName} from './editMarks.ts'
import {isOwnOrigin} from './ownOrigin.ts'

interface Options {
  /** Opens the editor (`src/edit/editor.ts`), which saves changes in the files of a project. */
  openEditor: (root: string) => Editor
  /** The public address of the dev server, if it is behind a port forward. */
  address?: URL
}

/** In-place editing: `npm run edit` adds this plugin to the dev server; builds never contain it. */
export function editingPlugin({openEditor, address}: Options): Plugin {
  return {
    name: editingName,
    apply: 'serve',
    configureServer({config: {root, base}, ws}) {
      const answer = createRequestHandler({root, base, editor: openEditor(root)})
      /** The web sockets of this server's own pages. Editing requests from pages of other sites are refused. */
      const ownSockets = new WeakSet<WebSocket>()
      ws.on('connection', (socket, request) => {
        if (isOwnOrigin(request.headers.origin, request, address)) ownSockets.add(socket)
      })
      ws.on(requestEvent, async (message: unknown, client) => {
        const read = requestMessage.safeParse(message)
        // Ignores an invalid request. Without a valid number, the browser could not match a response to the request.
        if (!read.success) return
        const {number, name, give} = read.data
        const reply = (answered: ResponseMessage) => client.send(responseEvent, answered)
        if (!ownSockets.has(client.socket))
          return reply({number, failed: 'Open the editor at the address that its start window shows.'})
        try {
          reply({number, get: await answer(name, give)})
        } catch (error) {
          reply({number, failed: (error as Error).message})
        }
      })
    },
    // Adds the editor's script after the page's own scripts, because React Refresh has to be installed first.
    transformIndexHtml: {
      // With `pre`, Vite adds the base path to the script's address.
      order: 'pre',
      handler: () => [{tag: 'script', attrs: {type: 'module', src: '/src/editor/main.ts'}, injectTo: 'body'}],
    },
  }
}
