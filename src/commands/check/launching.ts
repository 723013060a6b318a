import {type ContentFolder, siteDetails} from '../../site/index.ts'

/**
 * What a launch changes on the hosts, in a sentence, beside the values that are still to be confirmed: one header.
 * It follows the charity's own details alone, for it keeps people from a telephone that is nobody's;
 * a sentence or a date that nobody has confirmed keeps a launch from going out, not a launched site from being found.
 */
export function whatLaunchingChanges(content: ContentFolder['content']): string {
  const listed = siteDetails(content).placeholders
  return Array.isArray(listed) && listed.length === 0
    ? 'Every host lets search engines in: content/site.yaml lists no placeholders.'
    : 'Every host asks search engines to stay away (X-Robots-Tag: noindex) until content/site.yaml lists no placeholders. Launching changes that header and the values above, and nothing else.'
}
