import type {FocusEvent, KeyboardEvent, Ref} from 'react'
import type {ValueType} from '../../edit/protocol.ts'
import {PageSelect} from './PageSelect.tsx'

interface ValueInputProps {
  value: ValueType
  text: string
  onText: (text: string) => void
  /** Whether the value may be empty. */
  optional?: boolean
  /** The human-readable names of the choices; '' is the empty choice. */
  names?: Record<string, string> | undefined
  id?: string
  ref?: Ref<HTMLElement>
  placeholder?: string
  required?: boolean
  'aria-invalid'?: boolean
  'aria-describedby'?: string
  'aria-labelledby'?: string
  onBlur?: (event: FocusEvent) => void
  onFocus?: (event: FocusEvent) => void
  onKeyDown?: (event: KeyboardEvent) => void
}

/** The input for a type of value: a date, a number, a select, checkboxes, a link target or text. */
export function ValueInput({
  value,
  text,
  onText,
  optional = false,
  names,
  ref,
  placeholder,
  ...rest
}: ValueInputProps) {
  const onChange = (event: {target: {value: string}}) => onText(event.target.value)
  const shared = {...rest, lang: 'en-GB', value: text, onChange}
  if (value.type === 'choice')
    return (
      <select {...shared} ref={ref as Ref<HTMLSelectElement>}>
        {(optional || !value.choices.includes(text)) && <option value="">{names?.['']}</option>}
        {value.choices.map((choice) => (
          <option key={choice} value={choice}>
            {names?.[choice] ?? value.names[choice]}
          </option>
        ))}
      </select>
    )
  if (value.type === 'page')
    return (
      <PageSelect
        {...rest}
        optional={optional}
        text={text}
        onText={onText}
        ref={ref as Ref<HTMLInputElement>}
      />
    )
  if (value.type === 'lines' && value.choices)
    return <Checkboxes {...rest} choices={value.choices} names={value.names} text={text} onText={onText} />
  if (value.type === 'text' || value.type === 'lines')
    return (
      <textarea
        {...shared}
        ref={ref as Ref<HTMLTextAreaElement>}
        placeholder={placeholder}
        rows={Math.min(8, text.split('\n').length + Math.floor(text.length / 42))}
        spellCheck
      />
    )
  const limits = value.type === 'number' && {min: value.min, max: value.max, step: value.step}
  return (
    <input
      {...shared}
      {...limits}
      ref={ref as Ref<HTMLInputElement>}
      placeholder={placeholder}
      type={value.type === 'format' ? 'text' : value.type}
    />
  )
}

/** Checkboxes for several choices; `text` contains the chosen ones, one per line. */
function Checkboxes({
  choices,
  names,
  text,
  onText,
  id,
  ...rest
}: Pick<ValueInputProps, 'text' | 'onText' | 'names' | 'id' | 'aria-describedby' | 'aria-labelledby'> & {
  choices: string[]
}) {
  const chosen = text.split('\n').filter(Boolean)
  const toggled = (choice: string) =>
    chosen.includes(choice) ? chosen.filter((each) => each !== choice) : [...chosen, choice]
  return (
    <fieldset
      id={id}
      aria-labelledby={rest['aria-labelledby']}
      aria-describedby={rest['aria-describedby']}
      className="row"
    >
      {choices.map((choice) => (
        <label key={choice} className="tick">
          <input
            type="checkbox"
            checked={chosen.includes(choice)}
            onChange={() => onText(toggled(choice).join('\n'))}
          />
          {names?.[choice] ?? choice}
        </label>
      ))}
    </fieldset>
  )
}
