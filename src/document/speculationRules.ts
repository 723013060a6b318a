/**
 * Writes the speculation rules (https://html.spec.whatwg.org/#speculative-loading). They prefetch links in
 * the menu and in paragraphs once the page is idle, if the connection is fast (`data-near`, set by
 * `wake.ts`), and a link under the pointer or finger. Browsers ignore the rules under Save-Data. They
 * prerender the likeliest next page (`data-next`), except on devices that report less than 4 GB of memory.
 * Other pages are never prerendered: on a phone, prerendering could only start when the link is tapped, and
 * would be slower.
 */
export function speculationRules(base: string): string {
  const document = 'a:not([data-wake], [target], [type], [href*="#"], [href$=".txt"])'
  const near = `:root[data-near] :is(#siteMenu, main p) ${document}`
  // Only pages of this site: for privacy, browsers don't contact other sites before a click.
  const among = (selector: string) => ({and: [{href_matches: `${base}*`}, {selector_matches: selector}]})
  return JSON.stringify({
    prerender: [{where: among(':root[data-near=true] [data-next]'), eagerness: 'immediate'}],
    prefetch: [
      {where: among(near), eagerness: 'immediate'},
      {where: among(document), eagerness: 'moderate'},
    ],
  })
}
