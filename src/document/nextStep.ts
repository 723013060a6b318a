/** What stands between the tags of the page's own text: the way that led here, and other lists of ways, are no steps. */
const main = /<main[ >].*<\/main>/s
const lists = /<nav[ >].*?<\/nav>/gs
/** Links that stand alone, as those of cards and rows of buttons do: one in a sentence is only mentioned there. */
const aloneLinks = /<a ([^>]*)>(?=(?:(?!<\/a>).)*<\/a>\s*<[^!])(?<=[^-]>\s*<a [^>]*>)/gs

/**
 * Marks the likeliest next step of a rendered page (`data-next`): the first link of its own, a button at its top or the
 * link of its first card, that leads to another page of this site, and to the whole of it.
 */
export function markNextStep(body: string, base: string, own: string): string {
  const text = main.exec(body)
  if (!text) return body
  // As long as before, so that places stay.
  const withoutLists = text[0].replace(lists, (list) => ' '.repeat(list.length))
  for (const link of withoutLists.matchAll(aloneLinks)) {
    if (!leadsOn(link[1] ?? '', base, own)) continue
    const at = text.index + link.index + '<a'.length
    return `${body.slice(0, at)} data-next${body.slice(at)}`
  }
  return body
}

function leadsOn(attributes: string, base: string, own: string): boolean {
  const [, address = ''] = /\bhref="([^"]*)"/.exec(attributes) ?? []
  const isPage = address.startsWith(base) && !address.startsWith('//') && !/[#?.]/.test(address)
  return isPage && address !== own && !/\b(?:data-wake|target|type)=/.test(attributes)
}
