import type {Inline} from '../../edit/protocol.ts'
import {fetchMatchesPanel} from '../connection/fetchEditables.ts'
import {shorten} from '../connection/labelOf.ts'
import {componentMarkAttribute} from '../connection/Marked.tsx'
import {readSourceMark} from '../connection/marks.ts'
import {sendRequest} from '../connection/socket.ts'
import type {Panel} from '../connection/uiState.ts'
import {getOpenBox} from '../textBox/box.ts'
import {chipAttribute} from '../textBox/boxSchema.ts'
import {inlinesOfText} from '../textBox/editableTexts.ts'
import {saveThenShow} from '../textBox/saveBox.ts'

/** Buttons that open related panels for the text being edited: its component, record, pictures or shown values. */
export function RelatedPanelButtons() {
  const box = getOpenBox()
  if (!box) return null
  const own = readSourceMark(box.element, componentMarkAttribute)
  const isRecord = box.place.kind === 'text' && box.place.owner.kind === 'record'
  const mark =
    own ??
    (isRecord ? readSourceMark(box.element.closest(`[${componentMarkAttribute}]`), componentMarkAttribute) : undefined)
  const {file, start} = box.place.span
  const act = (find: () => Promise<Panel | undefined>) => () => saveThenShow(find)
  return (
    <>
      {mark && (
        <button
          type="button"
          onClick={act(async () => {
            const {behind} = await sendRequest('describeComponent', mark)
            return behind && {kind: 'component', title: behind.title, at: mark}
          })}
        >
          {own ? ownPanelName(box.element) : 'All fields…'}
        </button>
      )}
      {hasPicture(inlinesOfText(box.place)) && (
        <button type="button" onClick={act(async () => ({kind: 'pictures', file, start}))}>
          What the picture shows
        </button>
      )}
      {chipTexts(box.copy).map((words) => (
        <button key={words} type="button" onClick={act(() => fetchMatchesPanel(words))}>
          Change “{shorten(words)}”
        </button>
      ))}
    </>
  )
}

/** Names the panel of a link or button by what a press on it does. */
function ownPanelName(element: HTMLElement): string {
  const names: Record<string, string> = {'tel:': 'Number that is called', 'mailto:': 'Address that gets the email'}
  return names[element.closest('a')?.protocol ?? ''] ?? 'Where this button goes'
}

function hasPicture(inlines: Inline[]): boolean {
  return inlines.some((each) => each.type === 'kept' && each.attrs.name === 'picture')
}

/** Lists the values that inline components show in the text, except counts, which authors can’t edit. */
function chipTexts(copy: HTMLElement): string[] {
  const chips = [...copy.querySelectorAll<HTMLElement>(`[${chipAttribute}]`)]
  const shown = chips
    .filter(({dataset}) => /^[A-Z]/.test(dataset.name ?? '') && !dataset.name?.startsWith('Count '))
    .map(({textContent}) => textContent.trim())
  return [...new Set(shown)].filter(Boolean)
}
