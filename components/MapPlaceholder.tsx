import {css} from '@emotion/react'
import {color, inset, radius} from './theme.ts'

/** The place where a map would be, and why there is none. */
export function MapPlaceholder() {
  return (
    <div css={styles}>
      <p>
        <b>Map coming soon.</b> We don’t load maps from other companies, so nobody tracks you here.
      </p>
    </div>
  )
}

const styles = css({
  display: 'grid',
  placeItems: 'center',
  minHeight: '12rem',
  padding: inset,
  textAlign: 'center',
  color: color('inkSoft'),
  background: color('wash'),
  border: `2px dashed ${color('control')}`,
  borderRadius: radius.card,
  '& b': {display: 'block', color: color('ink')},
})
