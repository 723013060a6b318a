import {useCallback} from 'react'
import type {Editable} from '../edit/protocol.ts'
import {ListItem} from './BlockTools.tsx'
import {Field} from './Field.tsx'
import {fetchEditables} from './fetchEditables.ts'
import type {EditableValue} from './typedValue.ts'
import {useServerData} from './useServerData.tsx'

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
  const {answer = [], notice, again} = useServerData(useCallback(() => fetchEditables(file), []))
  const values = answer.filter((each): each is EditableValue => each.kind === 'text')
  const headings = values.filter(({key}) => key.endsWith('.heading'))
  const links = values.filter(({key}) => key.endsWith('.text'))
  const lists = [...new Set(links.map(({key}) => listOf(key)))]
  const missing = values.some(({text}) => text === adds?.to) ? undefined : adds
  return (
    <>
      {notice}
      {missing && <p>Press “Add below” where the link to “{missing.text}” belongs.</p>}
      {lists.map((list) => {
        const heading = headings.find(({key}) => list.startsWith(key.replace('heading', '')))
        return (
          <fieldset key={list}>
            <legend>{heading ? `At the foot: ${heading.text}` : (names[list] ?? list)}</legend>
            {links
              .filter(({key}) => listOf(key) === list)
              .map((text) => (
                <Item
                  key={text.key}
                  text={text}
                  to={values.find(({key}) => key === text.key.replace(/text$/, 'to'))}
                  block={itemAround(answer, text)}
                  adds={missing ?? {text: 'New link', to: '/'}}
                  onDone={again}
                />
              ))}
          </fieldset>
        )
      })}
    </>
  )
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
  /** The link that “Add below” adds. */
  adds: {text: string; to: string}
  onDone: () => void
}

function Item({text, to, block, adds, onDone}: ItemProps) {
  const tools =
    block?.kind === 'block' ? {span: block.span, can: block.can, adds: {item: adds}} : {span: text.span, can: []}
  return (
    <ListItem name={text.text} {...tools} onDone={onDone}>
      <Field place={text} label="Text" onSaved={onDone} />
      {to && <Field place={to} label="Goes to" onSaved={onDone} />}
    </ListItem>
  )
}
