import type {ComponentProps} from 'react'
import type {Target} from '../edit/protocol.ts'
import {ask} from './socket.ts'
import {useAnswer} from './useAnswer.ts'

interface PageChoiceProps extends Omit<ComponentProps<'select'>, 'value' | 'onChange'> {
  /** An address of this site: `/about`, `/about#our-story`, `#our-story`. */
  text: string
  onText: (text: string) => void
  /** It may lead nowhere. */
  optional?: boolean
}

/** Where a link goes: a page or a heading on one, by its name. */
export function PageChoice({text, onText, optional, ...rest}: PageChoiceProps) {
  const {answer = []} = useAnswer(askForTargets)
  // A heading of this page may be named without the page.
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

let asked: Promise<Target[]> | undefined

/** One request for all fields of a panel that ask at the same moment: the menu has some thirty. */
function askForTargets(): Promise<Target[]> {
  asked ??= ask('targets', {})
  queueMicrotask(() => {
    asked = undefined
  })
  return asked
}
