import {layOver, openBox} from './box.ts'
import {pageMark} from './marks.ts'
import {placesNow} from './places.ts'
import {ask, onConnection, onUpdate} from './socket.ts'
import {change, changeBox, current, say} from './store.ts'
import {inlinesOf, type WordPlace, withWords} from './wordPlaces.ts'
import {sameInlines, textOf} from './words.ts'

/** Keeps the open box over its text as files change, and reports when the connection to the server is lost. */
export function followUpdates() {
  onUpdate(() => void relocateBox())
  const root = document.getElementById('siteRoot')
  if (root) {
    let version = pageMark()?.version
    new MutationObserver(() => {
      if (version === pageMark()?.version) return
      version = pageMark()?.version
      void relocateBox()
    }).observe(root, {subtree: true, attributeFilter: ['data-edit']})
  }
  onConnection((connected) => {
    change({connected})
    if (connected) return
    const words = openBox() ? ' What you type stays here, and can be copied.' : ''
    say(`The server has stopped. Start it again with: npm run edit.${words}`)
  })
  reportNoConnection()
}

/** How long to wait for the server’s first response, in milliseconds. */
const responseTimeout = 10_000

/** Reports a socket that never opens, as behind some proxies: Vite queues requests for it without an error. */
function reportNoConnection() {
  const timer = setTimeout(() => {
    change({connected: false})
    say('This page can’t reach the server, so no words can be changed. Open it at the address that npm run edit said.')
  }, responseTimeout)
  const stopTimer = () => clearTimeout(timer)
  ask('done', {}).then(stopTimer, stopTimer)
}

/** Finds the open box’s text after its file changed; if it is gone, shows the text that the file has there now. */
async function relocateBox() {
  const box = openBox()
  if (!box || current().box?.progress.is === 'saving') return
  const {place} = box
  const places = await placesNow(place.span.file).catch(() => undefined)
  if (openBox() !== box || current().box?.progress.is === 'saving') return
  const words = withWords(places ?? []).filter(({kind}) => kind === place.kind)
  const [like, ...others] = words.filter((each) => isSame(each, place))
  const same = words.find((each) => each.span.hash === place.span.hash) ?? (others.length === 0 ? like : undefined)
  if (same) return layOver(same)
  const reason = 'This text was changed in the file while you were typing. Yours is still here.'
  const isReported = current().box?.progress.is === 'kept'
  const nowThere = words.find((each) => each.span.start === place.span.start)
  changeBox({progress: {is: 'kept', reason, now: nowThere && textOf(inlinesOf(nowThere)), findings: []}})
  // With room for the message below it.
  if (!isReported) box.copy.scrollIntoView({block: 'center'})
  say(`Not saved. ${reason}`)
}

function isSame(each: WordPlace, place: WordPlace): boolean {
  const sameKey = each.kind === 'text' && place.kind === 'text' ? each.key === place.key : true
  return sameKey && sameInlines(inlinesOf(each), inlinesOf(place))
}
