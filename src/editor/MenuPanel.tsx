import {type FormEvent, useCallback, useId, useState} from 'react'
import type {Editable} from '../edit/protocol.ts'
import {ListItem} from './BlockTools.tsx'
import {Field} from './Field.tsx'
import {fetchEditables} from './fetchEditables.ts'
import {focusOnMount} from './focusOnMount.ts'
import {PageSelect} from './PageSelect.tsx'
import {save} from './saving.ts'
import type {EditableValue} from './typedValue.ts'
import {updateState} from './uiState.ts'
import {useServerData} from './useServerData.ts'

const file = 'content/navigation.yaml'

const names: Record<string, string> = {
  header: 'At the top of every page',
  join: 'The button at the top',
  legal: 'The last line of every page',
}

interface MenuPanelProps {
  /** A page to add to the menu. */
  adds?: {text: string; to: string} | undefined
}

/** The panel for editing the links in the site’s header and footer, list by list. */
export function MenuPanel({adds}: MenuPanelProps) {
  const {answer = [], again} = useServerData(useCallback(() => fetchEditables(file), []))
  const values = answer.filter((each): each is EditableValue => each.kind === 'text')
  const headings = values.filter(({key}) => key.endsWith('.heading'))
  const links = values.filter(({key}) => key.endsWith('.text'))
  const lists = [...new Set(links.map(({key}) => listOf(key)))]
  return lists.map((list, index) => {
    const heading = headings.find(({key}) => list.startsWith(key.replace('heading', '')))
    const items = links.filter(({key}) => listOf(key) === list)
    const last = items.at(-1)
    const block = last && itemAround(answer, last)
    return (
      <fieldset key={list}>
        <legend>{heading ? `At the foot: ${heading.text}` : (names[list] ?? list)}</legend>
        {items.map((text) => (
          <Item
            key={text.key}
            text={text}
            to={values.find(({key}) => key === text.key.replace(/text$/, 'to'))}
            block={itemAround(answer, text)}
            onDone={again}
          />
        ))}
        {block && <NewItem block={block} adds={adds} isFirst={index === 0} onDone={again} />}
      </fieldset>
    )
  })
}

/** Returns the key of an item’s list: `footer.0.links` for `footer.0.links.2.text`, `join` for `join.text`. */
function listOf(key: string): string {
  return key.replace(/(?:\.\d+)?\.text$/, '')
}

/** Returns the list item that contains a value. */
function itemAround(all: Editable[], {span}: EditableValue): Editable | undefined {
  return all.findLast(({kind, span: {start, end}}) => kind === 'block' && start <= span.start && span.end <= end)
}

interface ItemProps {
  text: EditableValue
  to: EditableValue | undefined
  block: Editable | undefined
  onDone: () => void
}

function Item({text, to, block, onDone}: ItemProps) {
  const can = block?.kind === 'block' ? block.can : []
  return (
    <ListItem name={text.text} span={block?.span ?? text.span} can={can} onDone={onDone}>
      <Field place={text} label="Text" onSaved={onDone} />
      {to && <Field place={to} label="Goes to" onSaved={onDone} />}
    </ListItem>
  )
}

interface NewItemProps extends MenuPanelProps {
  block: Editable
  /** Whether this is the first list of links, to which a new page is usually added. */
  isFirst: boolean
  onDone: () => void
}

function NewItem({block, adds, isFirst, onDone}: NewItemProps) {
  const goesTo = useId()
  const [text, setText] = useState(adds?.text ?? '')
  const [to, setTo] = useState(adds?.to ?? '')
  const add = async (event: FormEvent) => {
    event.preventDefault()
    const wanted = {do: 'add' as const, below: block.span, piece: {item: {text, to}}}
    const outcome = await save(() => wanted, {done: `“${text}” is in the menu. Ctrl+Z undoes it.`})
    if (!outcome?.saved) return
    setText('')
    setTo('')
    onDone()
    if (adds) updateState({panel: {kind: 'menu'}})
  }
  return (
    <details open={adds !== undefined}>
      <summary>Add a link here</summary>
      <form onSubmit={(event) => void add(event)}>
        <label>
          Text
          <input
            value={text}
            required
            ref={adds && isFirst ? focusOnMount : undefined}
            onChange={({target}) => setText(target.value)}
          />
        </label>
        <label htmlFor={goesTo}>Goes to</label>
        <PageSelect id={goesTo} text={to} onText={setTo} required />
        <button type="submit">Add</button>
      </form>
    </details>
  )
}
