/**
 * The only script of a page that is read: it stands inside the document, loads nothing by itself, and waits.
 * It comes before everything that can be pressed, so that no press is lost while the document is still on its way.
 * When a control that needs React (`data-wake`) is about to be used it fetches the client; the first press is held.
 * A message (`data-wake="its-id"`) is shown as soon as what shows messages is there, whether the page has woken or not;
 * a link to another page takes its message along and shows it there; a form is sent again once React answers.
 * If that cannot come, a button fetches the page anew: its files may be gone since a deploy. That is tried once, and only when
 * the host answers and nothing that was typed would be lost; else the visitor is told.
 * It is written in the syntax of the browsers that are only read with (`browserslist` in package.json), and does nothing there.
 */
/** Elements of every page, which browsers know by their ids. */
declare const siteAsleep: HTMLElement
declare const siteMenu: HTMLElement
declare const siteSearch: HTMLElement

const root = document.documentElement
const chunks = (root.dataset.chunks as string).split(' ')
const [messages, client] = chunks as [string, string]
/** The message of the button for which the page was fetched anew. Kept by the history entry alone, and only until here. */
const {press: retried}: {press?: string} = history.state || {}
/** Settles when the whole document is there: a press may come before, and React takes over all of it or nothing. */
const whole = new Promise((done) => addEventListener('DOMContentLoaded', done))
let loading: Promise<void> | undefined
let latest: string

/** Settles once React has taken over the page. */
function wake(): Promise<void> {
  if (!loading) {
    for (const href of chunks) {
      document.head.append(Object.assign(document.createElement('link'), {rel: 'modulepreload', href}))
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

function all<Kind extends HTMLElement>(selector: string): Kind[] {
  return [...document.querySelectorAll<Kind>(selector)]
}

function control(event: Event): HTMLElement | null | undefined {
  const target = event.target as Element
  // The document has none, and extensions let events begin there.
  // biome-ignore lint/complexity/useOptionalChain: browsers that are only read with would not read the script
  return target.closest && target.closest<HTMLElement>('[data-wake]')
}

function isAsleep() {
  return root.dataset.awake === undefined
}

function prepare(event: Event) {
  if (isAsleep() && control(event)) wake()
}

function hold(event: Event) {
  const pressed = control(event)
  if (!pressed) return
  // What has been pressed has the attribute: it was found by it. A form has no message of its own.
  const toast = pressed.dataset.wake as string
  const isForm = !toast
  if (isForm === (event.type === 'click')) return
  const press = event as MouseEvent
  if (press.button || press.ctrlKey || press.metaKey || press.shiftKey || press.altKey) return
  const {href, target, hash, pathname} = pressed as HTMLAnchorElement
  const leaves = href && !target && (!hash || pathname !== location.pathname)
  if (!leaves && !isAsleep()) return
  // React may be listening already, and would answer this press and its repetition.
  event.stopPropagation()
  // Into a new window, or to a place on this page, the browser goes at once: only the message is still to come.
  if (href && !leaves) return void say(toast).catch(() => {})
  event.preventDefault()
  if (leaves) {
    // The message travels in the address, and is taken out of it on arrival.
    location.href = `${href.split('#')[0]}#toast=${toast}${hash}`
    return
  }
  if (pressed.hasAttribute('aria-busy')) return
  pressed.setAttribute('aria-busy', 'true')
  const place = all('[data-wake]').indexOf(pressed)
  const release = () => pressed.removeAttribute('aria-busy')
  const answered = isForm ? wake() : say(toast)
  answered.then(
    () => {
      release()
      if (!isForm) return
      // React makes a page anew that an extension had changed.
      const form = pressed.isConnected ? pressed : all('[data-wake]')[place]
      // Not `requestSubmit`, which older browsers lack.
      if (form) (form.querySelector('[type=submit]') as HTMLElement).click()
    },
    () => {
      release()
      const typed = all<HTMLInputElement>('input,textarea').some((field) => field.value !== field.defaultValue)
      isForm || retried || typed ? sayAsleep() : fetchAnew(toast)
    },
  )
}

/** Shows the message that a link brought along. */
function arrive() {
  const [, toast, place] = /^#toast=([\w-]+)(.*)/.exec(location.hash) || []
  if (!toast) return
  if (place) location.replace(place)
  else history.replaceState(null, '', location.href.split('#')[0])
  say(toast).catch(() => {})
}

function sayAsleep() {
  siteAsleep.hidden = false
}

/** Reloads the page for a button, whose message is then shown, if the host is there. */
function fetchAnew(press: string) {
  fetch('', {cache: 'no-store'}).then(() => {
    history.replaceState({press}, '')
    location.reload()
  }, sayAsleep)
}

/** Once the page is at rest, and where the visitor's connection can bear it: see the rules in `document.ts`. */
function allowFetchingAhead() {
  // Not in TypeScript's library: only Chromium tells of the connection. Others are taken at their word of Save-Data.
  const {connection} = navigator as {connection?: {saveData?: boolean; effectiveType?: string}}
  const {saveData, effectiveType = '4g'} = connection || {}
  if (!saveData && effectiveType === '4g') root.dataset.near = ''
}

/** A page that the browser keeps for the way back is found again with its menu closed. */
function closeMenu() {
  // Younger than the oldest browsers that wake.
  if (siteMenu.hidePopover) siteMenu.hidePopover()
}

/** The key “/” is a press on the button of the search, but for somebody who is typing. What switches it off stops it before. */
function pressOnKey(event: KeyboardEvent) {
  // What has words to select is typed into. No browser has a use of its own for the key with others.
  if (event.key !== '/' || (event.target as HTMLInputElement).select) return
  event.preventDefault()
  siteSearch.click()
}

// Each is the last of one engine that the oldest browsers that wake have: Chrome 87, Firefox 91, Safari 15.4.
if (CSS.supports('(inset:0) and (tab-size:1) and (scroll-behavior:auto)')) {
  // From here on buttons are answered: what says what to do without them can go.
  delete root.dataset.plain
  addEventListener('pagehide', closeMenu)
  window.onload = () => setTimeout(allowFetchingAhead, 500)
  addEventListener('pointerover', prepare, true)
  addEventListener('focusin', prepare, true)
  addEventListener('click', hold, true)
  addEventListener('submit', hold, true)
  addEventListener('keydown', pressOnKey)
  addEventListener('hashchange', arrive)
  arrive()
  if (retried) {
    history.replaceState(null, '')
    say(retried).catch(sayAsleep)
  }
}
