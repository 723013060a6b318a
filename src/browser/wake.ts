/**
 * The only script that every page runs before any interaction. Inlined before all controls, so that no click is lost
 * while the document is loading; loads nothing until a control is approached.
 * When a control with `data-wake` is approached, loads the files that it needs; holds back the first click until then.
 * For a message (`data-wake="its-id"`), loads `firstMessage.ts`, without hydrating the page. A link to another page
 * passes its message on. A form is an island that React hydrates (`islands.tsx`), and is then submitted again.
 * If loading fails, a button reloads the page, as a deployment may have removed its files: only once, only if the
 * host responds, and only if no typed text would be lost. Otherwise an error message appears.
 * Without JavaScript or in an old browser, the document stays readable as it is.
 */
/** Elements of every page, which browsers expose as globals by their ids. */
declare const siteAsleep: HTMLElement
declare const siteMenu: HTMLElement

const root = document.documentElement
const chunks = (root.dataset.chunks as string).split(' ')
const [firstMessage, messages, islands] = chunks as [string, string, string]
/** File that shows messages: the fast one, or React's once a form has loaded it. */
let messageFile = firstMessage
/** Message of the button that reloaded the page, passed on in the history entry's state. */
const retriedToast: string | null = history.state
/** Resolves when the document is parsed, as React can only hydrate complete islands. */
const parsed = new Promise((done) => addEventListener('DOMContentLoaded', done))
let latestToast: string
/** The control that pointer or focus reached last. */
let lastReachedControl: HTMLElement

/** Exports of the loaded files. */
interface LoadedModule {
  hydrate: (island: HTMLElement) => Promise<void>
  showToast: (toast: string) => Promise<void>
}

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Imports a file, which runs only once; a failed import is requested again. */
function load(href: string): Promise<LoadedModule> {
  return parsed.then(() => import(/* @vite-ignore */ href))
}

/** Hydrates a form's island; resolves when it is hydrated. Preloads the imports of its file on the first call. */
function wake(form: HTMLElement): Promise<void> {
  for (const href of chunks.splice(1)) {
    document.head.append(Object.assign(document.createElement('link'), {rel: 'modulepreload', href}))
  }
  return load(islands).then(({hydrate}) => {
    messageFile = messages
    return hydrate(form.parentNode as HTMLElement)
  })
}

/** Shows a message. Loads only one file for it, so that other files do not compete for bandwidth. */
function showMessage(toast: string): Promise<void> {
  // Of two clicks, the first may be handled last.
  latestToast = toast
  return load(messageFile).then(({showToast}) => showToast(latestToast))
}

function controlOf(event: Event): HTMLElement | null | undefined {
  // The target may be the document, which has no `closest`, for events of extensions.
  return (event.target as Element).closest?.('[data-wake]')
}

/** Loads the files of an approached control, once until another is reached: only a click retries a failed import. */
function preloadFiles(event: Event) {
  const next = controlOf(event)
  if (!next || next === lastReachedControl) return
  lastReachedControl = next
  ;(next.dataset.wake ? load(messageFile) : wake(next)).catch(() => {})
}

/** Holds back a click or submit until its files are loaded. */
function delayEvent(event: Event & Partial<MouseEvent>) {
  const pressed = controlOf(event)
  if (!pressed) return
  // The control has the attribute, as `controlOf` searched for it. The value is empty for forms.
  const toast = pressed.dataset.wake as string
  const isForm = !toast
  if (isForm === (event.type === 'click')) return
  if (event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return
  const {href, hash, pathname, target} = pressed as HTMLAnchorElement
  const leaves = href && !target && (!hash || pathname !== location.pathname)
  if (pressed.closest('[data-awake]')) return
  // React may be listening already, and would handle both this event and its repetition.
  event.stopPropagation()
  // The browser follows links within the page or into a new window itself; only the message is missing.
  if (href && !leaves) return void showMessage(toast).catch(() => {})
  event.preventDefault()
  if (leaves) {
    // Passes the message on in the fragment, which the next page removes.
    location.href = `${href.split('#')[0]}#toast=${toast}${hash}`
    return
  }
  if (pressed.hasAttribute('aria-busy')) return
  // `setAttribute` converts the value to a string.
  pressed.setAttribute('aria-busy', true as unknown as string)
  const island = pressed.parentNode as HTMLElement
  const release = () => pressed.removeAttribute('aria-busy')
  const handled = isForm ? wake(pressed) : showMessage(toast)
  handled.then(
    () => {
      release()
      // Queries the form again, as React replaces it if an extension changed it, or removes it if rendering failed.
      if (isForm) island.querySelector('form')?.requestSubmit()
    },
    () => {
      release()
      const isTyped = (field: HTMLInputElement) => field.value !== field.defaultValue
      isForm || retriedToast || [...document.querySelectorAll<HTMLInputElement>('input,textarea')].some(isTyped)
        ? showLoadingError()
        : reload(toast)
    },
  )
}

/**
 * Shows the message that a link passed on. A prerendered page is activated without fragment, even for a link that
 * has one, so this runs again on activation.
 */
function showPassedToast(shown?: Event) {
  const [, toast, place] = /^(?:#toast=([\w-]+))?(.*)/.exec(location.hash) as string[]
  if (toast) {
    history.replaceState(null, '', location.href.split('#')[0])
    showMessage(toast).catch(() => {})
  }
  if (place && (shown || toast)) location.replace(place)
}

function showLoadingError() {
  siteAsleep.hidden = false
}

/** Reloads the page to show a button's message, if the host responds. */
function reload(message: string) {
  fetch('', {cache: 'reload'}).then(() => {
    history.replaceState(message, '')
    location.reload()
  }, showLoadingError)
}

/** Allows prefetching on fast connections, once the page is idle: see `speculationRules.ts`. */
function allowPrefetching() {
  // Only Chromium has these properties, so TypeScript's library lacks them. Other browsers only respect Save-Data.
  const {connection, deviceMemory} = navigator as {connection?: Connection; deviceMemory?: number}
  if (connection && (connection.saveData || connection.effectiveType !== '4g')) return
  // “true” allows prerendering, unless the device reports less than 4 GB of memory. `dataset` converts the value.
  root.dataset.near = !((deviceMemory as number) < 4) as unknown as string
}

/** Closes the menu, so that it is closed when the page returns from the back/forward cache. */
function closeMenu() {
  // Firefox before 125 has no popovers, and shows the menu as a list.
  siteMenu.hidePopover?.()
}

// Buttons work from here on, so the text for browsers without scripts is hidden.
delete root.dataset.plain
addEventListener('pagehide', closeMenu)
// Prerendered pages get no frame before activation.
window.onload = () => requestAnimationFrame(() => setTimeout(allowPrefetching, 500))
addEventListener('click', delayEvent, true)
addEventListener('submit', delayEvent, true)
addEventListener('hashchange', showPassedToast)
// Not `pointerover`, which also fires when content scrolls below a resting pointer; `pointerdown` is for touch.
addEventListener('pointerdown', preloadFiles, true)
addEventListener('focusin', preloadFiles, true)
addEventListener('pointermove', preloadFiles, true)
// Closes the menu when the focus leaves it, as it would cover the focused element (WCAG 2.4.11).
addEventListener('focusin', ({target}) => (target as Element).closest('header') || closeMenu())
document.addEventListener('prerenderingchange', showPassedToast)
showPassedToast()
if (retriedToast) {
  history.replaceState(null, '')
  showMessage(retriedToast).catch(showLoadingError)
}
