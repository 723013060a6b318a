import {type DefaultTreeAdapterTypes, parseFragment} from 'parse5'
import type {Plugin} from 'vite'
import type {Drawn, WrittenMessages} from '../document/server.tsx'

const id = 'virtual:first-messages'

/** The messages as elements that `src/browser/firstMessage.ts` can make without React. `written`: what the build for Node gives. */
export function firstMessages(written: () => WrittenMessages): Plugin {
  return {
    name: 'site:first-messages',
    apply: 'build',
    resolveId: {filter: {id: new RegExp(`^${id}$`)}, handler: () => `\0${id}`},
    load: {
      filter: {id: new RegExp(`^\0${id}$`)},
      handler() {
        const {messages, styles} = written()
        const drawings = Object.fromEntries(Object.entries(messages).map(([each, html]) => [each, drawingOf(html)]))
        return `export const styles = ${JSON.stringify(styles)}\nexport const drawings = ${JSON.stringify(drawings)}`
      },
    },
  }
}

/** The one element that a text of HTML is. */
function drawingOf(html: string): Drawn {
  const [drawn = ''] = parseFragment(html).childNodes.flatMap(drawnAs)
  return drawn
}

function drawnAs(node: DefaultTreeAdapterTypes.ChildNode): Drawn[] {
  if (node.nodeName === '#text') return [(node as DefaultTreeAdapterTypes.TextNode).value]
  if (!('attrs' in node)) return []
  const attributes = Object.fromEntries(node.attrs.map(({name, value}) => [name, value]))
  return [[node.tagName, attributes, ...node.childNodes.flatMap(drawnAs)]]
}
