import {css} from '@emotion/react'
import type {InputHTMLAttributes} from 'react'
import {color, radius, size, space} from '../theme.ts'
import {inputStyle} from './inputStyle.ts'

interface FieldProps
  extends Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'className'> {
  /** The field's name in the form. */
  name: string
  label: string
  /**
   * What to do if the field is empty, although it must not be. Shown above the field until it is filled in.
   */
  missing?: string
  /** What to do if the value is not of the field's `type`. Shown above the field until it is. */
  malformed?: string
  /** A sentence under the label. */
  hint?: string
  /** Whether the field may be left empty. */
  optional?: boolean
  /** The number of lines, which makes the field a `<textarea>`. */
  rows?: number
  /** Needed for a field that is on every page, where `name` alone would not be unique. */
  id?: string
}

/**
 * A form field with a label, a hint, and a correction for each mistake that is possible.
 * `src/browser/islands.tsx` shows them, in place of the browser's own message, and finds them by their ids.
 */
export function Field({
  name,
  label,
  missing,
  malformed,
  hint,
  optional = false,
  rows,
  className,
  // The suffix avoids duplicate ids: a heading “Email” has the id `email`.
  id = `${name}-field`,
  ...input
}: FieldProps) {
  const describedBy = hint && `${id}-hint`
  const shared = {
    id,
    name,
    required: !optional,
    'aria-describedby': describedBy,
    dir: 'auto',
    css: inputStyle,
  } as const
  return (
    <div css={styles.field} className={className}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <span id={describedBy} css={styles.hint}>
          {hint}
        </span>
      )}
      {missing && (
        <span id={`${id}-valueMissing`} css={styles.correction} hidden>
          {missing}
        </span>
      )}
      {malformed && (
        <span id={`${id}-typeMismatch`} css={styles.correction} hidden>
          {malformed}
        </span>
      )}
      {rows ? <textarea {...shared} rows={rows} /> : <input {...shared} {...input} />}
    </div>
  )
}

const styles = {
  field: css({
    display: 'grid',
    gap: '.4rem',
    '& label': {fontWeight: 700, lineHeight: 1.3},
    '& > *': {minWidth: 0},
  }),
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
