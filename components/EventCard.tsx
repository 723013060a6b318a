import events from '../content/events.yaml'
import {buttonStyles} from './ui/buttonStyles.ts'
import {cardStyles} from './ui/cardStyles.ts'
import {Day} from './ui/Day.tsx'
import {find} from './ui/find.ts'
import {Link} from './ui/Link.tsx'
import {VisuallyHidden} from './ui/VisuallyHidden.tsx'

interface EventCardProps {
  /** The event's `id` in `content/events.yaml`. */
  event: string
}

/** One event: what it is, when and where, and a link to register. */
export function EventCard({event: id}: EventCardProps) {
  const event = find(events, id, 'content/events.yaml')
  return (
    <article css={cardStyles.box} id={event.id}>
      <div css={cardStyles.tags}>
        <span>{event.type}</span>
      </div>
      <h3>{event.title}</h3>
      <p>{event.description}</p>
      <dl css={cardStyles.facts}>
        <dt>Date</dt>
        <dd>
          <Day date={event.date} />
        </dd>
        <dt>Time</dt>
        <dd>{event.time}</dd>
        <dt>Where</dt>
        <dd>{event.location}</dd>
      </dl>
      <div css={cardStyles.foot}>
        <Link to="/contact" css={[buttonStyles.base, buttonStyles.outline]}>
          Register<VisuallyHidden> for {event.title}</VisuallyHidden>
        </Link>
      </div>
    </article>
  )
}
