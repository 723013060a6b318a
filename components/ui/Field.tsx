import {css} from '@emotion/react'
import {type ChangeEvent, type InputHTMLAttributes, useEffect, useRef, useState} from 'react'
import {color, radius, size, space} from '../theme.ts'
import {inputStyle} from './inputStyle.ts'

interface FieldProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'className'> {
  /** The field's name in the form. */
  name: string
  label: string
  /** What to do, said beside the field from when the browser refuses what stands in it until that is right. */
  correction: string
  /** A sentence under the label. */
  hint?: string
  /** Whether it may be left empty. */
  optional?: boolean
  /** A field of that many lines, in place of one. */
  rows?: number
  /** For a field that stands on every page. */
  id?: string
}

/** One field of a form, with its label and hint, and words of its own beside the browser's when it is left wrong. */
export function Field({
  name,
  label,
  correction,
  hint,
  optional = false,
  rows,
  className,
  // A heading of the page may have the bare word for its id, as “Email” does.
  id = `${name}-field`,
  ...input
}: FieldProps) {
  // In the browser because only there is it known what was refused.
  const [refused, setRefused] = useState(false)
  const whole = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // It may have been before React came.
    if (CSS.supports('selector(:user-invalid)') && whole.current?.querySelector(':user-invalid')) setRefused(true)
  }, [])

  const descriptions = [hint && `${id}-hint`, refused && `${id}-correction`].filter(Boolean)
  const shared = {
    id,
    name,
    required: !optional,
    'aria-describedby': descriptions.join(' ') || undefined,
    'aria-invalid': refused || undefined,
    onInvalid: () => setRefused(true),
    onChange({currentTarget}: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) {
      if (currentTarget.validity.valid) setRefused(false)
    },
    dir: 'auto',
    css: inputStyle,
  } as const
  return (
    <div css={styles.field} className={className} ref={whole}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <span id={`${id}-hint`} css={styles.hint}>
          {hint}
        </span>
      )}
      {/* Above the field: below it the browser shows its own words. */}
      {refused && (
        <span id={`${id}-correction`} css={styles.correction}>
          {correction}
        </span>
      )}
      {rows ? <textarea {...shared} rows={rows} /> : <input {...shared} {...input} />}
    </div>
  )
}

const styles = {
  field: css({display: 'grid', gap: '.4rem', '& label': {fontWeight: 700, lineHeight: 1.3}, '& > *': {minWidth: 0}}),
  hint: css({color: color('inkSoft'), fontSize: size.note}),
  correction: css({
    padding: `${space[1]} ${space[3]}`,
    fontSize: size.note,
    fontWeight: 600,
    color: color('danger'),
    background: color('dangerTint'),
    borderRadius: radius.control,
  }),
}
