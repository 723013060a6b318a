/**
 * Runs in the page: returns its layout faults, found by comparing bounding boxes of elements and of lines of
 * text.
 */
export function boxFaults(): string[] {
  const faults = new Set<string>()
  const short = (element: Element) => element.textContent?.trim().replace(/\s+/g, ' ').slice(0, 30)
  const boxesOf = (elements: Iterable<Element>) =>
    [...elements]
      .map((element) => element.getBoundingClientRect())
      .filter(({width, height}) => width > 1 && height > 1)
  const intersection = (one: DOMRect, other: DOMRect) => {
    const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)]
    const [right, bottom] = [Math.min(one.right, other.right), Math.min(one.bottom, other.bottom)]
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
  }
  const overlap = (one: DOMRect, other: DOMRect) =>
    one.left < other.right - 2 &&
    one.right > other.left + 2 &&
    one.top < other.bottom - 2 &&
    one.bottom > other.top + 2
  const isBroken = (range: Range) => {
    const [first, ...more] = [...range.getClientRects()].filter(({width}) => width > 1)
    return first && more.some(({top}) => Math.abs(top - first.top) > first.height / 2)
  }
  const {clientWidth, scrollWidth} = document.documentElement
  if (scrollWidth > clientWidth) faults.add(`${scrollWidth - clientWidth} px too wide`)

  /**
   * A cache of each element's visible area, which the sides of the window and ancestors with `overflow` may
   * limit.
   */
  const visibleAreas = new Map<Element, DOMRect>()
  function visibleAreaOf(element: Element): DOMRect {
    const cached = visibleAreas.get(element)
    if (cached) return cached
    const parent = element.parentElement
    const outer = parent ? visibleAreaOf(parent) : new DOMRect(0, -1e6, clientWidth, 2e6)
    const clips = element.matches('main *, footer *') && getComputedStyle(element).overflow !== 'visible'
    const area = clips ? intersection(element.getBoundingClientRect(), outer) : outer
    visibleAreas.set(element, area)
    return area
  }

  // Fault: a grid item or button that is alone in a row, below a row with several.
  for (const group of document.querySelectorAll('main *')) {
    const items = [...group.children]
    if (items.length < 3) continue
    const {display} = getComputedStyle(group)
    const areAlike = items.every(
      ({tagName, className}) => tagName === items[0]?.tagName && className === items[0]?.className,
    )
    const areButtons = items.every((item) => item.matches('a, button'))
    if (!(display === 'grid' && areAlike) && !(display === 'flex' && areButtons)) continue
    const boxes = boxesOf(items)
    const rows = [...new Set(boxes.map(({top}) => Math.round(top)))].sort((one, other) => one - other)
    const counts = rows.map(
      (row) => boxes.filter(({top, bottom}) => top < row + 1 && bottom > row + 1).length,
    )
    if (counts.some((count, row) => count === 1 && (counts[row - 1] ?? 0) > 1))
      faults.add(`one alone in a row: ${short(items.at(-1) as Element)}`)
  }

  // Fault: a section that ends in an empty area, or has the same background as the section above it.
  const backgroundOf = (section: Element) => {
    const {backgroundColor} = getComputedStyle(section)
    const isTransparent = backgroundColor === 'rgba(0, 0, 0, 0)'
    return isTransparent ? getComputedStyle(document.documentElement).backgroundColor : backgroundColor
  }
  for (const section of document.querySelectorAll('main > section')) {
    const {bottom} = section.getBoundingClientRect()
    const padding = Number.parseFloat(getComputedStyle(section).paddingBottom)
    const end = Math.max(...boxesOf(section.querySelectorAll('*')).map((box) => box.bottom))
    if (bottom - end > padding * 1.6 + 1)
      faults.add(`${Math.round(bottom - end)} px empty below: ${short(section)}`)
    const above = section.previousElementSibling
    if (!above || section.closest('[data-layout]') || getComputedStyle(above).borderBottomWidth !== '0px')
      continue
    if (backgroundOf(above) === backgroundOf(section))
      faults.add(`same background as above: ${short(section)}`)
  }

  const header = document.querySelector('header') as HTMLElement
  if (getComputedStyle(header).position === 'sticky' && header.offsetHeight > innerHeight / 5)
    faults.add(`the bar at the top is ${header.offsetHeight} px high`)

  // Collects all lines of text, and finds words that are broken across two lines.
  const lines: {box: DOMRect; parent: Element; text: string}[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement as HTMLElement
    const text = node.textContent?.trim().slice(0, 30)
    // Skips text for screen readers only, which is in a clipped element of one pixel.
    if (!text || !parent.checkVisibility() || visibleAreaOf(parent).width <= 1) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const drawing = parent.closest('svg')
    const boxes = (drawing ? [parent.getBoundingClientRect()] : [...range.getClientRects()]).filter(
      ({width}) => width > 0,
    )
    for (const {x, y, width, height} of boxes) {
      // Uses the middle half of a line’s box, which is the part that letters fill.
      const margin = drawing ? 0 : height / 4
      lines.push({box: new DOMRect(x, y + margin, width, height - 2 * margin), parent, text})
    }
    if (drawing || boxes.length === 1) continue
    // A line may end after a hyphen or slash and inside a URL, but not inside a time of day.
    for (const {0: word, index} of (node.textContent as string).matchAll(/\d+:\d\d\s[AP]M|[^\s/@.‑–—-]+/g)) {
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      if (isBroken(range)) faults.add(`broken: ${word}`)
    }
  }
  // Checks e-mail addresses as a whole, because one may consist of several text nodes.
  for (const link of document.querySelectorAll('a[href^="mailto:"]')) {
    const range = document.createRange()
    range.selectNodeContents(link)
    if (isBroken(range)) faults.add(`broken: ${short(link)}`)
  }

  // Fault: a list whose items have unequal gaps between them.
  for (const list of document.querySelectorAll('main ul')) {
    const points = boxesOf(list.children)
    if (new Set(points.map(({left}) => Math.round(left))).size > 1) continue
    const gaps = points.slice(1).map(({top}, index) => top - (points[index] as DOMRect).bottom)
    if (Math.max(...gaps) - Math.min(...gaps) > 2) faults.add(`uneven: ${short(list)}`)
  }

  // Fault: a link, list item, heading, card or figure that is split between two columns of a multi-column
  // layout.
  for (const element of document.querySelectorAll(
    ':is(main, footer) :is(a, li, h2, h3, h4, article, figure)',
  )) {
    const parts = [...element.getClientRects()].filter(({width, height}) => width > 1 && height > 1)
    const goesUp = parts.some(({bottom}, index) => bottom <= (parts[index - 1]?.top ?? -1e6))
    if (goesUp || (parts.length > 1 && getComputedStyle(element).display !== 'inline'))
      faults.add(`split between columns: ${short(element)}`)
  }

  // Fault: two lists side by side whose first items are level but whose later items are not.
  for (const group of document.querySelectorAll('main :has(> :is(dl, ul, ol) ~ :is(dl, ul, ol))')) {
    const lists = [...group.children].filter((each) => each.matches('dl, ul, ol'))
    const [left = [], right = []] = lists.map((list) =>
      boxesOf(list.querySelectorAll(':scope > :is(dt, li)')),
    )
    const pairs = left.flatMap((box, index) =>
      right[index] ? [[box, right[index] as DOMRect] as const] : [],
    )
    const haveEqualLines = pairs.every(([one, other]) => Math.abs(one.height - other.height) < 2)
    const offsets = pairs.map(([one, other]) => other.top - one.top)
    const [first = 0] = offsets
    if (lists.length !== 2 || !haveEqualLines || Math.abs(first) > 4) continue
    if (offsets.some((offset) => Math.abs(offset - first) > 2)) faults.add(`out of step: ${short(group)}`)
  }

  lines.sort((one, other) => one.box.top - other.box.top)
  for (const [index, {box, parent, text}] of lines.entries()) {
    const {left, right, top, bottom} = visibleAreaOf(parent)
    if (box.left < left - 1 || box.right > right + 1 || box.top < top - 1 || box.bottom > bottom + 1)
      faults.add(`cut: ${text}`)
    if (parent.closest('main') && (box.left < 8 || box.right > clientWidth - 8))
      faults.add(`at the edge of the window: ${text}`)
    for (const other of lines.slice(index + 1)) {
      if (other.box.top > box.bottom) break
      // Ignores overlaps of two texts in the same SVG drawing, because rotated text does not fill its
      // bounding box.
      const drawing = parent.closest('svg')
      if (overlap(box, other.box) && !(drawing && drawing === other.parent.closest('svg')))
        faults.add(`on each other: ${text} and ${other.text}`)
    }
  }

  // Fault: a line of text on the painted part of an SVG drawing.
  for (const drawing of document.querySelectorAll('svg')) {
    const area = intersection(drawing.getBoundingClientRect(), visibleAreaOf(drawing))
    const near = lines.filter(({box, parent}) => !drawing.contains(parent) && overlap(box, area))
    if (near.length === 0) continue
    for (const shape of drawing.querySelectorAll<SVGGeometryElement>(
      'path, circle, rect, ellipse, line, polygon',
    )) {
      const toShape = shape.getScreenCTM()?.inverse()
      const {fill, stroke} = getComputedStyle(shape)
      if (!toShape || !shape.checkVisibility()) continue
      const isPainted = (x: number, y: number) => {
        if (x < area.left || x > area.right || y < area.top || y > area.bottom) return false
        const point = new DOMPoint(x, y).matrixTransform(toShape)
        return (
          (fill !== 'none' && shape.isPointInFill(point)) ||
          (stroke !== 'none' && shape.isPointInStroke(point))
        )
      }
      for (const {box, text} of near)
        for (let part = 0; part <= 1; part += 0.125)
          if ([box.top, box.bottom].some((y) => isPainted(box.left + box.width * part, y)))
            faults.add(`on a drawing: ${text}`)
    }
  }
  return [...faults]
}
