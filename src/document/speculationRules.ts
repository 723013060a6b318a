/**
 * Which pages the browser may fetch before they are asked for (https://html.spec.whatwg.org/#speculative-loading).
 * The next steps that this page offers, once it is at rest and the connection is quick (`data-near`, from `wake.ts`),
 * and the one under a finger or pointer. Browsers leave all of it under Save-Data.
 * The likeliest step of all is also made ready to be shown, where the browser does not say that it has less than 4 GB of
 * memory. No other is: on a phone that work, begun by the press, only delays the page that was pressed.
 */
export function speculationRules(base: string): string {
  const document = 'a:not([data-wake], [target], [type], [href*="#"], [href$=".txt"])'
  const near = `:root[data-near] :is(#siteMenu, main p) ${document}`
  // Another site must not learn that someone reads here.
  const among = (selector: string) => ({and: [{href_matches: `${base}*`}, {selector_matches: selector}]})
  return JSON.stringify({
    prerender: [{where: among(':root[data-near=true] [data-next]'), eagerness: 'immediate'}],
    prefetch: [
      {where: among(near), eagerness: 'immediate'},
      {where: among(document), eagerness: 'moderate'},
    ],
  })
}
