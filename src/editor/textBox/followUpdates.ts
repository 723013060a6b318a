import {plainTextOf} from '../../edit/inline/contents.ts'
import {fetchEditables} from '../connection/fetchEditables.ts'
import {pageMark} from '../connection/marks.ts'
import {onConnection, onUpdate, ServerUnreachable, sendRequest} from '../connection/socket.ts'
import {announce, getState, updateBox, updateState} from '../connection/uiState.ts'
import {getOpenBox, moveBoxTo} from './box.ts'
import {sameInlines} from './boxSchema.ts'
import {type EditableText, editableTexts, inlinesOfText} from './editableTexts.ts'

/** Updates the edited text’s position when files change, and reports when the connection to the server is lost. */
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
  // The bar shows the reason until the connection is back, whatever else is announced.
  onConnection((connected) => updateState({disconnected: connected ? undefined : new ServerUnreachable().message}))
  reportNoConnection()
}

/** How long to wait for the server’s first response, in milliseconds. */
const responseTimeout = 10_000

/** Reports if the socket never opens, as behind some proxies: Vite then queues requests without an error. */
function reportNoConnection() {
  const timer = setTimeout(() => {
    updateState({
      disconnected: 'Nothing can be changed at this address. Open the one that the editor’s start window shows.',
    })
  }, responseTimeout)
  const stopTimer = () => clearTimeout(timer)
  sendRequest('listChanges', {}).then(stopTimer, stopTimer)
}

/** Finds the text being edited after its file changed; if it was changed or removed, shows what the file has now. */
async function relocateBox() {
  const box = getOpenBox()
  if (!box || getState().box?.progress.status === 'saving') return
  const {place} = box
  const places = await fetchEditables(place.span.file).catch(() => undefined)
  if (getOpenBox() !== box || getState().box?.progress.status === 'saving') return
  const words = editableTexts(places ?? []).filter(({kind}) => kind === place.kind)
  const [like, ...others] = words.filter((each) => sameText(each, place))
  const same = words.find((each) => each.span.hash === place.span.hash) ?? (others.length === 0 ? like : undefined)
  if (same) return moveBoxTo(same)
  const reason = 'Somebody changed this text while you were typing. Yours is still here.'
  const isReported = getState().box?.progress.status === 'kept'
  const nowThere = words.find((each) => each.span.start === place.span.start)
  updateBox({progress: {status: 'kept', reason, now: nowThere && plainTextOf(inlinesOfText(nowThere)), findings: []}})
  // Scrolls the text to the centre, so that there is room for the message below it.
  if (!isReported) box.copy.scrollIntoView({block: 'center'})
  announce(`Not saved. ${reason}`, undefined, box)
}

function sameText(each: EditableText, place: EditableText): boolean {
  const sameKey = each.kind === 'text' && place.kind === 'text' ? each.key === place.key : true
  return sameKey && sameInlines(inlinesOfText(each), inlinesOfText(place))
}
