import {css} from '@emotion/react'
import type {ReactNode} from 'react'
import terms from '../../content/terms.yaml'
import {color, inPrint, radius, size, space} from '../theme.ts'
import {findRecord} from './findRecord.ts'

interface TermProps {
  /** The word's `id` in `content/terms.yaml`. */
  term: string
  children: ReactNode
}

/**
 * A hard word in a sentence, which shows its explanation at a press, without a script.
 * `src/layout/markTerms.ts` puts it into pages. Not `<details>`, which can't be in a paragraph.
 */
export function Term({term, children}: TermProps) {
  const {id, means} = findRecord(terms, term, 'content/terms.yaml')
  const explanation = `Term-${id}`
  return (
    <>
      <button type="button" popoverTarget={explanation} data-term="" css={styles.word}>
        {children}
      </button>
      <span id={explanation} popover="auto" data-derived css={styles.means}>
        {means}
      </span>
    </>
  )
}

const styles = {
  word: css({
    padding: 0,
    font: 'inherit',
    color: 'inherit',
    background: 'none',
    border: 0,
    borderBottom: '2px dotted',
    cursor: 'help',
    userSelect: 'text',
    [inPrint]: {border: 0},
  }),
  means: css({
    maxWidth: `min(22rem, 100vw - 2 * ${space[4]})`,
    padding: `${space[3]} ${space[4]}`,
    fontSize: size.body,
    lineHeight: 1.45,
    color: color('onToast'),
    background: color('toast'),
    border: `1px solid ${color('control')}`,
    borderRadius: radius.control,
    // Below the word, or above it where there is no room. Other browsers show it in the middle of the window.
    '@supports (position-area: block-end)': {
      inset: 'auto',
      margin: `${space[1]} ${space[2]}`,
      positionArea: 'block-end span-inline-end',
      positionTryFallbacks: 'flip-inline, flip-block, flip-block flip-inline',
    },
    // In browsers without popovers, the word has no explanation.
    '@supports not selector(:popover-open)': {display: 'none'},
  }),
}
