import type {CDPSession} from 'playwright/test'
import {test} from './sharedPage.ts'
import {expect, samplePages} from './site.ts'

/** Of a rule that matches an element: the class that it belongs to, its weight, and what it sets. */
interface Match {
  owner: string
  weight: number
  set: Map<string, string>
}

async function matchesOf(devtools: CDPSession, nodeId: number): Promise<Match[]> {
  const {matchedCSSRules = []} = await devtools.send('CSS.getMatchedStylesForNode', {nodeId})
  return matchedCSSRules.flatMap(({rule, matchingSelectors}) => {
    const matching = matchingSelectors.map((index) => rule.selectorList.selectors[index])
    const weights = matching.map((selector) => {
      const {a = 0, b = 0, c = 0} = selector?.specificity ?? {}
      return a * 10_000 + b * 100 + c
    })
    const owner = /\.[a-z]+/.exec(matching[0]?.text ?? '')?.[0]
    if (!owner || rule.origin !== 'regular') return []
    // What is written: not what a shorthand sets besides.
    const written = rule.style.cssProperties.filter(({range, important}) => range && !important)
    return [{owner, weight: Math.max(...weights), set: new Map(written.map(({name, value}) => [name, value]))}]
  })
}

/** The properties of an element that two components set differently with equal weight: the order of their styles decides, and differs from page to page. */
function undecided(matches: Match[]): string[] {
  const names = new Set(matches.flatMap(({set}) => [...set.keys()]))
  return [...names].filter((name) => {
    const setting = matches.filter(({set}) => set.has(name))
    const most = Math.max(...setting.map(({weight}) => weight))
    const heaviest = setting.filter(({weight}) => weight === most)
    const values = new Set(heaviest.map(({set}) => set.get(name)))
    return values.size > 1 && new Set(heaviest.map(({owner}) => owner)).size > 1
  })
}

for (const address of samplePages) {
  // S11.50
  test(`${address} looks as it does whatever the order of its components’ styles`, async ({page}) => {
    const devtools = await page.context().newCDPSession(page)
    const faults: string[] = []
    for (const width of [390, 1440]) {
      await page.setViewportSize({width, height: 900})
      await page.goto(address)
      await devtools.send('DOM.enable')
      await devtools.send('CSS.enable')
      const {root} = await devtools.send('DOM.getDocument')
      const {nodeIds} = await devtools.send('DOM.querySelectorAll', {
        nodeId: root.nodeId,
        selector: '#siteRoot *:not(svg *)',
      })
      const found = await Promise.all(nodeIds.map((nodeId) => matchesOf(devtools, nodeId)))
      for (const [index, nodeId] of nodeIds.entries()) {
        const properties = undecided(found[index] ?? [])
        if (properties.length === 0) continue
        const {outerHTML} = await devtools.send('DOM.getOuterHTML', {nodeId})
        faults.push(`${width} px: ${properties} of ${outerHTML.slice(0, 80)}`)
      }
      await devtools.send('CSS.disable')
    }
    await devtools.detach()
    expect(faults).toEqual([])
  })
}
