import {useCallback} from 'react'
import type {ComponentDetails} from '../../edit/api.ts'
import type {Editable} from '../../edit/protocol.ts'
import {componentMarkAttribute} from '../connection/Marked.tsx'
import {elementAt, readSourceMark} from '../connection/marks.ts'
import {sendRequest} from '../connection/server.ts'
import {BlockTools} from './BlockTools.tsx'
import {fieldsOfValues} from './FieldPanels.tsx'
import {type FieldGroup, FieldsPanel} from './FieldsPanel.tsx'
import {ItemTools} from './ItemTools.tsx'

interface ComponentPanelProps {
  at: {file: string; start: number}
  /** The key of the clicked value, whose field gets the focus. */
  focus?: string | undefined
  values?: Editable[] | undefined
}

/** The panel of a component: the fields of the records or values that it shows, then its own attributes. */
export function ComponentPanel({at: {file, start}, focus, values}: ComponentPanelProps) {
  const load = useCallback(async () => {
    const mark = readSourceMark(elementAt(file, start) ?? null, componentMarkAttribute)
    const {component} = await sendRequest('describeComponent', {file, start: mark?.start ?? start})
    return component && [...(values?.length ? [await fieldsOfValues(values)] : []), ...groupsOf(component)]
  }, [file, start, values])
  return <FieldsPanel load={load} focus={focus} />
}

function groupsOf({purpose, editables, shows}: ComponentDetails): FieldGroup[] {
  const texts = editables.map((each) => (each.kind === 'text' ? each.text : ''))
  const groups = editables.flatMap((editable): FieldGroup[] => {
    // A record’s id is left out, because only developers change it.
    if (editable.kind === 'locked' && editable.key !== 'id')
      return [{fields: [{editable, label: editable.label ?? ''}]}]
    if (editable.kind !== 'text') return []
    const {actions, label, span, value} = editable
    if (!actions.includes('add')) return [{fields: [{editable, label}]}]
    // In a list of choices, the new item is one that is not chosen yet.
    const choice = value.type === 'choice' ? value.choices.find((each) => !texts.includes(each)) : undefined
    return [
      {
        item: label,
        fields: [{editable, label}],
        tools: (onDone) =>
          value.type === 'choice' ? (
            <BlockTools
              actions={actions}
              span={span}
              insertion={choice === undefined ? undefined : {line: choice}}
              onDone={onDone}
            />
          ) : (
            <ItemTools
              actions={actions}
              span={span}
              questions={[{name: 'line', label: 'New item', value}]}
              itemOf={({line = ''}) => ({line})}
              onDone={onDone}
            />
          ),
      },
    ]
  })
  const block = editables.find(({kind}) => kind === 'block')
  if (block?.kind === 'block')
    groups.push({tools: () => <BlockTools actions={block.actions} span={block.span} shows={shows} />})
  return [{intro: purpose}, ...groups]
}
