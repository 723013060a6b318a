import {useCallback, useState} from 'react'
import type {Editable, PageAddress as PageAddressData} from '../../edit/protocol.ts'
import {altTextsIn, fetchEditables, keyOf} from '../connection/fetchEditables.ts'
import type {EditableValue} from '../connection/fieldEdit.ts'
import {sendRequest} from '../connection/server.ts'
import {updateState} from '../connection/uiState.ts'
import {useShownFile} from '../connection/useServerData.tsx'
import {type FieldGroup, FieldsPanel, type PanelField} from './FieldsPanel.tsx'
import {PageAddress} from './PageAddress.tsx'

/** How many characters of a page’s title and description a search result shows. */
const searchResultLimits = {title: 60, description: 155}

/** What the fields of a page’s frontmatter show besides their labels, by key. */
const pageFields: Record<string, Pick<PanelField, 'limit' | 'names'>> = {
  title: {limit: {max: searchResultLimits.title, context: 'a search result'}},
  description: {
    limit: {max: searchResultLimits.description, context: 'a search result'},
  },
  drawing: {names: {'': 'None'}},
  layout: {names: {'': 'Sections', prose: 'One long text'}},
  handout: {names: {'': 'As it reads', true: 'In columns, as a handout'}},
  draft: {
    names: {'': 'Visitors see this page', true: 'A draft: only people who edit see it'},
  },
}

/** The frontmatter fields of a page, with previews of a search result and a shared link. */
export function PagePanel() {
  const file = useShownFile()
  return file && <PageFields file={file} key={file} />
}

function PageFields({file}: {file: string}) {
  const [saved, setSaved] = useState<Record<string, EditableValue>>({})
  const [shown, setShown] = useState<PageAddressData>()
  const [typed, setTyped] = useState<Record<string, string>>({})
  const load = useCallback(async () => {
    const [all, menu, described] = await Promise.all([
      fetchEditables(file),
      fetchEditables('content/navigation.yaml'),
      sendRequest('describeAddress', {file}),
    ])
    setShown(described)
    const values = all.filter((each) => each.kind === 'text')
    const editables = values.filter(({source}) => source === 'frontmatter')
    setSaved(Object.fromEntries(editables.map((each) => [each.key, each])))
    const fields = editables.map((editable) => ({
      editable,
      label: editable.label,
      ...pageFields[editable.key],
      onTyped: (text: string) => setTyped((before) => ({...before, [editable.key]: text})),
    }))
    const to = location.pathname.replace(import.meta.env.BASE_URL, '/')
    const isInMenu = menu.some((each) => each.kind === 'text' && each.text === to)
    return isInMenu ? [{fields}] : [{fields}, {tools: () => <PutInMenu to={to} fields={editables} />}]
  }, [file])
  /** A field as visitors read it, or as it is typed until it is saved. */
  const wordsOf = (key: string) => {
    const {text = '', shown = text} = saved[key] ?? {}
    const now = typed[key] ?? text
    return now === text ? shown : now
  }
  const [title, description] = [wordsOf('title'), wordsOf('description')]
  const address = shown && new URL(shown.publicAddress)
  return (
    <FieldsPanel load={load}>
      <PageAddress file={file} />
      <h3>As a search result</h3>
      <div className="result">
        <p className="address">{address && address.host + address.pathname}</p>
        <p className="title">{truncate(title + (shown?.titleEnd ?? ''), searchResultLimits.title)}</p>
        <p>{truncate(description, searchResultLimits.description)}</p>
      </div>
      <h3>As a link that someone shares</h3>
      <div className="shared">
        <p className="title">{truncate(title, 70)}</p>
        <p>{truncate(description, 110)}</p>
        <p className="address">{address?.host}</p>
      </div>
    </FieldsPanel>
  )
}

/** A button that opens the menu, to add this page to it. */
function PutInMenu({to, fields}: {to: string; fields: EditableValue[]}) {
  const textOf = (name: string) => fields.find(({key}) => key === name)?.text
  const text = textOf('short') || textOf('title') || to
  return (
    <button type="button" onClick={() => updateState({panel: {kind: 'menu', addition: {text, to}}})}>
      Choose its place in the menu
    </button>
  )
}

function truncate(text: string, max: number): string {
  return text.length > max ? `${text.slice(0, max).trimEnd()}…` : text
}

/** The panel with the fields of all `content/` values that are shown as the clicked text. */
export function MatchesPanel({editables}: {editables: Editable[]}) {
  return <FieldsPanel load={useCallback(async () => [await fieldsOfValues(editables)], [editables])} />
}

/** Returns the fields of values of `content/`, with their current text. */
export async function fieldsOfValues(editables: Editable[]): Promise<FieldGroup> {
  const isValue = (each: Editable) => each.kind === 'text'
  const shown = editables.filter(isValue).map(keyOf)
  const files = [...new Set(editables.map(({span}) => span.file))]
  const current = await Promise.all(files.map((file) => sendRequest('listEditables', {file})))
  const fields = current.flatMap(({title, editables: values}) =>
    values
      .filter(isValue)
      .filter((editable) => shown.includes(keyOf(editable)))
      .map((editable) => ({editable, label: `${title}: ${editable.label.toLowerCase()}`})),
  )
  return {intro: 'What you change here changes wherever it is shown.', fields}
}

/** The panel with the alternative texts of the pictures in a block of text. */
export function PicturesPanel({file, start}: {file: string; start: number}) {
  const load = useCallback(async () => {
    const all = await fetchEditables(file)
    const block = all.find(({kind, span}) => kind === 'inline' && span.start === start)?.span
    const groups = altTextsIn(all, block).map((editable, index, {length}) => ({
      fields: [{editable, label: length > 1 ? `What picture ${index + 1} shows` : 'What the picture shows'}],
      tools: () => (
        <button
          type="button"
          onClick={() => updateState({panel: {kind: 'picture', at: editable.span, replaces: editable.text}})}
        >
          {length > 1 ? `Replace picture ${index + 1}` : 'Replace the picture'}
        </button>
      ),
    }))
    return [
      {intro: 'People who can’t see a picture hear these words instead: say what someone sees in it.'},
      ...groups,
    ]
  }, [file, start])
  return <FieldsPanel load={load} />
}
