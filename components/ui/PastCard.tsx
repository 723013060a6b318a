import {css} from '@emotion/react'
import type {ReactNode} from 'react'
import * as labels from '../../content/labels.yaml'
import {belowTablet, color, inPrint, minTargetSize, radius, size, space} from '../theme.ts'
import {buttonStyles} from './buttonStyles.ts'
import {ContactLink} from './ContactLink.tsx'
import {cardStyles} from './cardStyles.ts'
import {Day} from './Day.tsx'
import {summaryStyle} from './summaryStyle.ts'
import {VisuallyHidden} from './VisuallyHidden.tsx'

interface PastCardProps {
  record: {id: string; title: string; date: string; ends?: string | undefined}
  /** A word or two before the date: the level of a course, the type of an event. */
  kind: string
  /** The label of the link to the contact form, and what screen readers read after it. */
  label: string
  about: string
  /** The other facts, as `<dt>` and `<dd>`. */
  facts: ReactNode
  /** What it was about. */
  children: ReactNode
}

/**
 * A course or event that is over, in little space: what it was, when it ran, and a button to ask about the
 * next one.
 */
export function PastCard({
  record: {id, title, date, ends},
  kind,
  label,
  about,
  facts,
  children,
}: PastCardProps) {
  return (
    <article id={id} css={styles}>
      <div>
        <h3>{title}</h3>
        <p>
          {`${kind}. ${labels.finished}: `}
          <Day date={date} until={ends} />
          {ends && (
            <>
              {` ${labels.endsOn} `}
              <Day date={ends} />
            </>
          )}
        </p>
      </div>
      <details>
        <summary css={summaryStyle}>
          <span>
            {labels.whatIsInIt}
            <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
          </span>
        </summary>
        <dl css={cardStyles.facts}>{facts}</dl>
        {children}
      </details>
      <ContactLink record={id} label={label} about={about} look={[buttonStyles.base, buttonStyles.outline]} />
    </article>
  )
}

const styles = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[4]}`,
  gridColumn: '1 / -1',
  padding: `${space[3]} ${space[4]}`,
  color: color('ink'),
  background: color('surface'),
  border: `1px solid ${color('line')}`,
  borderRadius: radius.card,
  '& > div': {flex: '1 1 16rem', paddingBlock: space[1]},
  '& p': {fontSize: size.note, color: color('inkSoft')},
  // Closed, it shares a line with the button, or with the title too where there is room.
  '& details[open]': {flexBasis: '100%'},
  '& > a': {marginInlineStart: 'auto'},
  [belowTablet]: {columnGap: space[2], '& > a': {paddingInline: space[2]}},
  '& summary': {
    justifyContent: 'start',
    minHeight: minTargetSize,
    margin: 0,
    padding: 0,
    fontSize: size.note,
  },
  '& dl, & details > p': {marginBottom: space[3]},
  // On paper there is little use for what is over.
  [inPrint]: {'& details': {display: 'none !important'}},
})
