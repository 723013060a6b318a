import type {Inline} from '../../edit/protocol.ts'
import {fetchMatchesPanel} from '../connection/fetchEditables.ts'
import {shorten} from '../connection/labelOf.ts'
import {componentMarkAttribute} from '../connection/Marked.tsx'
import {readSourceMark} from '../connection/marks.ts'
import {sendRequest} from '../connection/server.ts'
import type {Panel} from '../connection/uiState.ts'
import {inlinesOfText} from '../textEditor/editableTexts.ts'
import {saveThenShow} from '../textEditor/saveText.ts'
import {atomAttribute} from '../textEditor/schema.ts'
import {getOpenEditor} from '../textEditor/textEditor.ts'

const allFields = 'All fields…'

/**
 * Buttons that open related panels for the text being edited: its component, record, pictures or shown
 * values.
 */
export function RelatedPanelButtons() {
  const editor = getOpenEditor()
  if (!editor) return null
  const own = readSourceMark(editor.element, componentMarkAttribute)
  const isRecord = editor.editable.kind === 'text' && editor.editable.owner.kind === 'record'
  const mark =
    own ??
    (isRecord
      ? readSourceMark(editor.element.closest(`[${componentMarkAttribute}]`), componentMarkAttribute)
      : undefined)
  const {file, start} = editor.editable.span
  const act = (find: () => Promise<Panel | undefined>) => () => saveThenShow(find)
  return (
    <>
      {mark && (
        <button
          type="button"
          onClick={act(async () => {
            const {component} = await sendRequest('describeComponent', mark)
            return component && {kind: 'component', title: component.title, at: mark}
          })}
        >
          {own ? ownPanelName(editor.element) : allFields}
        </button>
      )}
      {hasPicture(inlinesOfText(editor.editable)) && (
        <button type="button" onClick={act(async () => ({kind: 'pictures', file, start}))}>
          What the picture shows
        </button>
      )}
      {atomTexts(editor.copy).map((words) => (
        <button key={words} type="button" onClick={act(() => fetchMatchesPanel(words))}>
          Change “{shorten(words)}”
        </button>
      ))}
    </>
  )
}

/**
 * Names the panel of a component whose element has the edited text: of a link or button, by what a press on
 * it does.
 */
function ownPanelName(element: HTMLElement): string {
  const pressed = element.closest('a, button')
  if (!pressed) return allFields
  const names: Record<string, string> = {
    'tel:': 'Number that is called',
    'mailto:': 'Address that gets the email',
  }
  const protocol = pressed instanceof HTMLAnchorElement ? pressed.protocol : ''
  return names[protocol] ?? 'Where this button goes'
}

function hasPicture(inlines: Inline[]): boolean {
  return inlines.some((each) => each.type === 'atom' && each.attrs.name === 'picture')
}

/** Lists the values that inline components show in the text, except counts, which authors can’t edit. */
function atomTexts(copy: HTMLElement): string[] {
  const atoms = [...copy.querySelectorAll<HTMLElement>(`[${atomAttribute}]`)]
  const shown = atoms
    .filter(({dataset}) => /^[A-Z]/.test(dataset.name ?? '') && !dataset.name?.startsWith('Count '))
    .map(({textContent}) => textContent.trim())
  return [...new Set(shown)].filter(Boolean)
}
