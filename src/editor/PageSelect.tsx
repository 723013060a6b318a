import type {ComponentProps} from 'react'
import type {LinkTarget} from '../edit/protocol.ts'
import {sendRequest} from './socket.ts'
import {useServerData} from './useServerData.ts'

interface PageSelectProps extends Omit<ComponentProps<'select'>, 'value' | 'onChange'> {
  /** An address in this site: `/about`, `/about#our-story`, `#our-story`. */
  text: string
  onText: (text: string) => void
  /** Whether the link may be empty. */
  optional?: boolean
}

/** The select for a link’s target: pages and headings, by name. */
export function PageSelect({text, onText, optional, ...rest}: PageSelectProps) {
  const {answer = []} = useServerData(fetchTargets)
  // A heading on this page may be given without the page’s address.
  const value = text.startsWith('#') ? location.pathname + text : text
  const isKnown = answer.some(({to, headings}) => to === value || headings.some((each) => each.to === value))
  return (
    <select {...rest} value={value} onChange={({target}) => onText(target.value)}>
      {optional && value !== '' && <option value="">No link</option>}
      {!isKnown && <option value={value}>{text || (optional ? 'No link' : 'Choose a page')}</option>}
      {answer.map(({to, name, headings}) => (
        <optgroup key={to} label={name}>
          <option value={to}>{name}</option>
          {headings.map((heading) => (
            <option key={heading.to} value={heading.to}>
              {name}: {heading.name}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  )
}

let asked: Promise<LinkTarget[]> | undefined

/** Requests the targets once for all fields of a panel that request them in the same tick: the menu has some thirty. */
function fetchTargets(): Promise<LinkTarget[]> {
  asked ??= sendRequest('targets', {})
  queueMicrotask(() => {
    asked = undefined
  })
  return asked
}
