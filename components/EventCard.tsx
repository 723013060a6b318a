import {css} from '@emotion/react'
import events, {states} from '../content/events.yaml'
import * as labels from '../content/labels.yaml'
import {belowTablet, color, minTargetSize, space} from './theme.ts'
import {buttonStyles} from './ui/buttonStyles.ts'
import {CalendarLink} from './ui/CalendarLink.tsx'
import {Card} from './ui/Card.tsx'
import {ContactLink} from './ui/ContactLink.tsx'
import {cardStyles} from './ui/cardStyles.ts'
import {besideButton, Disclosure} from './ui/Disclosure.tsx'
import {findRecord} from './ui/findRecord.ts'
import {formatTimes} from './ui/formatTimes.ts'
import type {Item} from './ui/kinds.ts'
import {PastDate} from './ui/PastDate.tsx'
import {factPairsPerRow, wideCard} from './ui/tabletLayout.ts'

interface EventCardProps {
  /** The event's `id` in `content/events.yaml`. */
  event: string
}

/** One event: what it is, when and where, and a link to register. */
export function EventCard({event: id}: EventCardProps): Item {
  const event = findRecord(events, id, 'content/events.yaml')
  const isOver = states[id] === 'over'
  const whereAndPrice = (
    <>
      <dt>{labels.where}</dt>
      <dd>{event.location}</dd>
      <dt>{labels.price}</dt>
      <dd>{event.price}</dd>
    </>
  )
  return (
    <Card look={[cardStyles.box, wideCard, besideButton]} id={event.id}>
      <h3>{event.title}</h3>
      <div css={[cardStyles.tags, styles.tags]}>
        <span>{event.type}</span> {isOver && <span>{labels.finished}</span>}
      </div>
      <dl css={[cardStyles.facts, styles.facts]}>
        <dt>{labels.date}</dt>
        <dd>
          <Day date={event.date} />
        </dd>
        <dt>{labels.time}</dt>
        <dd>{formatTimes(event.time)}</dd>
        {!isOver && whereAndPrice}
      </dl>
      <Disclosure summary={labels.whatIsInIt} subject={event.title}>
        {isOver && <dl css={[cardStyles.facts, styles.facts]}>{whereAndPrice}</dl>}
        <p>{event.description}</p>
      </Disclosure>
      <div css={[cardStyles.foot, styles.foot]}>
        <ContactLink
          record={id}
          label={labels.register}
          about={`${labels.registerFor} ${isOver ? `${labels.nextOne} ` : ''}${event.title}`}
          look={isOver ? styles.quiet : button}
        />
        {isOver ? (
          <PastDate id={id} title={event.title} isOver look={button} />
        ) : (
          <CalendarLink id={id} title={event.title} />
        )}
      </div>
    </Card>
  )
}

const button = [buttonStyles.base, buttonStyles.outline]

const weekday = new Intl.DateTimeFormat('en-GB', {weekday: 'long', timeZone: 'UTC'})
const fullDate = new Intl.DateTimeFormat('en-GB', {day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'})

/** A date such as `2025-01-18`, written out: Saturday 18 January 2025. */
function Day({date}: {date: string}) {
  const day = new Date(date)
  // Formats the weekday separately, because browsers differ on a comma after it. A no-break space joins day and month.
  return <time dateTime={date}>{`${weekday.format(day)} ${fullDate.format(day).replace(' ', '\u00a0')}`}</time>
}

const styles = {
  // Moves the tags above the heading, which comes first in the HTML.
  tags: css({order: -1, '& span + span': {background: color('line'), borderColor: 'transparent'}}),
  facts: css(factPairsPerRow),
  // The link to register for a past event: less prominent than the button to ask for the next date.
  quiet: css({display: 'inline-flex', alignItems: 'center', minHeight: minTargetSize, textDecoration: 'underline'}),
  foot: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[4],
    // On a phone the button is a direct item of the card, so that it can share a line with the `<details>`.
    [belowTablet]: {display: 'contents'},
  }),
}
