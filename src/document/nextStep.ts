import type {Element} from 'hast'

/**
 * Marks the link that visitors most likely follow (`data-next`), for prerendering: the first link outside a
 * text, such as a button or a card's link, that leads to another page of this site, without fragment or
 * query. `main` is the page's `<main>`, `own` the page's address, `base` the base path of the site.
 */
export function markNextStep(main: Element, base: string, own: string): void {
  const step = firstStep(main, base, own)
  if (step) step.properties.dataNext = ''
}

function firstStep({children}: Element, base: string, own: string): Element | undefined {
  const nodes = children.filter((node) => node.type !== 'text' || node.value.trim() !== '')
  for (const [index, child] of nodes.entries()) {
    // Skips breadcrumbs and other navigation.
    if (child.type !== 'element' || child.tagName === 'nav') continue
    // Ignores links beside text: they belong to a sentence. HTML comments count as text: React puts them
    // between texts.
    const standsAlone = [nodes[index - 1], nodes[index + 1]].every((node) => !node || node.type === 'element')
    if (child.tagName === 'a' && standsAlone && leadsToOtherPage(child, base, own)) return child
    const inside = firstStep(child, base, own)
    if (inside) return inside
  }
  return undefined
}

function leadsToOtherPage(
  {properties: {href, dataWake, target, type}}: Element,
  base: string,
  own: string,
): boolean {
  const address = String(href ?? '')
  const isPage = address.startsWith(base) && !address.startsWith('//') && !/[#?.]/.test(address)
  return isPage && address !== own && [dataWake, target, type].every((each) => each === undefined)
}
