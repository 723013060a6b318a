import {css} from '@emotion/react'
import events, {states} from '../content/events.yaml'
import * as labels from '../content/labels.yaml'
import {belowTablet, space} from './theme.ts'
import {CalendarLink} from './ui/CalendarLink.tsx'
import {Card} from './ui/Card.tsx'
import {ContactLink} from './ui/ContactLink.tsx'
import {cardStyles} from './ui/cardStyles.ts'
import {Day} from './ui/Day.tsx'
import {besideButton, Disclosure} from './ui/Disclosure.tsx'
import {findRecord} from './ui/findRecord.ts'
import {formatTimes} from './ui/formatTimes.ts'
import type {Item} from './ui/kinds.ts'
import {PastCard} from './ui/PastCard.tsx'
import {factPairsPerRow, wideCard} from './ui/tabletLayout.ts'

interface EventCardProps {
  /** The event's `id` in `content/events.yaml`. */
  event: string
}

/** One event: what it is, when and where, and a link to register. */
export function EventCard({event: id}: EventCardProps): Item {
  const event = findRecord(events, id, 'content/events.yaml')
  const facts = (
    <>
      <dt>{labels.time}</dt>
      <dd>{formatTimes(event.time)}</dd>
      <dt>{labels.where}</dt>
      <dd>{event.location}</dd>
      <dt>{labels.price}</dt>
      <dd>{event.price}</dd>
    </>
  )
  if (states[id] === 'over')
    return (
      <PastCard
        record={event}
        kind={event.type}
        label={labels.register}
        about={`${labels.registerFor} ${labels.nextOne} ${event.title}`}
        facts={facts}
      >
        <p>{event.description}</p>
      </PastCard>
    )
  return (
    <Card look={[cardStyles.box, wideCard, besideButton]} id={event.id}>
      <h3>{event.title}</h3>
      <div css={[cardStyles.tags, styles.tags]}>
        <span>{event.type}</span>
      </div>
      <dl css={[cardStyles.facts, styles.facts]}>
        <dt>{labels.date}</dt>
        <dd>
          <Day date={event.date} withWeekday />
        </dd>
        {facts}
      </dl>
      <Disclosure summary={labels.whatIsInIt} subject={event.title}>
        <p>{event.description}</p>
      </Disclosure>
      <div css={[cardStyles.foot, styles.foot]}>
        <ContactLink record={id} label={labels.register} about={`${labels.registerFor} ${event.title}`} />
        <CalendarLink id={id} title={event.title} />
      </div>
    </Card>
  )
}

const styles = {
  // Moves the tags above the heading, which comes first in the HTML.
  tags: css({order: -1}),
  facts: css(factPairsPerRow),
  foot: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[4],
    // On a phone the button is a direct item of the card, so that it can share a line with the `<details>`.
    [belowTablet]: {display: 'contents'},
  }),
}
