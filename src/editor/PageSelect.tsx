import type {ComponentProps} from 'react'
import type {LinkTarget} from '../edit/protocol.ts'
import {sendRequest} from './socket.ts'
import {useServerData} from './useServerData.tsx'

interface PageSelectProps extends Omit<ComponentProps<'select'>, 'value' | 'onChange'> {
  /** The link’s target, an address on this site: `/about`, `/about#our-story`, `#our-story`. */
  text: string
  onText: (text: string) => void
  /** Whether the link may be empty. */
  optional?: boolean
}

/** The `<select>` for a link’s target: it lists all pages and headings of the site by name. */
export function PageSelect({text, onText, optional, ...rest}: PageSelectProps) {
  const {answer = []} = useServerData(fetchTargets)
  // `#heading` is a heading on this page; the options have full addresses.
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

let request: Promise<LinkTarget[]> | undefined

/** Shares one request among all fields that are mounted in the same tick: the menu’s panel has about thirty. */
function fetchTargets(): Promise<LinkTarget[]> {
  request ??= sendRequest('targets', {})
  queueMicrotask(() => {
    request = undefined
  })
  return request
}
