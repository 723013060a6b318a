import {CacheProvider} from '@emotion/react'
import {renderToStaticMarkup} from 'react-dom/server'
import {Message, roles} from '../../components/ui/Message.tsx'
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
  const written = toasts.map(({id, kind, title, description}) => [
    id,
    renderToStaticMarkup(
      <CacheProvider value={cache}>
        <div className="Toastify__toast-container">
          <div className="Toastify__toast" role={roles[kind]}>
            <Message {...{kind, title, description}} onShown={nothing} onClose={nothing} />
          </div>
        </div>
      </CacheProvider>,
    ),
  ])
  const styles = Object.values(cache.inserted).filter((rule) => typeof rule === 'string')
  return {messages: Object.fromEntries(written), styles: styles.join('')}
}
