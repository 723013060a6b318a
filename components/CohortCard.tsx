import {css} from '@emotion/react'
import cohorts, {states} from '../content/cohorts.yaml'
import * as labels from '../content/labels.yaml'
import {color, forcedColors, inPrint, inset, radius, size, space} from './theme.ts'
import {buttonStyles} from './ui/buttonStyles.ts'
import {CalendarLink} from './ui/CalendarLink.tsx'
import {ContactLink} from './ui/ContactLink.tsx'
import {CourseSpots} from './ui/CourseSpots.tsx'
import {cardStyles} from './ui/cardStyles.ts'
import {Day} from './ui/Day.tsx'
import {Disclosure} from './ui/Disclosure.tsx'
import {findRecord} from './ui/findRecord.ts'
import {formatTimes} from './ui/formatTimes.ts'
import type {Item} from './ui/kinds.ts'
import {PastCard} from './ui/PastCard.tsx'
import {TickList} from './ui/TickList.tsx'
import {factPairsPerRow, tabletOnly} from './ui/tabletLayout.ts'
import {withNumber} from './ui/withNumber.ts'

interface CohortCardProps {
  /** The cohort's `id` in `content/cohorts.yaml`. */
  cohort: string
}

/**
 * A ticket for one cohort of a course: when and where it meets, what the course covers, and a link to reserve
 * a spot.
 */
export function CohortCard({cohort: id}: CohortCardProps): Item {
  const cohort = findRecord(cohorts, id, 'content/cohorts.yaml')
  const content = [
    <p key="description">{cohort.description}</p>,
    <TickList key="highlights" points={cohort.highlights} />,
  ]
  if (states[id] === 'over')
    return (
      <PastCard
        record={cohort}
        kind={cohort.level}
        label={labels.reserve}
        about={`${labels.reserveOn} ${labels.nextOne} ${cohort.title}`}
        facts={
          <>
            <dt>{labels.type}</dt>
            <dd>{cohort.type}</dd>
            <dt>{labels.time}</dt>
            <dd>{formatTimes(cohort.time)}</dd>
            <dt>{labels.where}</dt>
            <dd>{cohort.location}</dd>
            <dt>{labels.price}</dt>
            <dd>{`${cohort.price}, ${withNumber(labels.allSpots, cohort.spots)}`}</dd>
          </>
        }
      >
        {content}
      </PastCard>
    )
  const hasStarted = states[id] === 'started'
  return (
    <article css={[styles.ticket, styles[cohort.colour]]} id={cohort.id}>
      <div css={styles.paper}>
        <h3>{cohort.title}</h3>
        <div css={styles.date}>
          <span>{hasStarted ? labels.started : labels.starts}</span>
          <time dateTime={cohort.date}>
            <span>{part(cohort.date, {weekday: 'long'})}</span> <b>{part(cohort.date, {day: 'numeric'})}</b>{' '}
            <span>{part(cohort.date, {month: 'long', year: 'numeric'})}</span>
          </time>
          {cohort.ends && (
            <small>
              {`${labels.endsOn} `}
              <Day date={cohort.ends} />
            </small>
          )}
        </div>
        <dl css={cardStyles.facts}>
          <dt>{labels.type}</dt>
          <dd>{cohort.type}</dd>
          <dt>{labels.level}</dt>
          <dd>{cohort.level}</dd>
          <dt>{labels.time}</dt>
          <dd>{formatTimes(cohort.time)}</dd>
          <dt>{labels.where}</dt>
          <dd>{cohort.location}</dd>
        </dl>
        <Disclosure summary={labels.whatIsInIt} subject={cohort.title}>
          {content}
        </Disclosure>
      </div>
      <div css={styles.stub}>
        <b>{cohort.price}</b>
        <CourseSpots spots={cohort.spots} />
        {hasStarted && (
          <p>
            {`${labels.hasStarted} `}
            <ContactLink record={id} label={labels.askForNext} about={cohort.title} />
          </p>
        )}
        <ContactLink
          record={id}
          label={labels.reserve}
          about={`${labels.reserveOn} ${cohort.title}`}
          look={[buttonStyles.base, hasStarted ? styles.quiet : buttonStyles.outline]}
        />
        {!hasStarted && <CalendarLink id={id} title={cohort.title} />}
      </div>
    </article>
  )
}

/**
 * Formats parts of a date, such as its weekday, in British English. In UTC, so that no time zone shifts the
 * day.
 */
function part(date: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-GB', {...options, timeZone: 'UTC'}).format(new Date(date))
}

/**
 * The number of grid rows in the upper half of a ticket. They line up with the rows of the tickets beside it.
 */
const parts = 5

const onStock = `var(--onStock, ${color('onBrass')})`
const ground = `var(--ground, ${color('paper')})`

/**
 * Returns a background that looks like a hole. A mask would also cut a fraction of a pixel off the ticket's
 * edges.
 */
function hole(place: string, radius: string): string {
  return `radial-gradient(circle at ${place}, ${ground} ${radius}, transparent calc(${radius} + .5px))`
}

const styles = {
  ticket: css({
    display: 'grid',
    gridRow: `span ${parts + 1}`,
    gridTemplateRows: 'subgrid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: 0,
    color: color('ink'),
    borderRadius: radius.card,
    [tabletOnly]: {gridRow: 'auto', gridColumn: '1 / -1', gridTemplateRows: 'none'},
  }),
  mint: css({'--stock': color('mintStrong')}),
  brass: css({'--stock': color('brass')}),
  mulberry: css({'--stock': color('mulberryStrong')}),
  paper: css({
    display: 'grid',
    gridRow: `span ${parts}`,
    gridTemplateRows: 'subgrid',
    gap: space[3],
    background: color('surface'),
    // A border that is visible only in forced-colours mode, where the browser removes the background.
    border: '1px solid transparent',
    borderRadius: `${radius.card} ${radius.card} 0 0`,
    '& > :not(div)': {marginInline: inset, [inPrint]: {margin: 0}},
    '& > dl': {width: 'auto', ...factPairsPerRow},
    '& > details': {marginBottom: inset},
    '& p': {color: color('inkSoft')},
    [tabletOnly]: {
      gridRow: 'auto',
      gridTemplateRows: 'none',
      gridTemplateColumns: '11rem minmax(0, 1fr)',
      columnGap: 0,
      '& > h3': {marginTop: inset},
      '& ul': {gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: space[3]},
    },
  }),
  // Moves the date above the heading, which comes first in the HTML.
  date: css({
    gridRow: 1,
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: space[3],
    alignContent: 'start',
    padding: inset,
    paddingBlock: space[4],
    lineHeight: 1.25,
    color: onStock,
    background: 'var(--stock)',
    border: '1px solid transparent',
    borderRadius: 'inherit',
    '& > span': {gridColumn: '1 / -1', justifySelf: 'start', marginBottom: space[2]},
    '& > time': {display: 'contents', fontWeight: 600},
    '& b': {
      gridRow: '2 / 5',
      alignSelf: 'center',
      fontSize: size.homeTitle,
      lineHeight: 1,
      letterSpacing: '-.03em',
    },
    '& small': {gridColumn: 2, fontSize: size.note},
    [tabletOnly]: {
      gridRow: `1 / ${parts}`,
      gridColumn: 1,
      gridTemplateColumns: 'minmax(0, 1fr)',
      borderStartEndRadius: 0,
      '& b': {gridRow: 2, justifySelf: 'start'},
      '& small': {gridColumn: 1},
    },
  }),
  // The lower part of the ticket. Holes perforate its upper edge, with half a hole at each end.
  stub: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateRows: 'auto 1fr',
    gap: space[3],
    padding: inset,
    background: [
      hole('0 0', '.8rem'),
      hole('100% 0', '.8rem'),
      `${hole('50% 0', '.22rem')} 0 0 / 1rem 1rem round no-repeat`,
      'var(--stock)',
    ].join(', '),
    color: onStock,
    [forcedColors]: {border: '1px dashed'},
    borderRadius: `0 0 ${radius.card} ${radius.card}`,
    '& > b': {flex: 'none', fontSize: size.panel, lineHeight: 1, letterSpacing: '-.02em'},
    // The text and the button of the paragraph become items of the stub's grid.
    '& > p': {display: 'contents', lineHeight: 1.45},
    '& > div': {gridRow: '1 / 3', gridColumn: 2},
    '& a': {color: 'inherit', gridColumn: '1 / -1'},
    '& a:hover': {background: 'none', textDecoration: 'underline'},
    [tabletOnly]: {
      gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
      columnGap: space[5],
      alignItems: 'center',
      '& a': {gridColumn: 4},
    },
  }),
  // The link to reserve a spot, on a ticket for a course that has started: less prominent than the button to
  // ask for the next date.
  quiet: css({textDecoration: 'underline'}),
}
