import {css} from '@emotion/react'
import events, {begun} from '../content/events.yaml'
import * as labels from '../content/labels.yaml'
import {Notice} from './Notice.tsx'
import {space} from './theme.ts'
import {askAbout} from './ui/askAbout.ts'
import {buttonStyles} from './ui/buttonStyles.ts'
import {CalendarLink} from './ui/CalendarLink.tsx'
import {Card} from './ui/Card.tsx'
import {cardStyles} from './ui/cardStyles.ts'
import {Day} from './ui/Day.tsx'
import {find} from './ui/find.ts'
import type {Item} from './ui/kinds.ts'
import {Link} from './ui/Link.tsx'
import {typeset} from './ui/typeset.ts'
import {VisuallyHidden} from './ui/VisuallyHidden.tsx'

interface EventCardProps {
  /** The event's `id` in `content/events.yaml`. */
  event: string
}

/** One event: what it is, when and where, and a link to register. */
export function EventCard({event: id}: EventCardProps): Item {
  const event = find(events, id, 'content/events.yaml')
  const hasBegun = begun.includes(id)
  return (
    <Card look={cardStyles.box} id={event.id}>
      <div css={cardStyles.tags}>
        <span>{event.type}</span>
      </div>
      <h3>{event.title}</h3>
      <p>{event.description}</p>
      {hasBegun && <Notice notice="has-started" />}
      <dl css={cardStyles.facts}>
        <dt>{labels.date}</dt>
        <dd>
          <Day date={event.date} />
        </dd>
        <dt>{labels.time}</dt>
        <dd>{typeset(event.time)}</dd>
        <dt>{labels.where}</dt>
        <dd>{event.location}</dd>
        <dt>{labels.price}</dt>
        <dd>{event.price}</dd>
      </dl>
      <div css={[cardStyles.foot, styles]}>
        <Link to={askAbout(event.id)} css={[buttonStyles.base, buttonStyles.outline]}>
          {labels.register}
          <VisuallyHidden>{` ${labels.registerFor} ${event.title}`}</VisuallyHidden>
        </Link>
        {!hasBegun && <CalendarLink id={event.id} title={event.title} />}
      </div>
    </Card>
  )
}

const styles = css({display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4]})
