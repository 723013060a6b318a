import {css} from '@emotion/react'
import type {InputHTMLAttributes} from 'react'
import {color, size} from '../theme.ts'
import {inputStyle} from './inputStyle.ts'

interface FieldProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete'> {
  /** The field's name in the form. */
  name: string
  label: string
  /** A sentence under the label. */
  hint?: string
  /** A field of that many lines, in place of one. */
  rows?: number
}

/** One required field of a form, with its label and hint. The browser's own words tell of mistakes. */
export function Field({name, label, hint, rows, ...input}: FieldProps) {
  // A heading of the page may have the bare word for its id, as “Email” does.
  const id = `${name}-field`
  const shared = {
    id,
    name,
    required: true,
    'aria-describedby': hint && `${id}-hint`,
    dir: 'auto',
    css: inputStyle,
  } as const
  return (
    <div css={styles.field}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <span id={`${id}-hint`} css={styles.hint}>
          {hint}
        </span>
      )}
      {rows ? <textarea {...shared} rows={rows} /> : <input {...shared} {...input} />}
    </div>
  )
}

const styles = {
  field: css({display: 'grid', gap: '.4rem', '& label': {fontWeight: 700, lineHeight: 1.3}, '& > *': {minWidth: 0}}),
  hint: css({color: color('inkSoft'), fontSize: size.note}),
}
