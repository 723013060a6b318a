import type {Element} from 'hast'

/**
 * Marks the likeliest next step of a rendered page (`data-next`): the first link of its own, a button at its top or the
 * link of its first card, that leads to another page of this site, and to the whole of it.
 * `main` is the page's own part, `own` its address, `base` the folder that the site was built for.
 */
export function markNextStep(main: Element, base: string, own: string): void {
  const step = firstStep(main, base, own)
  if (step) step.properties.dataNext = ''
}

function firstStep({children}: Element, base: string, own: string): Element | undefined {
  const nodes = children.filter((node) => node.type !== 'text' || node.value.trim() !== '')
  for (const [index, child] of nodes.entries()) {
    // The way that led here, and other lists of ways, are no steps.
    if (child.type !== 'element' || child.tagName === 'nav') continue
    // One beside words is only mentioned there. React separates words by comments.
    const standsAlone = [nodes[index - 1], nodes[index + 1]].every((node) => !node || node.type === 'element')
    if (child.tagName === 'a' && standsAlone && leadsOn(child, base, own)) return child
    const inside = firstStep(child, base, own)
    if (inside) return inside
  }
  return undefined
}

function leadsOn({properties: {href, dataWake, target, type}}: Element, base: string, own: string): boolean {
  const address = String(href ?? '')
  const isPage = address.startsWith(base) && !address.startsWith('//') && !/[#?.]/.test(address)
  return isPage && address !== own && [dataWake, target, type].every((each) => each === undefined)
}
