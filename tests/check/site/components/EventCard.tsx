interface EventCardProps {
  /** The event's `id` in `content/events.yaml`. */
  event: string
}

/** One event. */
export function EventCard({event}: EventCardProps) {
  return <article id={event}>{event}</article>
}
