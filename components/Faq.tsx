import {css} from '@emotion/react'
import faqs from '../content/faqs.yaml'
import {color, maxLineLength, space} from './theme.ts'
import {findRecord} from './ui/findRecord.ts'
import type {Item} from './ui/kinds.ts'
import {summaryStyle} from './ui/summaryStyle.ts'

interface FaqProps {
  /** The question's `id` in `content/faqs.yaml`. */
  faq: string
}

/** A question that opens to show its answer. */
export function Faq({faq: id}: FaqProps): Item {
  const {question, answer} = findRecord(faqs, id, 'content/faqs.yaml')
  return (
    <details css={styles}>
      <summary css={summaryStyle}>{question}</summary>
      <p>{answer}</p>
    </details>
  )
}

const styles = css({
  borderBottom: `1px solid ${color('line')}`,
  '& > p': {maxWidth: maxLineLength, paddingBottom: space[5], color: color('inkSoft')},
})
