/**
 * The only script of a page that is read: it stands inside the document, loads nothing by itself, and waits.
 * When a control that needs React (`data-wake`) is about to be used it fetches the client;
 * the first press is held, and repeated once React answers. If React cannot come, links go on as links,
 * and a button fetches the page anew: its files may be gone since a deploy. That is tried once, and only when
 * the host answers and nothing that was typed would be lost; else the visitor is told.
 */
const root = document.documentElement
const {client = '', chunks = ''} = root.dataset
const held = new Set<Element>()
/** The words on the button for which the page was fetched anew. Kept by the history entry alone, and only until here. */
const retried: string | undefined = history.state?.press
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

function controls(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-wake]')]
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
  const place = controls().indexOf(pressed)
  pressed.setAttribute('aria-busy', 'true')

  const release = () => {
    held.delete(pressed)
    pressed.removeAttribute('aria-busy')
  }
  // A link waits for React no longer than a visitor would.
  const late = new Promise((_, reject) => link && setTimeout(reject, 3000))
  Promise.race([wake(), late]).then(
    () => {
      release()
      if (gone) document.addEventListener('click', (repeat) => repeat.preventDefault(), {once: true})
      // React makes a page anew that an extension had changed.
      const present = pressed.isConnected ? pressed : controls()[place]
      if (isForm) (present as HTMLFormElement | undefined)?.requestSubmit()
      else present?.click()
    },
    () => {
      release()
      if (!link) isForm || retried || typedIn() ? sayAsleep() : fetchAnew(pressed)
      else if (!gone) location.assign(link.href)
    },
  )
}

function sayAsleep() {
  document.getElementById('asleep')?.removeAttribute('hidden')
}

function typedIn(): boolean {
  return [...document.querySelectorAll<HTMLInputElement>('input,textarea')].some(
    (field) => field.value !== field.defaultValue,
  )
}

/** Reloads the page for a button, whose press is then repeated, if the host is there: the page's icon comes from it. */
function fetchAnew({textContent: press}: Element) {
  const icon = new Image()
  icon.onload = () => {
    history.replaceState({press}, '')
    location.reload()
  }
  icon.onerror = sayAsleep
  icon.src = `${document.querySelector<HTMLLinkElement>('link[rel=icon]')?.href}?${Date.now()}`
}

/** Once the page is at rest, and where the visitor's connection can bear it: see the rules in `document.ts`. */
function allowFetchingAhead() {
  // Not in TypeScript's library: only Chromium tells of the connection. Others are taken at their word of Save-Data.
  const {connection} = navigator as {connection?: {saveData: boolean; effectiveType: string}}
  if (!connection?.saveData && (connection?.effectiveType ?? '4g') === '4g') root.dataset.near = ''
}

// A page that the browser keeps for the way back is found again with its menu closed.
addEventListener('pagehide', () => document.getElementById('menu')?.hidePopover?.())
addEventListener('load', () => setTimeout(allowFetchingAhead, 500))
for (const type of ['pointerover', 'touchstart', 'focusin'])
  addEventListener(type, prepare, {capture: true, passive: true})
for (const type of ['click', 'submit']) addEventListener(type, hold, true)

if (retried) {
  history.replaceState(null, '')
  controls()
    .find(({textContent}) => textContent === retried)
    ?.click()
}
