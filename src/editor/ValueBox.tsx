import type {FocusEvent, KeyboardEvent, Ref} from 'react'
import type {Value} from '../edit/protocol.ts'

interface ValueBoxProps {
  /** What the value must be. */
  value: Value
  text: string
  onText: (text: string) => void
  /** It may be left empty. */
  optional?: boolean
  /** What the choices are called; '' is no choice. */
  names?: Record<string, string> | undefined
  id?: string
  ref?: Ref<HTMLElement>
  placeholder?: string
  required?: boolean
  'aria-invalid'?: boolean
  'aria-describedby'?: string
  onBlur?: (event: FocusEvent) => void
  onFocus?: (event: FocusEvent) => void
  onKeyDown?: (event: KeyboardEvent) => void
}

/** The box that a value is typed in: a field for dates, numbers with steps, choices, or words. */
export function ValueBox({value, text, onText, optional = false, names, ref, placeholder, ...rest}: ValueBoxProps) {
  const onChange = (event: {target: {value: string}}) => onText(event.target.value)
  const shared = {...rest, lang: 'en-GB', value: text, onChange}
  if (value.as === 'choice')
    return (
      <select {...shared} ref={ref as Ref<HTMLSelectElement>}>
        {(optional || !value.choices.includes(text)) && <option value="">{names?.['']}</option>}
        {value.choices.map((choice) => (
          <option key={choice} value={choice}>
            {names?.[choice] ?? choice}
          </option>
        ))}
      </select>
    )
  if (value.as === 'words')
    return (
      <textarea
        {...shared}
        ref={ref as Ref<HTMLTextAreaElement>}
        placeholder={placeholder}
        rows={Math.min(8, Math.ceil((text.length + 1) / 42))}
        spellCheck
      />
    )
  const limits = value.as === 'number' && {min: value.least, max: value.most, step: value.step}
  return (
    <input
      {...shared}
      {...limits}
      ref={ref as Ref<HTMLInputElement>}
      placeholder={placeholder}
      type={value.as === 'form' ? 'text' : value.as}
    />
  )
}
