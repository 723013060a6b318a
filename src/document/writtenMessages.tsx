import {CacheProvider} from '@emotion/react'
import {renderToStaticMarkup} from 'react-dom/server'
import {Message} from '../../components/ui/Message.tsx'
import toasts from '../../content/toasts.yaml'
import {documentCache} from './styleSheet.ts'

const nothing = () => {}

export interface WrittenMessages {
  /** As HTML, by their ids, in the frame that react-toastify puts round them. */
  messages: Record<string, string>
  /** Of all of them. */
  styles: string
}

/** Every message as `firstMessage.ts` shows it before React is there. */
export function writtenMessages(): WrittenMessages {
  const cache = documentCache()
  // What has links of its own below its words is asked for by a form, which needs React first.
  const written = toasts
    .filter(({follow}) => !follow)
    .map(({id, ...message}) => [
      id,
      renderToStaticMarkup(
        <CacheProvider value={cache}>
          <div className="Toastify__toast-container">
            {/* biome-ignore lint/a11y/useSemanticElements: as react-toastify makes it, and no part of a form */}
            <div className="Toastify__toast" role="group">
              <Message {...message} onShown={nothing} onClose={nothing} />
            </div>
          </div>
        </CacheProvider>,
      ),
    ])
  const styles = Object.values(cache.inserted).filter((rule) => typeof rule === 'string')
  return {messages: Object.fromEntries(written), styles: styles.join('')}
}
