import {createRoot, type Root} from 'react-dom/client'
import {isTouched} from '../editor/Bar.tsx'
import {connect} from '../editor/connection/server.ts'
import {announce, updateState} from '../editor/connection/uiState.ts'
import {clickAgain} from '../editor/listenForEditing.ts'
import {startEditor} from '../editor/startEditor.ts'
import {saveAndClose} from '../editor/textEditor/saveText.ts'
import {getOpenEditor} from '../editor/textEditor/textEditor.ts'
import type * as frame from './frame.tsx'
import {setLiveContent} from './liveContent.ts'
import {signIn, signInAgain} from './signIn.ts'
import {startWorker} from './workerTransport.ts'

// The editor in any browser: the page of a preview build below `/edit/`, where a person with a key edits the
// words at the code host. Everything that knows the site runs in a worker; this window renders pages and
// shows the editor.

const base = import.meta.env.BASE_URL
const {
  api = '',
  repository = '',
  branch = '',
  siteFile = '',
  workerFile = '',
  frameFile = '',
} = document.documentElement.dataset
const open = (key: string) => worker.open({repository, branch, key, api}, siteFile)
const worker = startWorker(workerFile, showPage, (reason) => signInAgain({repository, open, reason}))
let root: Root | undefined
let loaded: typeof frame | undefined
let shownContent = ''
let loads = 0
/** The address that is shown, or is being shown. */
let shownPath = location.pathname
let shows = 0
/** Whether the page at the address was not shown yet, so that it is scrolled to its section. */
let isNewAddress = true

/** Shows the page at the address in the address bar, as it is on the person’s branch. */
async function showPage(): Promise<void> {
  const turn = ++shows
  const isLatest = () => turn === shows
  shownPath = location.pathname
  const address = `/${location.pathname.slice(base.length).replace(/(?:^|\/)index$|\.html$|\/$/, '')}`
  try {
    const {page, content} = await worker.render(address)
    if (!isLatest()) return
    // A page that was deleted, or whose addition was undone.
    if (!page) return openAddress(base)
    const fresh = JSON.stringify(content)
    if (!loaded || fresh !== shownContent) {
      setLiveContent(content)
      // With another query, the browser runs the modules of components again, which read the new data.
      const next = (await import(/* @vite-ignore */ `${frameFile}?${++loads}`)) as typeof frame
      if (!isLatest()) return
      loaded = next
      shownContent = fresh
    }
    document.title = String(page.frontmatter.title)
    root ??= createRoot(document.getElementById('siteRoot') as HTMLElement)
    root.render(await loaded.framePage(page, address, () => onCommit()))
  } catch (error) {
    const message = `This page can’t be shown. ${(error as Error).message}`
    if (root) announce(message)
    else
      document.body.prepend(Object.assign(document.createElement('p'), {role: 'alert', textContent: message}))
  }
}

function onCommit() {
  const isFirst = document.documentElement.dataset.awake === undefined
  document.documentElement.dataset.awake = ''
  if (isNewAddress && location.hash)
    document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView()
  isNewAddress = false
  // The form had the focus. The editor, which makes headings focusable, starts in a moment.
  if (isFirst && signInForm?.hidden === false) setTimeout(welcome)
  worker.reportUpdate()
}

/** Moves the focus on from the form of a person who has just signed in. */
function welcome() {
  const start =
    document.querySelector<HTMLElement>('main h1[tabindex]') ?? document.querySelector<HTMLElement>('main')
  start?.focus({preventScroll: true})
  const hint = isTouched()
    ? 'Tap any text to edit it. To open links, press “Follow links”, on a phone under “More”.'
    : 'Click any text to edit it. Ctrl+click follows a link.'
  announce(`You are signed in. ${hint}`, undefined, clickAgain)
}

function openAddress(address: string): Promise<void> {
  // The menu of a phone, which a visitor’s browser closes by loading the next page.
  document.querySelector<HTMLElement>(':popover-open')?.hidePopover()
  history.pushState(null, '', address)
  isNewAddress = true
  scrollTo(0, 0)
  return showOtherPage()
}

/** Closes the panel, which may be about the page before. */
function showOtherPage(): Promise<void> {
  updateState({panel: undefined})
  return showPage()
}

/** Saves the text that is being edited. Returns whether the page can be left. */
async function saveOpenText(): Promise<boolean> {
  const editor = getOpenEditor()
  if (editor) await saveAndClose(editor)
  if (getOpenEditor())
    announce('The text that you are editing is not saved yet. Save it first, or press Esc to cancel.')
  return getOpenEditor() === undefined
}

/** Opens another page in this window, so that a key that is only in memory stays. */
async function followLink(event: MouseEvent) {
  const [target] = event.composedPath()
  const link = target instanceof Element ? target.closest('a') : null
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || !link || link.target)
    return
  // Files of `public/` have a dot in their names, and pages have not.
  if (link.origin !== location.origin || !link.pathname.startsWith(base) || /\.[^/]*$/.test(link.pathname))
    return
  if (link.pathname === location.pathname && link.hash) return
  event.preventDefault()
  const {href} = link
  if (await saveOpenText()) await openAddress(href)
}

/** Follows Back and Forward, unless that would leave words that can’t be saved. */
async function followHistory() {
  if (location.pathname === shownPath) return
  if (await saveOpenText()) await showOtherPage()
  else history.pushState(null, '', shownPath)
}

const signInForm = document.getElementById('siteSignIn')
await signIn({repository, open})
connect(worker)
startEditor()
await showPage()
document.addEventListener('click', (event) => void followLink(event))
addEventListener('popstate', () => void followHistory())
