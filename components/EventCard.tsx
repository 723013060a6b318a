import {css} from '@emotion/react'
import events, {states} from '../content/events.yaml'
import * as labels from '../content/labels.yaml'
import {belowTablet, color, space, target} from './theme.ts'
import {AskLink} from './ui/AskLink.tsx'
import {buttonStyles} from './ui/buttonStyles.ts'
import {CalendarLink} from './ui/CalendarLink.tsx'
import {Card} from './ui/Card.tsx'
import {cardStyles} from './ui/cardStyles.ts'
import {besideButton, Fold} from './ui/Fold.tsx'
import {find} from './ui/find.ts'
import type {Item} from './ui/kinds.ts'
import {twoFactsToARow, wideCard} from './ui/landscape.ts'
import {PastDate} from './ui/PastDate.tsx'
import {spokenTimes} from './ui/spokenTimes.ts'

interface EventCardProps {
  /** The event's `id` in `content/events.yaml`. */
  event: string
}

/** One event: what it is, when and where, and a link to register. */
export function EventCard({event: id}: EventCardProps): Item {
  const event = find(events, id, 'content/events.yaml')
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
        <dd>{spokenTimes(event.time)}</dd>
        {!isOver && whereAndPrice}
      </dl>
      <Fold summary={labels.whatIsInIt} of={event.title}>
        {isOver && <dl css={[cardStyles.facts, styles.facts]}>{whereAndPrice}</dl>}
        <p>{event.description}</p>
      </Fold>
      <div css={[cardStyles.foot, styles.foot]}>
        <AskLink
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
  // In two parts, because browsers differ on a comma between them. A no-break space keeps the day beside its month.
  return <time dateTime={date}>{`${weekday.format(day)} ${fullDate.format(day).replace(' ', '\u00a0')}`}</time>
}

const styles = {
  // Shown above the heading, which precedes them in the document.
  tags: css({order: -1, '& span + span': {background: color('line'), borderColor: 'transparent'}}),
  facts: css(twoFactsToARow),
  // For a past event the button asks about the next date, and the link to register is plain.
  quiet: css({display: 'inline-flex', alignItems: 'center', minHeight: target, textDecoration: 'underline'}),
  foot: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[4],
    // There the button is beside the fold.
    [belowTablet]: {display: 'contents'},
  }),
}
