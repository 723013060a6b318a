import {createRoot, type Root} from 'react-dom/client'
import {connect} from '../editor/connection/server.ts'
import {startEditor} from '../editor/startEditor.ts'
import type * as frame from './frame.tsx'
import {setLiveContent} from './liveContent.ts'
import {signIn} from './signIn.ts'
import {startWorker} from './workerTransport.ts'

// The editor in any browser: the page of a preview build below `/edit/`, where a person with a key edits the words at the
// code host. Everything that knows the site runs in a worker; this window renders pages and shows the editor.

const base = import.meta.env.BASE_URL
const {
  api = '',
  repository = '',
  branch = '',
  siteFile = '',
  workerFile = '',
  frameFile = '',
} = document.documentElement.dataset
const worker = startWorker(workerFile, () => void showPage())
let root: Root | undefined
let loaded: typeof frame | undefined
let shownContent = ''
let loads = 0

/** Shows the page at the address in the address bar, as it is on the person’s branch. */
async function showPage() {
  const address = `/${location.pathname.slice(base.length).replace(/(?:^|\/)index$|\.html$|\/$/, '')}`
  const {page, content} = await worker.render(address)
  if (!page) return location.replace(base)
  const fresh = JSON.stringify(content)
  if (!loaded || fresh !== shownContent) {
    setLiveContent(content)
    // With another query, the browser runs the modules of components again, which read the new data.
    loaded = (await import(/* @vite-ignore */ `${frameFile}?${++loads}`)) as typeof frame
    shownContent = fresh
  }
  document.title = String(page.frontmatter.title)
  root ??= createRoot(document.getElementById('siteRoot') as HTMLElement)
  root.render(await loaded.framePage(page, address, onCommit))
}

function onCommit() {
  const isFirst = document.documentElement.dataset.awake === undefined
  document.documentElement.dataset.awake = ''
  if (isFirst && location.hash) document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView()
  worker.reportUpdate()
}

/** Opens another page in this window, so that a key that is only in memory stays. */
function followLink(event: MouseEvent) {
  const [target] = event.composedPath()
  const link = target instanceof Element ? target.closest('a') : null
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || !link || link.target) return
  if (link.origin !== location.origin || !link.pathname.startsWith(base)) return
  if (link.pathname === location.pathname && link.hash) return
  event.preventDefault()
  history.pushState(null, '', link.href)
  scrollTo(0, 0)
  void showPage()
}

await signIn({
  repository,
  async open(key) {
    await worker.open({repository, branch, key, api}, siteFile)
  },
})
connect(worker)
startEditor()
await showPage()
document.addEventListener('click', followLink)
addEventListener('popstate', () => void showPage())
