import {followAdvice} from './advised.ts'
import {BoxTools} from './BoxTools.tsx'
import {KeptWords} from './KeptWords.tsx'
import {pageMark} from './marks.ts'
import {PanelShown} from './PanelShown.tsx'
import {change, type Panel, say, useEditor} from './store.ts'
import {redoLatest, undoLatest} from './undo.ts'

/** The slim bar at the foot: what can be done, what happened, and the ways to everything that is not on the page itself. */
export function Bar() {
  const {on, connected, said, advised, panel, box} = useEditor()
  const show = (next: Panel) => change({panel: panel?.shows === next.shows ? undefined : next})
  const file = pageMark()?.file
  const act = (action: () => Promise<void>) => action().catch((error: Error) => say(error.message))
  return (
    <>
      {box && <BoxTools box={box} />}
      <KeptWords />
      {panel && <PanelShown panel={panel} />}
      <section className="bar" aria-label="Editing" ref={tellHeight}>
        <p role="status">
          {!connected && <b>Not connected. </b>}
          {said || (on ? hint : 'Links and buttons work as for visitors.')}
        </p>
        <div className="buttons">
          {advised && (
            <button type="button" onClick={() => act(() => followAdvice(advised))}>
              Write: {advised.write.join(', ')}
            </button>
          )}
          <button type="button" aria-pressed={on} onClick={() => change({on: !on, said: ''})}>
            {on ? 'Editing' : 'Looking'}
          </button>
          {file && (
            <button type="button" aria-expanded={panel?.shows === 'page'} onClick={() => show({shows: 'page', file})}>
              Title and description
            </button>
          )}
          <button type="button" aria-keyshortcuts="Control+Z" onClick={() => act(undoLatest)}>
            Undo
          </button>
          <button type="button" aria-keyshortcuts="Control+Shift+Z" onClick={() => act(redoLatest)}>
            Redo
          </button>
          <button type="button" aria-expanded={panel?.shows === 'changes'} onClick={() => show({shows: 'changes'})}>
            What I changed
          </button>
          <button type="button" aria-expanded={panel?.shows === 'new'} onClick={() => show({shows: 'new'})}>
            Add a record or page
          </button>
          <button type="button" aria-expanded={panel?.shows === 'propose'} onClick={() => show({shows: 'propose'})}>
            Propose these changes
          </button>
        </div>
      </section>
    </>
  )
}

const hint =
  'Click any words to change them, or press Tab to reach them and Enter to type. They are saved when you leave them. A link opens with Ctrl and a click.'

/** Everything else at the foot of the window stands above the bar, however many lines that has. */
function tellHeight(bar: HTMLElement | null) {
  if (!bar) return undefined
  const watching = new ResizeObserver(() =>
    document.documentElement.style.setProperty('--editor-bar', `${bar.offsetHeight}px`),
  )
  watching.observe(bar)
  return () => watching.disconnect()
}
