/** In the page: what its boxes tell of a layout that came out wrong, a line each. */
export function boxFaults(): string[] {
  const faults = new Set<string>()
  const short = (text: string | null) => text?.trim().replace(/\s+/g, ' ').slice(0, 30)
  const boxesOf = (elements: Element[]) =>
    elements.map((element) => element.getBoundingClientRect()).filter(({width, height}) => width > 1 && height > 1)
  const within = (one: DOMRect, other: DOMRect) => {
    const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)]
    const [right, bottom] = [Math.min(one.right, other.right), Math.min(one.bottom, other.bottom)]
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
  }
  const overlap = (one: DOMRect, other: DOMRect) =>
    one.left < other.right - 2 && one.right > other.left + 2 && one.top < other.bottom - 2 && one.bottom > other.top + 2

  // What is seen of an element: as much as the window’s sides and what it stands in leave of it.
  const windows = new Map<Element, DOMRect>()
  function windowOf(element: Element): DOMRect {
    const known = windows.get(element)
    if (known) return known
    const around = element.parentElement
    const whole = around ? windowOf(around) : new DOMRect(0, -1e6, document.documentElement.clientWidth, 2e6)
    const cuts = element.matches('main *, footer *') && getComputedStyle(element).overflow !== 'visible'
    const rest = cuts ? within(element.getBoundingClientRect(), whole) : whole
    windows.set(element, rest)
    return rest
  }

  // Things of one kind, and buttons, in rows.
  for (const group of document.querySelectorAll('main *')) {
    const items = [...group.children]
    if (items.length < 3) continue
    const {display} = getComputedStyle(group)
    const alike = items.every(
      ({tagName, className}) => tagName === items[0]?.tagName && className === items[0]?.className,
    )
    const pressed = items.every((item) => item.matches('a, button'))
    if (!(display === 'grid' && alike) && !(display === 'flex' && pressed)) continue
    const boxes = boxesOf(items)
    const rows = [...new Set(boxes.map(({top}) => Math.round(top)))].sort((one, other) => one - other)
    const counts = rows.map((row) => boxes.filter(({top, bottom}) => top < row + 1 && bottom > row + 1).length)
    if (counts.some((count, row) => count === 1 && (counts[row - 1] ?? 0) > 1))
      faults.add(`one alone in a row: ${short((items.at(-1) as Element).textContent)}`)
  }

  // The ends of bands, and the grounds that part them.
  const transparent = 'rgba(0, 0, 0, 0)'
  const groundOf = (band: Element) => {
    const {backgroundColor} = getComputedStyle(band)
    return backgroundColor === transparent
      ? getComputedStyle(document.documentElement).backgroundColor
      : backgroundColor
  }
  for (const section of document.querySelectorAll('main > section')) {
    const {bottom} = section.getBoundingClientRect()
    const padding = Number.parseFloat(getComputedStyle(section).paddingBottom)
    const end = Math.max(...boxesOf([...section.querySelectorAll('*')]).map((box) => box.bottom))
    if (bottom - end > padding * 1.6 + 1)
      faults.add(`${Math.round(bottom - end)} px of nothing below: ${short(section.textContent)}`)
    const before = section.previousElementSibling
    if (!before || section.closest('[data-layout]') || getComputedStyle(before).borderBottomWidth !== '0px') continue
    if (groundOf(before) === groundOf(section))
      faults.add(`nothing parts it from the band above: ${short(section.textContent)}`)
  }

  const header = document.querySelector('header') as HTMLElement
  if (getComputedStyle(header).position === 'sticky' && header.offsetHeight > innerHeight / 5)
    faults.add(`the bar at the top is ${header.offsetHeight} px high`)

  // What is written, line by line.
  const lines: {box: DOMRect; parent: Element; text: string}[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement as HTMLElement
    const text = node.textContent ?? ''
    // What only screen readers have is in a box of one pixel.
    if (!text.trim() || !parent.checkVisibility() || windowOf(parent).width <= 1) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const drawing = parent.closest('svg')
    const boxes = (drawing ? [parent.getBoundingClientRect()] : [...range.getClientRects()]).filter(
      ({width}) => width > 0,
    )
    for (const {x, y, width, height} of boxes) {
      // The letters fill the middle of a line’s box.
      const margin = drawing ? 0 : height / 4
      lines.push({box: new DOMRect(x, y + margin, width, height - 2 * margin), parent, text})
    }
    if (drawing || boxes.length === 1) continue
    // A line may end after a hyphen, a stroke, and inside an address; not inside a time of day.
    for (const {0: word, index} of text.matchAll(/\d+:\d\d\s[AP]M|[^\s/@.‑–—-]+/g)) {
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const [first, ...more] = [...range.getClientRects()].filter(({width}) => width > 0)
      if (first && more.some(({top}) => Math.abs(top - first.top) > first.height / 2)) faults.add(`broken: ${word}`)
    }
  }

  // An address is read, and typed, in one piece.
  for (const link of document.querySelectorAll('a[href^="mailto:"]')) {
    const range = document.createRange()
    range.selectNodeContents(link)
    const shown = [...range.getClientRects()].filter(({width}) => width > 1)
    if (shown.some(({top, height}) => Math.abs(top - (shown[0]?.top ?? top)) > height / 2))
      faults.add(`broken: ${short(link.textContent)}`)
  }

  // The points of a list under each other.
  for (const list of document.querySelectorAll('main ul')) {
    const points = boxesOf([...list.children])
    if (new Set(points.map(({left}) => Math.round(left))).size > 1) continue
    const gaps = points.slice(1).map(({top}, index) => top - (points[index] as DOMRect).bottom)
    if (Math.max(...gaps) - Math.min(...gaps) > 2) faults.add(`uneven: ${short(list.textContent)}`)
  }

  // What is read or pressed as one is in one column.
  for (const element of document.querySelectorAll(':is(main, footer) :is(a, li, h2, h3, h4, article, figure)')) {
    const parts = [...element.getClientRects()].filter(({width, height}) => width > 1 && height > 1)
    const goesUp = parts.some(({bottom}, index) => bottom <= (parts[index - 1]?.top ?? 0))
    if (goesUp || (parts.length > 1 && getComputedStyle(element).display !== 'inline'))
      faults.add(`parted between columns: ${short(element.textContent)}`)
  }

  // Two lists beside each other keep step, line by line.
  for (const group of document.querySelectorAll('main :has(> :is(dl, ul, ol) ~ :is(dl, ul, ol))')) {
    const lists = [...group.children].filter((each) => each.matches('dl, ul, ol'))
    const [one = [], other = []] = lists.map((list) => boxesOf([...list.querySelectorAll(':scope > :is(dt, li)')]))
    const pairs = one.flatMap((box, index) => (other[index] ? [{box, beside: other[index] as DOMRect}] : []))
    const areLines = pairs.every(({box, beside}) => Math.abs(box.height - beside.height) < 2)
    const apart = pairs.map(({box, beside}) => beside.top - box.top)
    const [first = 0] = apart
    if (lists.length !== 2 || !areLines || Math.abs(first) > 4) continue
    if (apart.some((distance) => Math.abs(distance - first) > 2)) faults.add(`out of step: ${short(group.textContent)}`)
  }

  // Nothing is cut.
  for (const {box, parent, text} of lines) {
    const edge = windowOf(parent)
    if (
      box.left < edge.left - 1 ||
      box.right > edge.right + 1 ||
      box.top < edge.top - 1 ||
      box.bottom > edge.bottom + 1
    )
      faults.add(`cut: ${short(text)}`)
  }

  // No line lies on another.
  lines.sort((one, other) => one.box.top - other.box.top)
  lines.forEach(({box, parent, text}, index) => {
    for (const other of lines.slice(index + 1)) {
      if (other.box.top > box.bottom) break
      // The words of a drawing are turned, and don’t fill their boxes.
      const drawing = parent.closest('svg')
      if (overlap(box, other.box) && !(drawing && drawing === other.parent.closest('svg')))
        faults.add(`on each other: ${short(text)} and ${short(other.text)}`)
    }
  })

  // Words keep away from the sides of the window.
  const {clientWidth} = document.documentElement
  for (const {box, parent, text} of lines)
    if (parent.closest('main') && (box.left < 8 || box.right > clientWidth - 8))
      faults.add(`at the edge of the window: ${short(text)}`)

  // Nor does a line lie on what is painted of a drawing.
  for (const drawing of document.querySelectorAll('svg')) {
    const area = within(drawing.getBoundingClientRect(), windowOf(drawing))
    const near = lines.filter(({box, parent}) => !drawing.contains(parent) && overlap(box, area))
    if (near.length === 0) continue
    for (const shape of drawing.querySelectorAll<SVGGeometryElement>('path, circle, rect, ellipse, line, polygon')) {
      const toShape = shape.getScreenCTM()?.inverse()
      const {fill, stroke} = getComputedStyle(shape)
      if (!toShape || !shape.checkVisibility()) continue
      const isPainted = (x: number, y: number) => {
        if (x < area.left || x > area.right || y < area.top || y > area.bottom) return false
        const point = new DOMPoint(x, y).matrixTransform(toShape)
        return (fill !== 'none' && shape.isPointInFill(point)) || (stroke !== 'none' && shape.isPointInStroke(point))
      }
      for (const {box, text} of near)
        for (let part = 0; part <= 1; part += 0.125)
          if ([box.top, box.bottom].some((y) => isPainted(box.left + box.width * part, y)))
            faults.add(`on a drawing: ${short(text)}`)
    }
  }
  return [...faults]
}
