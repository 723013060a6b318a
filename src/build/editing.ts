import compression from 'compression'
import type {Plugin, WebSocket} from 'vite'
import {type ResponseMessage, requestMessage} from '../edit/api.ts'
import type {Editor} from '../edit/editor.ts'
import {createRequestHandler} from '../edit/requests.ts'
import {requestEvent, responseEvent} from '../editor/connection/events.ts'
import {editorBundle, editorBundleId} from './editorBundle.ts'
import {editingName} from './isEditing.ts'
import {isOwnOrigin} from './ownOrigin.ts'

interface Options {
  /** Opens the editor (`src/edit/editor.ts`), which saves changes in the files of a project. */
  openEditor: (root: string) => Editor
  /** The public address of the dev server, if it is behind a port forward. */
  address?: URL
}

/** In-place editing: `npm run edit` adds this plugin to the dev server; builds never contain it. */
export function editingPlugin({openEditor, address}: Options): Plugin[] {
  const editing: Plugin = {
    name: editingName,
    apply: 'serve',
    configureServer({config: {root, base}, ws, middlewares}) {
      // Dev servers send megabytes, uncompressed: through a port forward a page would take a quarter of a
      // minute.
      if (address) middlewares.use(compression())
      const answer = createRequestHandler({base, editor: openEditor(root)})
      /**
       * The web sockets of this server's own pages. Editing requests from pages of other sites are rejected.
       */
      const ownSockets = new WeakSet<WebSocket>()
      ws.on('connection', (socket, request) => {
        if (isOwnOrigin(request.headers.origin, request, address)) ownSockets.add(socket)
      })
      ws.on(requestEvent, async (message: unknown, client) => {
        const read = requestMessage.safeParse(message)
        // Ignores an invalid request. Without a valid id, the browser could not match a response to the
        // request.
        if (!read.success) return
        const {id, method, params} = read.data
        const reply = (response: ResponseMessage) => client.send(responseEvent, response)
        if (!ownSockets.has(client.socket))
          return reply({id, error: 'Open the editor at the address that its start window shows.'})
        try {
          reply({id, result: await answer(method, params)})
        } catch (error) {
          reply({id, error: (error as Error).message})
        }
      })
    },
    // Adds the editor's script after the page's own scripts, because React Refresh has to be installed first.
    transformIndexHtml: {
      // With `pre`, Vite adds the base path to the script's address.
      order: 'pre',
      handler: () => [
        {tag: 'script', attrs: {type: 'module', src: `/@id/${editorBundleId}`}, injectTo: 'body'},
      ],
    },
  }
  return [editing, editorBundle()]
}
