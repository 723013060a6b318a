import type {Plugin, WebSocket} from 'vite'
import type {Editor} from '../edit/editor.ts'
import {asked} from '../edit/protocol.ts'
import {type Answered, answering, asking} from '../editor/asks.ts'
import {answersOf} from './editingAnswers.ts'
import {editingName} from './marks.ts'
import {isOwn} from './ownOrigin.ts'

interface Options {
  /** What saves words in the files of a project: `src/edit/editor.ts`. */
  openEditor: (root: string) => Editor
  /** Where a port forward shows the pages. */
  address?: URL
}

/** Editing pages where they are read: `npm run edit` adds it to dev, and nothing of it is built. */
export function editing({openEditor, address}: Options): Plugin {
  return {
    name: editingName,
    apply: 'serve',
    configureServer({config: {root, base}, ws}) {
      const answer = answersOf({root, base, editor: openEditor(root)})
      /** The pages of this server: what the page of another one asks is refused, whatever it has read here. */
      const own = new WeakSet<WebSocket>()
      ws.on('connection', (socket, request) => {
        if (isOwn(request.headers.origin, request, address)) own.add(socket)
      })
      ws.on(asking, async (message: unknown, client) => {
        const read = asked.safeParse(message)
        // A response needs the number of its request.
        if (!read.success) return
        const {number, name, give} = read.data
        const reply = (answered: Answered) => client.send(answering, answered)
        if (!own.has(client.socket))
          return reply({number, failed: 'Open the editor at the address that its start window shows.'})
        try {
          reply({number, get: await answer(name, give)})
        } catch (error) {
          reply({number, failed: (error as Error).message})
        }
      })
    },
    // After the page's own scripts: React's refresh has to be there first.
    transformIndexHtml: {
      // Vite writes the folder of a port forward before addresses that are there before it.
      order: 'pre',
      handler: () => [{tag: 'script', attrs: {type: 'module', src: '/src/editor/main.ts'}, injectTo: 'body'}],
    },
  }
}
