/** An element of a document, as selectors see it. */
export interface Element {
  name: string
  classes: string[]
  parent?: Element
  /** The one before it, of the same parent. */
  previous?: Element
  /** Whether it is, or stands in, what React changes once someone uses it. */
  changes: boolean
}

const tags = /<(\/?)([a-zA-Z][\w-]*)((?:\s[^>]*?)?)(\/?)>/g
/** They have no end. */
const empty = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr'])

/** The elements of a document that React and the build wrote: every tag is there, and no value of an attribute holds a `>`. */
export function elementsOf(html: string): Element[] {
  const found: Element[] = []
  const open: {element: Element; last?: Element}[] = []
  for (const [, end, tag = '', attributes = '', closed] of html.replace(codeOf, '<$1></$1>').matchAll(tags)) {
    const name = tag.toLowerCase()
    if (end) {
      open.pop()
      continue
    }
    const inside = open.at(-1)
    const classes = / class="([^"]*)"/.exec(attributes)?.[1]?.split(' ') ?? []
    const changes = inside?.element.changes || name === 'form' || attributes.includes(' data-wake=')
    const element = {name, classes, parent: inside?.element, previous: inside?.last, changes}
    found.push(element)
    if (inside) inside.last = element
    if (!closed && !empty.has(name)) open.push({element})
  }
  return found
}

const codeOf = /<(script|style)\b[^>]*>.*?<\/\1>/gs
