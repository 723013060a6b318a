/**
 * Runs in the page: returns faults in its structure. `onThisPage` is the label of the page's list of its
 * sections.
 */
export function structureFaults(onThisPage: string): string[] {
  const faults: string[] = []
  const all = <E extends Element = HTMLElement>(selector: string) => [
    ...document.querySelectorAll<E>(selector),
  ]
  const textOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim()
  const isFilled = (element: Element) => !/transparent|, 0\)$/.test(getComputedStyle(element).backgroundColor)

  // S10.81: only toasts are in elements with the role `region`, because screen readers find sections by their
  // headings.
  if (all('main :is([role=region], section[aria-label], section[aria-labelledby])').length > 2)
    faults.push('sections that are regions')

  // S10.12: links with the same name, in any case, have one target, because screen readers list links by
  // name.
  const targets = new Map<string, string>()
  for (const link of all<HTMLAnchorElement>('a[href]').filter((each) => each.checkVisibility())) {
    const name = (link.ariaLabel ?? textOf(link)).toLowerCase()
    if (!name) faults.push(`a link without a name: ${link.href}`)
    if ((targets.get(name) ?? link.href) !== link.href) faults.push(`two links called ${name}`)
    targets.set(name, link.href)
  }

  // S2.50: the list of sections has every section except the last one, which closes the page.
  const listed = all(`main nav[aria-label="${onThisPage}"] a`).map(
    (link) => `${textOf(link)} ${link.getAttribute('href')}`,
  )
  const headings = all('main h2[id]').map((heading) => `${textOf(heading)} #${heading.id}`)
  const missing = headings.length - listed.length
  if (listed.length > 0 && (headings.slice(0, listed.length).join() !== listed.join() || missing > 1))
    faults.push(`the list of sections: ${listed.join(', ')}`)

  // S10.17
  for (const section of all('main > *')) {
    const filled = [...section.querySelectorAll('a, button')].filter(
      (each) => each.checkVisibility() && isFilled(each),
    )
    if (filled.length > 1) faults.push(`more than one filled button: ${filled.map(textOf)}`)
  }

  // S10.18
  for (const record of all('main :is(article, figure, li, tr)')) {
    const {borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth} = getComputedStyle(record)
    const isBordered = [borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth].every(
      (each) => each !== '0px',
    )
    if (
      (isFilled(record) || isBordered) &&
      record.offsetHeight > 80 &&
      !record.querySelector('a, button, blockquote')
    )
      faults.push(`a box around text that is only read: ${textOf(record).slice(0, 40)}`)
  }

  // S10.80
  for (const stop of all('main [tabindex="0"]'))
    if (stop.scrollWidth <= stop.clientWidth)
      faults.push(`a stop of the Tab key that does not scroll: ${textOf(stop).slice(0, 40)}`)
  return faults
}

/**
 * Runs in the page: returns the links and buttons that are lower than 44 px, except links and hard words in
 * sentences (S10.6).
 */
export function smallTargets(): string[] {
  return [...document.querySelectorAll('a[href], button, summary, label:has(input)')]
    .filter(
      (element) => element.checkVisibility({visibilityProperty: true}) && element.getClientRects().length > 0,
    )
    .filter((element) => {
      const isWholeLine = element.parentElement?.textContent?.trim() === element.textContent?.trim()
      // A hard word in a sentence is a button, for which browsers compute `inline-block`.
      const isInline = element.matches('[data-term]') || getComputedStyle(element).display === 'inline'
      const inSentence = !isWholeLine && isInline
      return !inSentence && !element.closest('p, nav > ol') && !element.matches('[href="#siteMain"]')
    })
    .filter((element) => element.getBoundingClientRect().height < 43.9)
    .map((element) => `a small target: ${element.textContent?.trim()}`)
}

/**
 * Runs in the page: returns the focused element if it has no focus ring or another element covers it (S10.4).
 */
export function focusFaults(): string[] {
  const element = document.activeElement as HTMLElement
  if (element === document.body) return []
  const name = `${element.tagName} ${element.textContent?.trim().slice(0, 30)}`
  const {boxShadow, outlineStyle, outlineWidth} = getComputedStyle(element)
  const isShown = boxShadow !== 'none' || (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0)
  const {left, top, width, height} = element.getBoundingClientRect()
  const over = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20))
  const isCovered = !(over && (element.contains(over) || over.contains(element)))
  return [
    ...(isShown ? [] : [`no focus ring: ${name}`]),
    ...(isCovered ? [`covered by ${over?.tagName}: ${name}`] : []),
  ]
}

/**
 * Runs in the page: returns the CSS rules in force with an animation, transition or smooth scrolling
 * (S10.19).
 */
export function motionRules(): string[] {
  const isSet = (value: string) => !['', 'none', '0s'].includes(value)
  const movingIn = (rules: CSSRuleList): string[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) return []
      const own = rule instanceof CSSStyleRule ? rule.style : undefined
      const moves =
        own && (isSet(own.transitionDuration) || isSet(own.animationName) || own.scrollBehavior === 'smooth')
      const inside = 'cssRules' in rule ? movingIn(rule.cssRules as CSSRuleList) : []
      return [...(moves ? [rule.cssText] : []), ...inside]
    })
  return [...document.styleSheets].flatMap((sheet) => movingIn(sheet.cssRules))
}
