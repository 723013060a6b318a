import {useEffect, useRef} from 'react'
import {BlockTools} from './BlockTools.tsx'
import {leave, openBox} from './box.ts'
import {makeRoomBelow} from './boxPlace.ts'
import {AlsoOn} from './Field.tsx'
import {LinkForm} from './LinkForm.tsx'
import {NotSaved} from './NotSaved.tsx'
import {Settings} from './Settings.tsx'
import {cancel} from './saving.ts'
import {type BoxState, change, useEditor} from './store.ts'
import {bold, italic} from './wordPlaces.ts'

/** The tools of the open box: three marks, what can be done to the block, and what stands in the way of saving it. */
export function BoxTools({box: {name, rich, can, progress, also}}: {box: BoxState}) {
  const {linking} = useEditor()
  const tools = useRef<HTMLElement>(null)
  useKeepFocus(tools)
  const act = (action: (box: NonNullable<ReturnType<typeof openBox>>) => void) => () => {
    const box = openBox()
    if (box) action(box)
  }
  return (
    <section className="row" aria-label={`Tools for this ${name.toLowerCase()}`} ref={tools}>
      <span className="name">{name}</span>
      {rich.bold && (
        <button type="button" aria-label="Bold" aria-keyshortcuts="Control+B" onClick={act(({place}) => bold(place))}>
          <b>B</b>
        </button>
      )}
      {rich.link && (
        <>
          <button
            type="button"
            aria-label="Italic"
            aria-keyshortcuts="Control+I"
            onClick={act(({place}) => italic(place))}
          >
            <i>I</i>
          </button>
          <button
            type="button"
            aria-keyshortcuts="Control+K"
            aria-expanded={Boolean(linking)}
            onClick={() => change({linking: !linking})}
          >
            Link
          </button>
        </>
      )}
      <button type="button" onClick={act((box) => void leave(box, true))} disabled={progress.is === 'saving'}>
        {progress.is === 'saving' ? 'Saving…' : 'Save'}
      </button>
      <button type="button" aria-keyshortcuts="Escape" onClick={act((box) => void cancel(box))}>
        Cancel
      </button>
      <div className="row rest">
        <Settings />
        <BlockTools can={can} />
      </div>
      <AlsoOn also={also} />
      {linking && <LinkForm />}
      {progress.is === 'kept' && (
        <div className="notes" ref={tellRoom}>
          <NotSaved {...progress} />
        </div>
      )}
    </section>
  )
}

/** Room for what is said is made below the words, so that it covers none. */
function tellRoom(notes: HTMLElement | null) {
  if (!notes) return undefined
  const watching = new ResizeObserver(() => makeRoomBelow(notes.offsetHeight))
  watching.observe(notes)
  return () => {
    watching.disconnect()
    makeRoomBelow(0)
  }
}

/** A press on a tool leaves the caret where it is in the words. */
function useKeepFocus(tools: React.RefObject<HTMLElement | null>) {
  useEffect(() => {
    const keep = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('button')) event.preventDefault()
    }
    const element = tools.current
    element?.addEventListener('pointerdown', keep)
    element?.addEventListener('mousedown', keep)
    return () => {
      element?.removeEventListener('pointerdown', keep)
      element?.removeEventListener('mousedown', keep)
    }
  }, [tools])
}
