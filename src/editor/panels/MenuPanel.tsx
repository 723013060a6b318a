import {useCallback, useRef} from 'react'
import {fetchEditables} from '../connection/fetchEditables.ts'
import type {EditableValue} from '../connection/fieldEdit.ts'
import {type FieldGroup, FieldsPanel} from './FieldsPanel.tsx'
import {ItemTools} from './ItemTools.tsx'

const names: Record<string, string> = {
  header: 'At the top of every page',
  join: 'The button at the top',
  legal: 'The last line of every page',
}

const linkQuestions = [
  {name: 'text', label: 'Text', value: {type: 'text' as const}},
  {name: 'to', label: 'Goes to', value: {type: 'page' as const}},
]

interface MenuPanelProps {
  /** A page to add to the menu. */
  addition?: {text: string; to: string} | undefined
}

/** A link of the menu. Its id stays the same while the panel is open, wherever the link moves. */
interface MenuLink {
  id: string
  /** The key of its text, which contains its place in its list: `header.3.text`. */
  key: string
  /** Its list, its text and its address. */
  content: string
}

/** The panel for editing the links in the site’s header and footer, list by list. */
export function MenuPanel({addition}: MenuPanelProps) {
  const known = useRef<MenuLink[]>([])
  const load = useCallback(async () => {
    const {groups, links} = await fetchLinks(addition, known.current)
    known.current = links
    return groups
  }, [addition])
  // With the focus on no field, it stays on the heading of the panel.
  return <FieldsPanel load={load} focus="" />
}

/**
 * Returns a group for each link; “Add below” inserts the page to add until the menu has it, then a link that
 * is written first.
 */
async function fetchLinks(
  addition: MenuPanelProps['addition'],
  known: MenuLink[],
): Promise<{groups: FieldGroup[]; links: MenuLink[]}> {
  const all = await fetchEditables('content/navigation.yaml')
  const values = all.filter((each) => each.kind === 'text')
  const missing = values.some(({text}) => text === addition?.to) ? undefined : addition
  const texts = values.filter(({key}) => key.endsWith('.text'))
  const addressOf = ({key}: EditableValue) => values.find((each) => each.key === key.replace(/text$/, 'to'))
  const links = identify(
    texts.map((text) => ({
      key: text.key,
      content: JSON.stringify([listOf(text.key), text.text, addressOf(text)?.text]),
    })),
    known,
  )
  const groups = texts.map((text, index): FieldGroup => {
    const list = listOf(text.key)
    const isFirst = index === 0 || list !== listOf(texts[index - 1]?.key ?? '')
    const title = values.find(
      ({key}) => key.endsWith('.heading') && list.startsWith(key.replace('heading', '')),
    )
    const listHeading = title ? `At the foot: ${title.text}` : (names[list] ?? list)
    const to = addressOf(text)
    const item = all.findLast(
      ({kind, span: {start, end}}) => kind === 'block' && start <= text.span.start && text.span.end <= end,
    )
    return {
      id: links[index]?.id ?? text.key,
      heading: isFirst ? listHeading : undefined,
      item: text.text,
      fields: [text, ...(to ? [to] : [])].map((editable) => ({editable, label: editable.label})),
      tools: (onDone) =>
        item?.kind === 'block' && (
          <ItemTools
            actions={item.actions}
            span={item.span}
            questions={linkQuestions}
            itemOf={(link) => ({item: link})}
            insertion={missing && {item: missing}}
            onDone={onDone}
          />
        ),
    }
  })
  const intro = missing && `Press “Add below” where the link to “${missing.text}” belongs.`
  return {groups: [{intro}, ...groups], links}
}

/**
 * Gives each link the id that it had: first those that say the same, wherever they are now, then those in the
 * same place.
 */
function identify(links: Omit<MenuLink, 'id'>[], known: MenuLink[]): MenuLink[] {
  const left = new Set(known)
  const take = (is: (each: MenuLink) => boolean) => {
    const found = [...left].find(is)
    if (found) left.delete(found)
    return found?.id
  }
  const unchanged = links.map(({content}) => take((each) => each.content === content))
  return links.map((link, index) => ({
    ...link,
    id: unchanged[index] ?? take(({key}) => key === link.key) ?? `link ${++lastId}`,
  }))
}

let lastId = 0

/**
 * Returns the key of an item’s list: `footer.0.links` for `footer.0.links.2.text`, `join` for `join.text`.
 */
function listOf(key: string): string {
  return key.replace(/(?:\.\d+)?\.text$/, '')
}
