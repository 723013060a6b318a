/**
 * Writes the rules for loading pages ahead (https://html.spec.whatwg.org/#speculative-loading). Prefetches links of
 * menu and paragraphs once the page is idle and the connection fast (`data-near`, set by `wake.ts`), and a link under
 * a pointer or finger. Browsers do neither under Save-Data.
 * Prerenders the likeliest next page, unless the device is known to have less than 4 GB of memory. Prerenders no
 * other: started on press, it only delays the pressed page on phones.
 */
export function speculationRules(base: string): string {
  const document = 'a:not([data-wake], [target], [type], [href*="#"], [href$=".txt"])'
  const near = `:root[data-near] :is(#siteMenu, main p) ${document}`
  // Never contacts other sites before a click, for privacy.
  const among = (selector: string) => ({and: [{href_matches: `${base}*`}, {selector_matches: selector}]})
  return JSON.stringify({
    prerender: [{where: among(':root[data-near=true] [data-next]'), eagerness: 'immediate'}],
    prefetch: [
      {where: among(near), eagerness: 'immediate'},
      {where: among(document), eagerness: 'moderate'},
    ],
  })
}
