/**
 * The only script that every page runs before the visitor does anything. Inlined before all buttons, so that
 * no click is lost while the page is loading. When the pointer or the focus reaches an element with
 * `data-wake`, loads the files that it needs. Holds back a click until they are loaded. For a button with a
 * pop-up message (`data-wake="its-id"`), the file is `firstMessage.ts`; a link to another page passes the
 * message's id on. A form gets its code (`islands.tsx`), and is then submitted again. The search is loaded
 * when its field gets the focus (`search.ts`). If loading fails after a click on a button, reloads the page,
 * because a deployment may have removed the files: only once, only if the host responds, and only if no typed
 * text would be lost. Otherwise shows an error message. Without JavaScript or in an old browser, the page
 * stays readable as it is.
 */
/**
 * The elements of `LoadingError` and of the menu, on every page. Browsers make global variables of their ids.
 */
declare const siteAsleep: HTMLElement
declare const siteMenu: HTMLElement

const root = document.documentElement
const chunks = (root.dataset.chunks as string).split(' ')
const [search, firstMessage, messages, islands] = chunks as [string, string, string, string]
/** The file that shows pop-up messages: `firstMessage.ts`, or `messages.tsx` once a form has loaded React. */
let messageFile = firstMessage
/** The pop-up message to show after `reload`, which stores its id in the state of the history entry. */
const retriedToast: string | null = history.state
/** Resolves when the document is parsed, because the code of a form needs all its HTML. */
const parsed = new Promise((done) => addEventListener('DOMContentLoaded', done))
let latestToast: string
/** The element with `data-wake` that the pointer or the focus reached last. */
let lastReachedControl: HTMLElement

/**
 * The exports of the files that this script loads: `wakeForm` from `islands.tsx`, `showToast` from the
 * others.
 */
interface LoadedModule {
  wakeForm: (form: HTMLElement) => void
  showToast: (toast: string) => Promise<void>
}

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Imports a script once the document is parsed. If imported again, browsers don't run it again. */
function load(href: string): Promise<LoadedModule> {
  return parsed.then(() => import(/* @vite-ignore */ href))
}

/** Loads the code of a form. The first call also preloads the files that `islands.tsx` imports. */
function wake(form: HTMLElement): Promise<void> {
  for (const href of chunks.splice(2)) {
    document.head.append(Object.assign(document.createElement('link'), {rel: 'modulepreload', href}))
  }
  return load(islands).then(({wakeForm}) => {
    messageFile = messages
    wakeForm(form)
  })
}

/** Shows a pop-up message. Loads only one file for it, so that other files do not compete for bandwidth. */
function showMessage(toast: string): Promise<void> {
  // After two clicks, both promises show the message of the second click, whichever of them resolves last.
  latestToast = toast
  return load(messageFile).then(({showToast}) => showToast(latestToast))
}

function controlOf(event: Event): HTMLElement | null | undefined {
  // Browser extensions send events whose target is the document, which has no method `closest`.
  return (event.target as Element).closest?.('[data-wake]')
}

/**
 * Loads the files of an element when the pointer or focus reaches it. A failed import is only retried by a
 * click.
 */
function preloadFiles(event: Event) {
  const next = controlOf(event)
  if (!next || next === lastReachedControl) return
  lastReachedControl = next
  ;(next.dataset.wake ? load(messageFile) : wake(next)).catch(() => {})
}

/** Holds back a click or submit event until the files that handle it are loaded. */
function delayEvent(event: Event & Partial<MouseEvent>) {
  const pressed = controlOf(event)
  if (!pressed) return
  // Never undefined, because `controlOf` searches for `data-wake`. Its value is empty for forms.
  const toast = pressed.dataset.wake as string
  const isForm = !toast
  if (isForm === (event.type === 'click')) return
  if (event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return
  const {href, hash, pathname, target} = pressed as HTMLAnchorElement
  const leaves = href && !target && (!hash || pathname !== location.pathname)
  if (pressed.closest('[data-awake]')) return
  // The code of the form may load just now, and would handle both this event and the one repeated below.
  event.stopPropagation()
  // For a link within the page or to a new window, only shows its pop-up message: the browser follows the
  // link itself.
  if (href && !leaves) return void showMessage(toast).catch(() => {})
  event.preventDefault()
  if (leaves) {
    // Passes the id of the pop-up message on in the URL's fragment, from which the next page removes it.
    location.href = `${href.split('#')[0]}#toast=${toast}${hash}`
    return
  }
  if (pressed.hasAttribute('aria-busy')) return
  // Shows the message's text below the button too, where its links are the next stop of the Tab key.
  if (!isForm) pressed.nextElementSibling?.setAttribute('data-pressed', '')
  // `setAttribute` converts the value to a string.
  pressed.setAttribute('aria-busy', true as unknown as string)
  const release = () => pressed.removeAttribute('aria-busy')
  const handled = isForm ? wake(pressed) : showMessage(toast)
  handled.then(
    () => {
      release()
      if (isForm) (pressed as HTMLFormElement).requestSubmit()
    },
    () => {
      release()
      const isTyped = (field: HTMLInputElement) => field.value !== field.defaultValue
      isForm ||
      retriedToast ||
      [...document.querySelectorAll<HTMLInputElement>('input,textarea')].some(isTyped)
        ? showLoadingError()
        : reload(toast)
    },
  )
}

/** Loads the search when its field gets the focus, and again at each input if that failed. */
function loadSearch({target}: Event) {
  if ((target as Element).id === 'siteSearched') load(search).catch(showLoadingError)
}

/**
 * Shows the pop-up message that a link on another page passed on in the fragment (`#toast=its-id`). Runs
 * again when the fragment changes, and when a prerendered page is shown, because pages are prerendered
 * without a fragment.
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

/** Reloads the page to show a button's pop-up message, if the host responds. */
function reload(message: string) {
  fetch('', {cache: 'reload'}).then(() => {
    history.replaceState(message, '')
    location.reload()
  }, showLoadingError)
}

/**
 * Sets `data-near` on fast connections, which turns on the speculation rules that need it
 * (`speculationRules.ts`).
 */
function allowPrefetching() {
  // Only Chromium has these properties. Without them, assumes a fast connection and enough memory.
  const {connection, deviceMemory} = navigator as {connection?: Connection; deviceMemory?: number}
  if (connection && (connection.saveData || connection.effectiveType !== '4g')) return
  // `data-near="true"` allows prerendering and prefetching; `"false"`, with less than 4 GB of memory, only
  // prefetching.
  root.dataset.near = !((deviceMemory as number) < 4) as unknown as string
}

/** Closes the menu, so that it is closed when the page returns from the back/forward cache. */
function closeMenu() {
  // Firefox before 125 has no popovers, and shows the menu as a list.
  siteMenu.hidePopover?.()
}

// Buttons work from here on, so this hides the texts that replace them in browsers without scripts.
delete root.dataset.plain
addEventListener('pagehide', closeMenu)
// Waits for an animation frame, because a prerendered page gets none before the visitor opens it.
window.onload = () => requestAnimationFrame(() => setTimeout(allowPrefetching, 500))
addEventListener('click', delayEvent, true)
addEventListener('submit', delayEvent, true)
addEventListener('hashchange', showPassedToast)
addEventListener('focusin', loadSearch)
addEventListener('input', loadSearch)
// Not `pointerover`, which also fires when the page scrolls under a resting pointer. `pointerdown` is for
// touch.
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
