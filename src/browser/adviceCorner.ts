import {type AdviceMessage, adviceEvent, adviceRequestEvent} from './adviceEvents.ts'

let allAdvice: AdviceMessage[] = []
let isClosed = false

const host = document.createElement('div')
host.dataset.editor = 'advice'
const shadow = host.attachShadow({mode: 'open'})

/**
 * Shows the content check’s advice on this page in a corner of the window; once closed, hidden until a
 * reload.
 */
function renderAdvice() {
  const here = allAdvice.filter(({address = location.pathname}) => address === location.pathname)
  host.hidden = isClosed || here.length === 0
  const isOpen = shadow.querySelector('details')?.open ?? false
  const list = here.map(({place, sentences}) =>
    element('li', [element('b', [place]), ...sentences.map((each) => element('p', [each]))]),
  )
  const close = element('button', ['Close'])
  close.addEventListener('click', () => {
    isClosed = true
    renderAdvice()
  })
  const count = here.length === 1 ? 'One piece of advice' : `${here.length} pieces of advice`
  const details = element('details', [element('summary', [count]), element('ul', list), close])
  details.toggleAttribute('open', isOpen)
  shadow.replaceChildren(element('style', [styles]), details)
}

function element(name: string, children: (Node | string)[]): HTMLElement {
  const result = document.createElement(name)
  result.append(...children)
  return result
}

const styles = `
  details {
    position: fixed; inset: auto auto calc(var(--editor-bar, 0px) + 1rem) 1rem; z-index: 99;
    max-width: min(28rem, 100vw - 2rem); max-height: min(50vh, 100vh - var(--editor-bar, 0px) - 2rem);
    overflow: auto;
    font: 400 .9375rem/1.45 system-ui, sans-serif; color: #10231d; background: #fff;
    border: 1px solid #5b6e66; border-radius: .5rem;
  }
  summary { padding: .5rem .75rem; cursor: pointer; }
  ul { margin: 0; padding: 0 .75rem; list-style: none; }
  li { padding: .5rem 0; border-top: 1px solid #cbd6d0; overflow-wrap: anywhere; }
  p { margin: 0; }
  button {
    margin: .5rem .75rem .75rem; min-height: 2.25rem; padding: .25rem .75rem; font: inherit; cursor: pointer;
  }
  :focus-visible { outline: 3px solid #1a73b8; outline-offset: 2px; }
  @media (prefers-color-scheme: dark) {
    details { color: #eef4f1; background: #16241f; border-color: #82998f; }
    li { border-color: #3c4f47; }
    :focus-visible { outline-color: #6db8f2; }
  }
  @media print { details { display: none; } }
`

document.body.append(host)
import.meta.hot?.on(adviceEvent, (sent: AdviceMessage[]) => {
  allAdvice = sent
  renderAdvice()
})
import.meta.hot?.send(adviceRequestEvent)
