/**
 * The only script of a page that is read: it stands inside the document, loads nothing by itself, and waits.
 * It comes before everything that can be pressed, so that no press is lost while the document is still on its way.
 * When a control that needs React (`data-wake`) is about to be used it fetches what that needs; the first press is held.
 * For a message (`data-wake="its-id"`) that is what shows messages (`firstMessage.ts`), and the page sleeps on; a link to another page takes
 * its message along and shows it there; a form is an island that React hydrates (`islands.tsx`), and is sent again once React answers.
 * If that cannot come, a button fetches the page anew: its files may be gone since a deploy. That is tried once, and only when
 * the host answers and nothing that was typed would be lost; else the visitor is told.
 * Where it never runs, with JavaScript off or in an old browser, the document stays as it came, and can be read.
 */
/** Elements of every page, which browsers know by their ids. */
declare const siteAsleep: HTMLElement
declare const siteMenu: HTMLElement

const root = document.documentElement
const chunks = (root.dataset.chunks as string).split(' ')
const [firstMessage, messages, islands] = chunks as [string, string, string]
/** What shows messages: what draws one at once, or React's where a form has brought it before. */
let answering = firstMessage
/** The message of the button for which the page was fetched anew. Kept by the history entry alone, and only until here. */
const retried: string | null = history.state
/** Settles when the whole document is there: a press may come before, and React hydrates all of an island or nothing. */
const whole = new Promise((done) => addEventListener('DOMContentLoaded', done))
let latest: string
/** The control that the pointer or the focus came to last. */
let reached: HTMLElement

/** What one of the two files gives. */
interface Loaded {
  hydrate: (island: HTMLElement) => Promise<void>
  showToast: (toast: string) => Promise<void>
}

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Runs a file, once however often it is asked for; what could not come is asked for again. */
function load(href: string): Promise<Loaded> {
  return whole.then(() => import(/* @vite-ignore */ href))
}

/** Settles once React has taken over the island of a form. Files that others import are asked for with them, once. */
function wake(form: HTMLElement): Promise<void> {
  for (const href of chunks.splice(1)) {
    document.head.append(Object.assign(document.createElement('link'), {rel: 'modulepreload', href}))
  }
  return load(islands).then(({hydrate}) => {
    answering = messages
    return hydrate(form.parentNode as HTMLElement)
  })
}

/** Shows a message. What shows the first comes alone: it would share the way with what need not be there before it. */
function say(toast: string): Promise<void> {
  // Of two presses the first may be answered last.
  latest = toast
  return load(answering).then(({showToast}) => showToast(latest))
}

function control(event: Event): HTMLElement | null | undefined {
  // The document has none, and extensions let events begin there.
  return (event.target as Element).closest?.('[data-wake]')
}

/** Once until another control is reached: what could not be had is asked for again by the press, not by each move. */
function prepare(event: Event) {
  const now = control(event)
  if (!now || now === reached) return
  reached = now
  ;(now.dataset.wake ? load(answering) : wake(now)).catch(() => {})
}

/** Of a click, which only the first button of a mouse makes, or a submit, which has no keys. */
function hold(event: Event & Partial<MouseEvent>) {
  const pressed = control(event)
  if (!pressed) return
  // What has been pressed has the attribute: it was found by it. A form has no message of its own.
  const toast = pressed.dataset.wake as string
  const isForm = !toast
  if (isForm === (event.type === 'click')) return
  if (event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return
  const {href, hash, pathname, target} = pressed as HTMLAnchorElement
  const leaves = href && !target && (!hash || pathname !== location.pathname)
  if (pressed.closest('[data-awake]')) return
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
  // It becomes text by itself.
  pressed.setAttribute('aria-busy', true as unknown as string)
  const island = pressed.parentNode as HTMLElement
  const release = () => pressed.removeAttribute('aria-busy')
  const answered = isForm ? wake(pressed) : say(toast)
  answered.then(
    () => {
      release()
      // Another element, if an extension had changed the form: then React rendered it anew. None, where that failed.
      if (isForm) island.querySelector('form')?.requestSubmit()
    },
    () => {
      release()
      const isTyped = (field: HTMLInputElement) => field.value !== field.defaultValue
      isForm || retried || [...document.querySelectorAll<HTMLInputElement>('input,textarea')].some(isTyped)
        ? sayAsleep()
        : fetchAnew(toast)
    },
  )
}

/**
 * Shows the message that a link brought along. A page that was made ready ahead is shown without a place or message of
 * its own, even for a link to one: that link's are found here, by the event that tells of it.
 */
function arrive(shown?: Event) {
  const [, toast, place] = /^(?:#toast=([\w-]+))?(.*)/.exec(location.hash) as string[]
  if (toast) {
    history.replaceState(null, '', location.href.split('#')[0])
    say(toast).catch(() => {})
  }
  if (place && (shown || toast)) location.replace(place)
}

function sayAsleep() {
  siteAsleep.hidden = false
}

/** Reloads the page for a button, whose message is then shown, if the host is there. */
function fetchAnew(press: string) {
  fetch('', {cache: 'reload'}).then(() => {
    history.replaceState(press, '')
    location.reload()
  }, sayAsleep)
}

/** Once the page is at rest, and where the visitor's connection can bear it: see the rules in `document.ts`. */
function allowFetchingAhead() {
  // Not in TypeScript's library: only Chromium tells of these. Others are taken at their word of Save-Data.
  const {connection, deviceMemory} = navigator as {connection?: Connection; deviceMemory?: number}
  if (connection && (connection.saveData || connection.effectiveType !== '4g')) return
  // “true” where the next step may be made ready too: not where less than 4 GB of memory are told. It becomes text by itself.
  root.dataset.near = !((deviceMemory as number) < 4) as unknown as string
}

/** A page that the browser keeps for the way back is found again with its menu closed. */
function closeMenu() {
  // Firefox before 125 has none: there the menu is a list.
  siteMenu.hidePopover?.()
}

// From here on buttons are answered: what says what to do without them can go.
delete root.dataset.plain
addEventListener('pagehide', closeMenu)
// No frame comes before a page is shown that was made ready ahead.
window.onload = () => requestAnimationFrame(() => setTimeout(allowFetchingAhead, 500))
addEventListener('click', hold, true)
addEventListener('submit', hold, true)
addEventListener('hashchange', arrive)
// Not `pointerover`: what is scrolled below a pointer at rest is not reached. A finger moves too late.
addEventListener('pointerdown', prepare, true)
addEventListener('focusin', prepare, true)
addEventListener('pointermove', prepare, true)
// Who leaves the menu by the Tab key would have what is below it hidden (WCAG 2.4.11).
addEventListener('focusin', ({target}) => (target as Element).closest('header') || closeMenu())
document.addEventListener('prerenderingchange', arrive)
arrive()
if (retried) {
  history.replaceState(null, '')
  say(retried).catch(sayAsleep)
}
