import {CacheProvider} from '@emotion/react'
import {type DefaultTreeAdapterTypes, parseFragment} from 'parse5'
import {renderToStaticMarkup} from 'react-dom/server'
import {Message} from '../../components/ui/Message.tsx'
import toasts from '../../content/toasts.yaml'
import type {RenderedNode} from '../browser/firstMessage.ts'
import {documentCache} from './styleSheet.ts'

const nothing = () => {}

/**
 * Returns the code of `virtual:first-messages`: each pop-up message, as data of DOM nodes for
 * `firstMessage.ts`.
 */
export function firstMessages(): string {
  const cache = documentCache()
  // Omits messages with links to social pages (`follow`): only forms show them, and forms load React first.
  const drawn = toasts
    .filter(({follow}) => !follow)
    .map(({id, ...message}) => {
      const html = renderToStaticMarkup(
        <CacheProvider value={cache}>
          <div className="Toastify__toast-container">
            {/* biome-ignore lint/a11y/useSemanticElements: the same element as in react-toastify, outside a form */}
            <div className="Toastify__toast" role="group">
              <Message {...message} onShown={nothing} onClose={nothing} />
            </div>
          </div>
        </CacheProvider>,
      )
      return [id, ...parseFragment(html).childNodes.flatMap(toRenderedNodes)]
    })
  const styles = Object.values(cache.inserted).filter((rule) => typeof rule === 'string')
  return `export const styles = ${JSON.stringify(styles.join(''))}\nexport const drawings = ${JSON.stringify(Object.fromEntries(drawn))}`
}

function toRenderedNodes(node: DefaultTreeAdapterTypes.ChildNode): RenderedNode[] {
  if (node.nodeName === '#text') return [(node as DefaultTreeAdapterTypes.TextNode).value]
  if (!('attrs' in node)) return []
  const attributes = Object.fromEntries(node.attrs.map(({name, value}) => [name, value]))
  return [[node.tagName, attributes, ...node.childNodes.flatMap(toRenderedNodes)]]
}
