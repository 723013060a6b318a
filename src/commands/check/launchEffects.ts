import {type SiteFiles, siteDetails} from '../../site/index.ts'

/**
 * Describes the only response header that a launch changes: whether search engines may index the site.
 * It depends only on placeholders among the charity's details, such as an invented telephone number;
 * other unconfirmed text delays a launch, but does not hide a launched site from search engines.
 */
export function launchEffects(content: SiteFiles['content']): string {
  const listed = siteDetails(content).placeholders
  return Array.isArray(listed) && listed.length === 0
    ? 'Every host lets search engines in: content/site.yaml lists no placeholders.'
    : 'Every host asks search engines to stay away (X-Robots-Tag: noindex) until content/site.yaml lists no placeholders. Launching changes that header and the values above, and nothing else.'
}
