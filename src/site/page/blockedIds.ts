/** Ids that ad blockers hide on every site, as far as a heading of a page like ours could have them. */
export const blockedIds: ReadonlySet<string> = new Set([
  ...['ads', 'advertise', 'advertisement', 'adverts', 'sponsored', 'sponsored-links', 'sponsored-resources'],
  ...['about-cookies', 'accept-cookie', 'cookie-information', 'cookie-notice', 'cookiepolicy', 'cookies-info'],
  ...['cookies-policy', 'games', 'privacypolicy', 'share-buttons', 'share-links', 'share-post', 'social-buttons'],
  ...['social-media', 'socials', 'teasers', 'twitter-share', 'website-cookies'],
])

/** Returns the anchor of a heading, by the id that its text makes: another id if ad blockers would hide the heading. */
export function unblockedId(id: string): string {
  return blockedIds.has(id) ? `${id}-part` : id
}
