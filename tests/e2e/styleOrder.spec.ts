import type {CDPSession} from 'playwright/test'
import {test} from './sharedPage.ts'
import {expect, samplePages} from './site.ts'

/** A CSS rule that matches an element. */
interface Match {
  /** The generated CSS class of the component whose styles contain the rule. */
  owner: string
  specificity: number
  declarations: Map<string, string>
}

async function matchesOf(devtools: CDPSession, nodeId: number): Promise<Match[]> {
  const {matchedCSSRules = []} = await devtools.send('CSS.getMatchedStylesForNode', {nodeId})
  return matchedCSSRules.flatMap(({rule, matchingSelectors}) => {
    const selectors = matchingSelectors.map((index) => rule.selectorList.selectors[index])
    const specificities = selectors.map((selector) => {
      const {a = 0, b = 0, c = 0} = selector?.specificity ?? {}
      return a * 10_000 + b * 100 + c
    })
    const owner = /\.[\w-]+/.exec(selectors[0]?.text ?? '')?.[0]
    if (!owner || rule.origin !== 'regular') return []
    // Leaves out longhands that a shorthand implies, which have no range in the source.
    const written = rule.style.cssProperties.filter(({range, important}) => range && !important)
    const declarations = new Map(written.map(({name, value}) => [name, value]))
    return [{owner, specificity: Math.max(...specificities), declarations}]
  })
}

/**
 * Returns the properties that rules of two components set differently with equal specificity: their order
 * decides.
 */
function undecidedProperties(matches: Match[]): string[] {
  const names = new Set(matches.flatMap(({declarations}) => [...declarations.keys()]))
  return [...names].filter((name) => {
    const setting = matches.filter(({declarations}) => declarations.has(name))
    const highest = Math.max(...setting.map(({specificity}) => specificity))
    const winners = setting.filter(({specificity}) => specificity === highest)
    const values = new Set(winners.map(({declarations}) => declarations.get(name)))
    return values.size > 1 && new Set(winners.map(({owner}) => owner)).size > 1
  })
}

/** Runs in the page: marks one element of each path of tags and classes, such as only one card of a grid. */
function markDistinctElements() {
  const elements = new Map<string, Element>()
  const pathOf = (element: Element | null): string =>
    element ? `${pathOf(element.parentElement)} ${element.tagName}.${element.className}` : ''
  for (const element of document.querySelectorAll('#siteRoot *:not(svg *)'))
    elements.set(pathOf(element), element)
  for (const element of elements.values()) element.toggleAttribute('data-distinct', true)
}

for (const address of samplePages) {
  // S11.50
  test(`${address} looks the same whatever the order of its components’ styles`, async ({page}) => {
    const devtools = await page.context().newCDPSession(page)
    await page.goto(address)
    await page.evaluate(markDistinctElements)
    await devtools.send('DOM.enable')
    await devtools.send('CSS.enable')
    const {root} = await devtools.send('DOM.getDocument')
    const query = {nodeId: root.nodeId, selector: '[data-distinct]'}
    const {nodeIds} = await devtools.send('DOM.querySelectorAll', query)
    const faults: string[] = []
    for (const width of [390, 1440]) {
      await page.setViewportSize({width, height: 900})
      const matches = await Promise.all(nodeIds.map((nodeId) => matchesOf(devtools, nodeId)))
      for (const [index, nodeId] of nodeIds.entries()) {
        const properties = undecidedProperties(matches[index] ?? [])
        if (properties.length === 0) continue
        const {outerHTML} = await devtools.send('DOM.getOuterHTML', {nodeId})
        faults.push(`${width} px: ${properties} of ${outerHTML.slice(0, 80)}`)
      }
    }
    await devtools.detach()
    expect(faults).toEqual([])
  })
}
