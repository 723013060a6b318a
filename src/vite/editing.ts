import type {IncomingMessage} from 'node:http'
import type {Plugin, WebSocket} from 'vite'
import type {Editor} from '../edit/protocol.ts'
import {type Answered, type Asked, answering, asking} from '../editor/asks.ts'
import {answersOf} from './editingAnswers.ts'
import {editingName} from './marks.ts'

interface Options {
  /** What saves words in the files of a project: `src/edit/editor.ts`. */
  openEditor: (root: string) => Editor
}

/** Editing pages where they are read: `npm run edit` adds it to dev, and nothing of it is built. */
export function editing({openEditor}: Options): Plugin {
  return {
    name: editingName,
    apply: 'serve',
    configureServer({config: {root}, ws}) {
      const answer = answersOf({root, editor: openEditor(root)})
      /** The pages of this server: what the page of another one asks is refused, whatever it has read here. */
      const own = new WeakSet<WebSocket>()
      ws.on('connection', (socket, request) => {
        if (isOwn(request)) own.add(socket)
      })
      ws.on(asking, async ({number, name, give}: Asked, client) => {
        if (typeof number !== 'number') return
        const reply = (answered: Answered) => client.send(answering, answered)
        if (!own.has(client.socket)) return reply({number, failed: 'Only a page of this server may change its files.'})
        try {
          reply({number, get: await answer(name, give)})
        } catch (error) {
          reply({number, failed: (error as Error).message})
        }
      })
    },
    // After the page's own scripts: React's refresh has to be there first.
    transformIndexHtml: () => [{tag: 'script', attrs: {type: 'module', src: '/src/editor/main.ts'}, injectTo: 'body'}],
  }
}

/** Whether a connection comes from a page of this server. Vite asks for its token as well. */
function isOwn({headers: {origin, host}}: IncomingMessage): boolean {
  return origin === `http://${host}` || origin === `https://${host}`
}
