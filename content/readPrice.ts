/**
 * Returns the pounds of a price: 0 for `Free`, 1000 for `£1,000`; `undefined` if it is not a single amount.
 */
export function readPrice(price: string): number | undefined {
  if (/^free$/i.test(price.trim())) return 0
  const [, pounds] = /^£ ?((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d\d)?)$/.exec(price.trim()) ?? []
  return pounds === undefined ? undefined : Number(pounds.replaceAll(',', ''))
}
