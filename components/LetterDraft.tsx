import {css} from '@emotion/react'
import {Children, isValidElement, type ReactNode} from 'react'
import * as labels from '../content/labels.yaml'
import {color, inPrint, radius, space} from './theme.ts'
import {buttonStyles} from './ui/buttonStyles.ts'
import type {Text, Verbatim} from './ui/kinds.ts'
import {mailDraft} from './ui/mailDraft.ts'
import {summaryStyle} from './ui/summaryStyle.ts'

interface LetterDraftProps {
  /** What the letter is for, which is also the subject of the email. */
  title: Text
  /**
   * The letter, in paragraphs without links.
   * @example I’ve had your letter, and I’m getting advice.
   */
  children: Verbatim
}

/**
 * A letter to copy, which opens: one press selects all of it, and a button puts it into an email. Neither
 * needs a script.
 */
export function LetterDraft({title, children}: LetterDraftProps) {
  const paragraphs = Children.toArray(children).filter(isValidElement)
  return (
    <details data-answer="" css={styles.draft}>
      <summary css={summaryStyle}>{title}</summary>
      <div css={styles.letter}>{children}</div>
      <a
        href={mailDraft('', title, paragraphs.map(textOf).join('\n\n'))}
        css={[buttonStyles.base, buttonStyles.outline]}
      >
        {labels.asEmail}
      </a>
    </details>
  )
}

/** Returns the text of an element and its children. */
function textOf(node: ReactNode): string {
  if (isValidElement<{children?: ReactNode}>(node))
    return Children.toArray(node.props.children).map(textOf).join('')
  return typeof node === 'string' || typeof node === 'number' ? String(node) : ''
}

const styles = {
  draft: css({
    maxWidth: '40rem',
    padding: `0 ${space[4]}`,
    background: color('surface'),
    border: `1px dashed ${color('control')}`,
    borderRadius: radius.control,
    '& > summary': {[inPrint]: {'&::after': {display: 'none'}}},
    '& > a': {marginBlock: space[4], [inPrint]: {display: 'none'}},
  }),
  letter: css({display: 'grid', gap: space[2], lineHeight: 1.45, userSelect: 'all'}),
}
