import {css} from '@emotion/react'
import faqs from '../content/faqs.yaml'
import {color, measure, motionAllowed, size, space} from './theme.ts'
import {find} from './ui/find.ts'
import type {Item} from './ui/kinds.ts'

interface FaqProps {
  /** The question's `id` in `content/faqs.yaml`. */
  faq: string
}

/** A question that opens to its answer, with or without script. */
export function Faq({faq: id}: FaqProps): Item {
  const {question, answer} = find(faqs, id, 'content/faqs.yaml')
  return (
    <details css={styles}>
      <summary>{question}</summary>
      <p>{answer}</p>
    </details>
  )
}

// Room for the focus ring beside the words, as much as the narrowest margin of a page has.
const aside = 'min(.75rem, 2vw)'

const styles = css({
  borderBottom: `1px solid ${color('line')}`,
  '& summary': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: space[4],
    padding: `${space[4]} ${aside}`,
    marginInline: `calc(-1 * ${aside})`,
    fontSize: size.lead,
    fontWeight: 700,
    lineHeight: 1.3,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': {display: 'none'},
    // A plus, which turns into a cross.
    '&::after': {
      content: '""',
      flex: 'none',
      width: '1.1rem',
      height: '1.1rem',
      background:
        'linear-gradient(currentColor, currentColor) center / 100% 2px no-repeat, linear-gradient(currentColor, currentColor) center / 2px 100% no-repeat',
      [motionAllowed]: {transition: 'rotate .15s'},
    },
  },
  '&[open] > summary::after': {rotate: '45deg'},
  '& > p': {maxWidth: measure, paddingBottom: space[5], color: color('inkSoft')},
})
