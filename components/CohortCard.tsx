import {css} from '@emotion/react'
import cohorts, {begun} from '../content/cohorts.yaml'
import * as labels from '../content/labels.yaml'
import {Notice} from './Notice.tsx'
import {color, from, inset, radius, size, space} from './theme.ts'
import {askAbout} from './ui/askAbout.ts'
import {buttonStyles} from './ui/buttonStyles.ts'
import {CalendarLink} from './ui/CalendarLink.tsx'
import {cardStyles, ticked} from './ui/cardStyles.ts'
import {find} from './ui/find.ts'
import type {Item} from './ui/kinds.ts'
import {Link} from './ui/Link.tsx'
import {Places} from './ui/Places.tsx'
import {typeset} from './ui/typeset.ts'
import {VisuallyHidden} from './ui/VisuallyHidden.tsx'

interface CohortCardProps {
  /** The cohort's `id` in `content/cohorts.yaml`. */
  cohort: string
}

/** A ticket to one cohort: when and where it meets, what is in it, and a way to reserve a spot. */
export function CohortCard({cohort: id}: CohortCardProps): Item {
  const cohort = find(cohorts, id, 'content/cohorts.yaml')
  const hasBegun = begun.includes(id)
  return (
    <article css={styles.ticket} id={cohort.id}>
      <div css={[styles.stub, styles[cohort.colour]]}>
        <span>{`${hasBegun ? labels.started : labels.starts} ${part(cohort.date, {weekday: 'long'})}`}</span>
        <time dateTime={cohort.date}>
          <b>{part(cohort.date, {day: 'numeric', month: 'short'})}</b> {part(cohort.date, {year: 'numeric'})}
        </time>
        <Places spots={cohort.spots} />
      </div>
      <div css={styles.body}>
        <h3>{cohort.title}</h3>
        <div css={cardStyles.tags}>
          <span>{cohort.type}</span> <span>{cohort.level}</span>
        </div>
        <p>{cohort.description}</p>
        {hasBegun && <Notice notice="has-started" />}
        <dl css={cardStyles.facts}>
          <dt>{labels.where}</dt>
          <dd>{cohort.location}</dd>
          <dt>{labels.time}</dt>
          <dd>{typeset(cohort.time)}</dd>
          <dt>{labels.spots}</dt>
          <dd>{cohort.spots}</dd>
        </dl>
        <ul css={ticked}>
          {cohort.highlights.map((highlight) => (
            <li key={highlight}>{highlight}</li>
          ))}
        </ul>
      </div>
      <div css={styles.action}>
        <p>{cohort.price}</p>
        <Link to={askAbout(cohort.id)} css={[buttonStyles.base, buttonStyles.outline]}>
          {labels.reserve}
          <VisuallyHidden>{` ${labels.reserveOn} ${cohort.title}`}</VisuallyHidden>
        </Link>
        {!hasBegun && <CalendarLink id={cohort.id} title={cohort.title} />}
      </div>
    </article>
  )
}

/** A part of a date as it is written in Britain. In UTC, so that it is the same day everywhere. */
function part(date: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-GB', {...options, timeZone: 'UTC'}).format(new Date(date))
}

/** How far the tear line is from the end of a ticket. */
const tear = '16.5rem'

/** A mask that lets all be seen but half of a coin, at that height of the tear line. */
function notch(height: string): string {
  return `radial-gradient(circle at calc(100% - ${tear}) ${height}, transparent .7rem, #000 .75rem)`
}

const styles = {
  ticket: css({
    display: 'grid',
    overflow: 'clip',
    background: color('surface'),
    border: `1px solid ${color('line')}`,
    borderRadius: radius.card,
    [from.desktop]: {
      gridTemplateColumns: `min(17vw, 13rem) minmax(0, 1fr) ${tear}`,
      // A half-round notch at each end of the tear line.
      mask: `${notch('0')} top / 100% 51% no-repeat, ${notch('100%')} bottom / 100% 51% no-repeat`,
    },
  }),
  stub: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space[2],
    padding: inset,
    lineHeight: 1.3,
    // Where the stub is a strip, there is no room for them.
    '& > svg': {display: 'none'},
    '& time b': {fontSize: size.panel, lineHeight: 1, letterSpacing: '-.02em'},
    [from.desktop]: {
      flexDirection: 'column',
      justifyContent: 'flex-start',
      '& time b, & > svg': {display: 'block'},
    },
  }),
  mint: css({background: color('mint')}),
  brass: css({background: color('brassTint')}),
  mulberry: css({background: color('mulberryTint')}),
  body: css({
    display: 'grid',
    gap: space[4],
    padding: inset,
    '& > p': {color: color('inkSoft')},
    [from.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      '& > h3, & > div, & > p': {gridColumn: '1 / -1'},
    },
  }),
  // The dashes are where a paper ticket tears.
  action: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    padding: inset,
    borderTop: `2px dashed ${color('line')}`,
    '& p': {fontSize: size.panel, fontWeight: 700, lineHeight: 1, letterSpacing: '-.02em'},
    [from.desktop]: {
      flexDirection: 'column',
      justifyContent: 'center',
      borderTop: 0,
      borderInlineStart: `2px dashed ${color('line')}`,
    },
  }),
}
