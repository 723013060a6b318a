/**
 * The only script of a page that is read: it stands inside the document, loads nothing by itself, and waits.
 * It comes before everything that can be pressed, so that no press is lost while the document is still on its way.
 * When a control that needs React (`data-wake`) is about to be used it fetches the client; the first press is held.
 * A message (`data-wake="its-id"`) is shown as soon as what shows messages is there, whether the page has woken or not;
 * a link to another page takes its message along and shows it there; a form is sent again once React answers.
 * If that cannot come, a button fetches the page anew: its files may be gone since a deploy. That is tried once, and only when
 * the host answers and nothing that was typed would be lost; else the visitor is told.
 */
const root = document.documentElement
const chunks = (root.dataset.chunks ?? '').split(' ')
const [messages = '', client = ''] = chunks
const held = new Set<Element>()
/** The message of the button for which the page was fetched anew. Kept by the history entry alone, and only until here. */
const retried: string | undefined = history.state?.press
/** Settles when the whole document is there: a press may come before, and React takes over all of it or nothing. */
const whole = new Promise((done) => addEventListener('DOMContentLoaded', done))
let loading: Promise<void> | undefined
let latest = ''

/** Settles once React has taken over the page. */
function wake(): Promise<void> {
  if (!loading) {
    for (const href of chunks) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = href
      document.head.append(link)
    }
    loading = whole.then(() => import(/* @vite-ignore */ client)).then((module) => module.awake)
    loading.catch(() => {
      loading = undefined
    })
  }
  return loading
}

/** What shows a message. It comes before the page wakes, and is asked for together with all that waking needs. */
function say(toast: string): Promise<void> {
  wake()
  // Of two presses the first may be answered last.
  latest = toast
  return whole.then(() => import(/* @vite-ignore */ messages)).then(({showToast}) => showToast(latest))
}

function controls(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-wake]')]
}

function control(event: Event): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>('[data-wake]') : null
}

function isAsleep() {
  return root.dataset.awake === undefined
}

function prepare(event: Event) {
  if (isAsleep() && control(event)) wake()
}

function hold(event: Event) {
  const pressed = control(event)
  const isForm = pressed instanceof HTMLFormElement
  if (!pressed || isForm !== (event.type === 'submit')) return
  const link = pressed instanceof HTMLAnchorElement ? pressed : undefined
  // What has been pressed has the attribute: it was found by it.
  const toast = pressed.dataset.wake as string
  const press = event as MouseEvent
  if (press.button || press.ctrlKey || press.metaKey || press.shiftKey || press.altKey) return

  const leaves = link && !link.target && (!link.hash || link.pathname !== location.pathname)
  if (leaves) {
    event.preventDefault()
    event.stopPropagation()
    return takeAlong(link)
  }
  if (!isAsleep()) return
  // React may be listening already, and would answer this press and its repetition.
  event.stopPropagation()
  // Into a new window, or to a place on this page, the browser goes at once: only the message is still to come.
  if (link) return void say(toast).catch(() => {})
  event.preventDefault()
  if (held.has(pressed)) return
  held.add(pressed)
  const place = controls().indexOf(pressed)
  pressed.setAttribute('aria-busy', 'true')

  const release = () => {
    held.delete(pressed)
    pressed.removeAttribute('aria-busy')
  }
  const answered = isForm ? wake() : say(toast)
  answered.then(
    () => {
      release()
      if (!isForm) return
      // React makes a page anew that an extension had changed.
      const form = pressed.isConnected ? pressed : controls()[place]
      // Not `requestSubmit`, which older browsers lack.
      form?.querySelector<HTMLElement>('[type=submit]')?.click()
    },
    () => {
      release()
      isForm || retried || typedIn() ? sayAsleep() : fetchAnew(pressed)
    },
  )
}

/** Opens the page of a link, whose message travels in the address and is taken out of it on arrival. */
function takeAlong({href, hash, dataset: {wake: toast}}: HTMLAnchorElement) {
  location.href = `${href.split('#')[0]}#toast=${toast}${hash}`
}

/** Shows the message that a link brought along. */
function arrive() {
  const [, toast, place] = /^#toast=([\w-]+)(.*)/.exec(location.hash) ?? []
  if (!toast) return
  if (place) location.replace(place)
  else history.replaceState(null, '', location.href.split('#')[0])
  say(toast).catch(() => {})
}

function sayAsleep() {
  document.getElementById('siteAsleep')?.removeAttribute('hidden')
}

function typedIn(): boolean {
  return [...document.querySelectorAll<HTMLInputElement>('input,textarea')].some(
    (field) => field.value !== field.defaultValue,
  )
}

/** Reloads the page for a button, whose message is then shown, if the host is there. */
function fetchAnew({dataset: {wake: press}}: HTMLElement) {
  fetch('', {cache: 'no-store'}).then(() => {
    history.replaceState({press}, '')
    location.reload()
  }, sayAsleep)
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

addEventListener('hashchange', arrive)
arrive()
if (retried) {
  history.replaceState(null, '')
  say(retried).catch(sayAsleep)
}
