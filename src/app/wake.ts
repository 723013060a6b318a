/**
 * The only script of a page that is read: it stands inside the document, loads nothing by itself, and waits.
 * When a control that needs React (`data-wake`) is about to be used it fetches the client;
 * the first press is held, and repeated once React answers. If React cannot come, links go on as links.
 */
const root = document.documentElement
const {client = '', chunks = ''} = root.dataset
const held = new Set<Element>()
let loading: Promise<unknown> | undefined

function wake(): Promise<unknown> {
  if (!loading) {
    for (const href of chunks.split(' ')) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = href
      document.head.append(link)
    }
    loading = import(/* @vite-ignore */ client)
      .then((module) => module.awake)
      .then(() => {
        if (root.dataset.awake === undefined) throw new Error('The client did not wake.')
      })
    loading.catch(() => {
      loading = undefined
    })
  }
  return loading
}

function control(event: Event): HTMLElement | null {
  return root.dataset.awake === undefined && event.target instanceof Element
    ? event.target.closest<HTMLElement>('[data-wake]')
    : null
}

function prepare(event: Event) {
  if (control(event)) wake().catch(() => {})
}

function hold(event: Event) {
  const pressed = control(event)
  const isForm = pressed instanceof HTMLFormElement
  if (!pressed || isForm !== (event.type === 'submit')) return
  const link = pressed instanceof HTMLAnchorElement ? pressed : undefined
  const press = event as MouseEvent
  if (press.button || press.ctrlKey || press.metaKey || press.shiftKey || press.altKey) return

  // A new window, or a place on this page: the browser goes there at once, only React's part is repeated.
  const gone =
    link && (link.target !== '' || (link.hash !== '' && link.href.split('#')[0] === location.href.split('#')[0]))
  if (!gone) event.preventDefault()
  // React may be listening already, and would answer this press and its repetition.
  event.stopPropagation()
  if (held.has(pressed)) return
  held.add(pressed)
  pressed.setAttribute('aria-busy', 'true')

  const release = () => {
    held.delete(pressed)
    pressed.removeAttribute('aria-busy')
  }
  wake().then(
    () => {
      release()
      if (gone) document.addEventListener('click', (repeat) => repeat.preventDefault(), {once: true})
      if (isForm) pressed.requestSubmit()
      else pressed.click()
    },
    () => {
      release()
      if (link && !gone) location.assign(link.href)
      else document.getElementById('asleep')?.removeAttribute('hidden')
    },
  )
}

/** Once the page is at rest, and where the visitor's connection can bear it: see the rules in `document.ts`. */
function allowFetchingAhead() {
  // Not in TypeScript's library: only Chromium tells of the connection. Others are taken at their word of Save-Data.
  const {connection} = navigator as {connection?: {saveData: boolean; effectiveType: string}}
  if (!connection?.saveData && (connection?.effectiveType ?? '4g') === '4g') root.dataset.near = ''
}

addEventListener('load', () => setTimeout(allowFetchingAhead, 500))
for (const type of ['pointerover', 'touchstart', 'focusin'])
  addEventListener(type, prepare, {capture: true, passive: true})
for (const type of ['click', 'submit']) addEventListener(type, hold, true)
