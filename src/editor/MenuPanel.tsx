import {useCallback} from 'react'
import {type FieldGroup, FieldsPanel} from './FieldsPanel.tsx'
import {fetchEditables} from './fetchEditables.ts'
import {ItemTools} from './ItemTools.tsx'

const names: Record<string, string> = {
  header: 'At the top of every page',
  join: 'The button at the top',
  legal: 'The last line of every page',
}

const linkQuestions = [
  {name: 'text', label: 'Text', value: {type: 'words' as const}},
  {name: 'to', label: 'Goes to', value: {type: 'page' as const}},
]

interface MenuPanelProps {
  /** A page to add to the menu. */
  adds?: {text: string; to: string} | undefined
}

/** The panel for editing the links in the site’s header and footer, list by list. */
export function MenuPanel({adds}: MenuPanelProps) {
  // With the focus on no field, it stays on the heading of the panel.
  return <FieldsPanel load={useCallback(() => fetchLinks(adds), [adds])} focus="" />
}

/** Returns a group for each link; “Add below” inserts the page to add until the menu has it, then a link that is written first. */
async function fetchLinks(adds: MenuPanelProps['adds']): Promise<FieldGroup[]> {
  const all = await fetchEditables('content/navigation.yaml')
  const values = all.filter((each) => each.kind === 'text')
  const missing = values.some(({text}) => text === adds?.to) ? undefined : adds
  const links = values.filter(({key}) => key.endsWith('.text'))
  const groups = links.map((text, index): FieldGroup => {
    const list = listOf(text.key)
    const isFirst = index === 0 || list !== listOf(links[index - 1]?.key ?? '')
    const title = values.find(({key}) => key.endsWith('.heading') && list.startsWith(key.replace('heading', '')))
    const to = values.find(({key}) => key === text.key.replace(/text$/, 'to'))
    const item = all.findLast(
      ({kind, span: {start, end}}) => kind === 'block' && start <= text.span.start && text.span.end <= end,
    )
    return {
      heading: isFirst ? (title ? `At the foot: ${title.text}` : (names[list] ?? list)) : undefined,
      item: text.text,
      fields: [text, ...(to ? [to] : [])].map((place) => ({place, label: place.label})),
      tools: (onDone) =>
        item?.kind === 'block' && (
          <ItemTools
            can={item.can}
            span={item.span}
            questions={linkQuestions}
            itemOf={(link) => ({item: link})}
            adds={missing && {item: missing}}
            onDone={onDone}
          />
        ),
    }
  })
  return [{intro: missing && `Press “Add below” where the link to “${missing.text}” belongs.`}, ...groups]
}

/** Returns the key of an item’s list: `footer.0.links` for `footer.0.links.2.text`, `join` for `join.text`. */
function listOf(key: string): string {
  return key.replace(/(?:\.\d+)?\.text$/, '')
}
