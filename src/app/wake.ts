/**
 * The only script of a page that is read: it stands inside the document, loads nothing by itself, and waits.
 * It comes before everything that can be pressed, so that no press is lost while the document is still on its way.
 * When a control that needs React (`data-wake`) is about to be used it fetches the client; the first press is held.
 * A message (`data-wake="its-id"`) is shown as soon as what shows messages is there, whether the page has woken or not;
 * a form, and a link with a message, are pressed again once React answers. If it cannot come, links go on as links,
 * and a button fetches the page anew: its files may be gone since a deploy. That is tried once, and only when
 * the host answers and nothing that was typed would be lost; else the visitor is told.
 */
const root = document.documentElement
const chunks = (root.dataset.chunks ?? '').split(' ')
const [messages = '', client = ''] = chunks
const held = new Set<Element>()
/** The words on the button for which the page was fetched anew. Kept by the history entry alone, and only until here. */
const retried: string | undefined = history.state?.press
/** Settles when the whole document is there: a press may come before, and React takes over all of it or nothing. */
const whole = new Promise((done) => addEventListener('DOMContentLoaded', done))
let loading: Promise<void> | undefined

function wake(): Promise<void> {
  if (!loading) {
    for (const href of chunks) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = href
      document.head.append(link)
    }
    loading = whole
      .then(() => import(/* @vite-ignore */ client))
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

/** What shows a message. It comes before the page wakes, and is asked for together with all that waking needs. */
function loadMessages(): Promise<typeof import('./messages.tsx')> {
  wake()
  return whole.then(() => import(/* @vite-ignore */ messages))
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

  // Into a new window, or to a place on this page, the browser goes at once: only the message is still to come.
  const leaves = link && !link.target && (!link.hash || link.href.split('#')[0] !== location.href.split('#')[0])
  if (!link || leaves) event.preventDefault()
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
  const late = new Promise<never>((_, reject) => link && setTimeout(reject, 3000))
  const ready = isForm || leaves ? wake() : loadMessages()
  Promise.race([ready, late]).then(
    (loaded) => {
      release()
      if (loaded) return loaded.showToast(pressed.dataset.wake ?? '')
      // React makes a page anew that an extension had changed.
      const present = pressed.isConnected ? pressed : controls()[place]
      if (isForm) (present as HTMLFormElement | undefined)?.requestSubmit()
      else present?.click()
    },
    () => {
      release()
      if (!link) isForm || retried || typedIn() ? sayAsleep() : fetchAnew(pressed)
      else if (leaves) location.assign(link.href)
    },
  )
}

function sayAsleep() {
  document.getElementById('siteAsleep')?.removeAttribute('hidden')
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
addEventListener('pagehide', () => document.getElementById('siteMenu')?.hidePopover?.())
addEventListener('load', () => setTimeout(allowFetchingAhead, 500))
for (const type of ['pointerover', 'touchstart', 'focusin'])
  addEventListener(type, prepare, {capture: true, passive: true})
for (const type of ['click', 'submit']) addEventListener(type, hold, true)

if (retried) {
  history.replaceState(null, '')
  whole.then(() =>
    controls()
      .find(({textContent}) => textContent === retried)
      ?.click(),
  )
}
