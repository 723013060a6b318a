const paths = {
  instagram:
    'M7 0h10a7 7 0 0 1 7 7v10a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7V7a7 7 0 0 1 7-7m0 2.2A4.8 4.8 0 0 0 2.2 7v10A4.8 4.8 0 0 0 7 21.8h10a4.8 4.8 0 0 0 4.8-4.8V7A4.8 4.8 0 0 0 17 2.2zm5 3.6a6.2 6.2 0 1 1 0 12.4 6.2 6.2 0 0 1 0-12.4M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8m6.4-3.8a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8',
  youtube:
    'M23.5 6.2a3 3 0 0 0-2.1-2.1c-3-.8-15.8-.8-18.8 0A3 3 0 0 0 .5 6.2a31 31 0 0 0 0 11.6 3 3 0 0 0 2.1 2.1c3 .8 15.8.8 18.8 0a3 3 0 0 0 2.1-2.1 31 31 0 0 0 0-11.6m-14 9.4V8.4l6.3 3.6z',
  tiktok: 'M12.5 0h4a6 6 0 0 0 6 6v4a10 10 0 0 1-6-2v8.6A7.4 7.4 0 1 1 10 9.3v4.2a3.3 3.3 0 1 0 2.5 3.1z',
} as const

/** The name of a social network that has an icon. */
type SocialNetwork = keyof typeof paths

/**
 * A social network's logo, simplified from Simple Icons (https://simpleicons.org, CC0) to keep documents
 * small.
 */
export function SocialIcon({name}: {name: SocialNetwork}) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
