import GithubSlugger from 'github-slugger'

/** Ids that ad blockers hide on every site, as far as a heading of a page like ours could have them. */
export const blockedIds: ReadonlySet<string> = new Set([
  ...['ads', 'advertise', 'advertisement', 'adverts', 'sponsored', 'sponsored-links', 'sponsored-resources'],
  ...[
    'about-cookies',
    'accept-cookie',
    'cookie-information',
    'cookie-notice',
    'cookiepolicy',
    'cookies-info',
  ],
  ...[
    'cookies-policy',
    'games',
    'privacypolicy',
    'share-buttons',
    'share-links',
    'share-post',
    'social-buttons',
  ],
  ...['social-media', 'socials', 'teasers', 'twitter-share', 'website-cookies'],
])

/**
 * Returns a function that takes the texts of a page’s headings in document order and returns their anchors,
 * which are unique on the page. The anchor of a text without letters and numbers is ''.
 */
export function anchorMaker(): (text: string) => string {
  const slugger = new GithubSlugger()
  return (text) => {
    const anchor = slugger.slug(text)
    return blockedIds.has(anchor) ? `${anchor}-part` : anchor
  }
}
