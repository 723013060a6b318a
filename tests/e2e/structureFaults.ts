/** In the page: what its elements tell of a structure that came out wrong, a line each. `onThisPage`: what the list of its parts is called. */
export function structureFaults(onThisPage: string): string[] {
  const faults: string[] = []
  const all = <E extends Element = HTMLElement>(selector: string) => [...document.querySelectorAll<E>(selector)]
  const words = (element?: Element | null) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
  const styleOf = (element: Element) => getComputedStyle(element)
  const isFilled = (element: Element) => !/transparent|, 0\)$/.test(styleOf(element).backgroundColor)

  // S10.81: of regions, only the place for messages, for headings lead to the sections.
  if (all('main :is([role=region], section[aria-label], section[aria-labelledby])').length > 2)
    faults.push('sections that are regions')

  // S10.12: as a screen reader’s list has them, where letters are small or capital alike.
  const targets = new Map<string, string>()
  for (const link of all<HTMLAnchorElement>('a[href]').filter((each) => each.checkVisibility())) {
    const name = (link.ariaLabel ?? words(link)).toLowerCase()
    if (!name) faults.push(`a link without a name: ${link.href}`)
    if ((targets.get(name) ?? link.href) !== link.href) faults.push(`two links called ${name}`)
    targets.set(name, link.href)
  }

  // S2.50: all but the one that closes the page.
  const parts = all(`main nav[aria-label="${onThisPage}"] a`).map(
    (link) => `${words(link)} ${link.getAttribute('href')}`,
  )
  const heads = all('main h2[id]').map((heading) => `${words(heading)} #${heading.id}`)
  if (parts.length > 0 && (heads.slice(0, parts.length).join() !== parts.join() || heads.length - parts.length > 1))
    faults.push(`the list of its parts: ${parts.join(', ')}`)

  // S10.17
  for (const band of all('main > *')) {
    const filled = [...band.querySelectorAll('a, button')].filter((each) => each.checkVisibility() && isFilled(each))
    if (filled.length > 1) faults.push(`more than one filled button: ${filled.map(words)}`)
  }

  // S10.18: a box that only says something.
  for (const record of all('main :is(article, figure, li, tr)')) {
    const {borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth} = styleOf(record)
    const isEdged = [borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth].every(
      (each) => each !== '0px',
    )
    if ((isFilled(record) || isEdged) && record.offsetHeight > 80 && !record.querySelector('a, button, blockquote'))
      faults.push(`an idle box: ${words(record).slice(0, 40)}`)
  }

  // S10.80: a stop for the keyboard at what cannot be pressed, typed into or scrolled.
  for (const stop of all('main [tabindex="0"]'))
    if (stop.scrollWidth <= stop.clientWidth) faults.push(`an idle stop: ${words(stop).slice(0, 40)}`)
  return faults
}

/** In the page: targets lower than 44 px, but for links in sentences (S10.6). */
export function smallTargets(): string[] {
  return [...document.querySelectorAll('a[href], button, summary, label:has(input)')]
    .filter((element) => element.checkVisibility({visibilityProperty: true}) && element.getClientRects().length > 0)
    .filter((element) => {
      const own = element.textContent?.trim()
      const inSentence =
        element.parentElement?.textContent?.trim() !== own && getComputedStyle(element).display === 'inline'
      return !inSentence && !element.closest('p, nav > ol') && !element.matches('[href="#siteMain"]')
    })
    .filter((element) => element.getBoundingClientRect().height < 43.9)
    .map((element) => `a small target: ${element.textContent?.trim()}`)
}

/** In the page: whether what has the focus shows it, and is hidden under nothing (S10.4). */
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
