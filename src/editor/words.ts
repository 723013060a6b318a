import type {Inline} from '../edit/protocol.ts'

/** The attribute of a chip: the number of the piece that it stands for. */
export const chipMark = 'data-kept'

/** Words as elements that can be typed in; `look` says what the piece of that number shows on the page. */
export function toNodes(inlines: Inline[], look: (kept: number) => Node[]): Node[] {
  return inlines.map((inline) => {
    if ('words' in inline) return document.createTextNode(inline.words)
    if ('kept' in inline) return chipOf(inline, look(inline.kept))
    const element = document.createElement('strong' in inline ? 'strong' : 'emphasis' in inline ? 'em' : 'a')
    if ('link' in inline) element.setAttribute('href', inline.link)
    element.append(...toNodes(innerOf(inline), look))
    return element
  })
}

/** What stands inside bold, italics or a link. */
export function innerOf(inline: Inline): Inline[] {
  if ('strong' in inline) return inline.strong
  if ('emphasis' in inline) return inline.emphasis
  return 'link' in inline ? inline.inner : []
}

/** A locked piece of a sentence, which is moved and removed as a whole. */
export function chipOf({kept, name}: {kept: number; name: string}, look: Node[] = []): HTMLElement {
  const chip = document.createElement('span')
  chip.setAttribute(chipMark, String(kept))
  chip.dataset.name = name
  chip.contentEditable = 'false'
  chip.draggable = true
  chip.setAttribute('role', 'img')
  chip.append(...look)
  const words = chip.textContent?.trim() || chip.querySelector('img')?.alt
  chip.setAttribute('aria-label', words ? `${name}: ${words}` : name)
  chip.title = `${name}: a piece that can be moved or removed, but not typed in`
  if (chip.childNodes.length === 0) chip.append(name)
  return chip
}

/** What was typed, from the elements that a browser made of it, each in its own way. */
export function fromNodes(nodes: Iterable<Node>): Inline[] {
  return [...nodes].flatMap((node): Inline[] => {
    if (node instanceof Text) return node.data ? [{words: plain(node.data)}] : []
    if (!(node instanceof HTMLElement)) return []
    if (node.hasAttribute(chipMark)) return [{kept: Number(node.getAttribute(chipMark)), name: node.dataset.name ?? ''}]
    if (node instanceof HTMLBRElement) return [{words: ' '}]
    const inner = fromNodes(node.childNodes)
    if (node.matches('b, strong')) return [{strong: inner}]
    if (node.matches('i, em')) return [{emphasis: inner}]
    const to = node.getAttribute('href')
    if (node instanceof HTMLAnchorElement && to) return [{link: to, inner}]
    // Blocks that a browser put in are read as words, and stay apart.
    return node.matches('div, p, li') ? [{words: ' '}, ...inner] : inner
  })
}

/** Firefox writes a no-break space beside another space. */
function plain(words: string): string {
  return words.replace(/\u00a0(?=\s)|(?<=\s)\u00a0|^\u00a0|\u00a0$/g, ' ')
}

/** The numbers of the chips that are there. */
export function keptIn(inlines: Inline[]): number[] {
  return inlines.flatMap((inline) => ('kept' in inline ? [inline.kept] : keptIn(innerOf(inline))))
}

/** The words alone, as a list of changes or a clipboard holds them. */
export function textOf(inlines: Inline[]): string {
  return inlines
    .map((inline) =>
      'words' in inline ? inline.words : 'kept' in inline ? `[${inline.name}]` : textOf(innerOf(inline)),
    )
    .join('')
}

/** Whether two blocks say the same. */
export function sameInlines(one: Inline[], other: Inline[]): boolean {
  return JSON.stringify(joined(one)) === JSON.stringify(joined(other))
}

/** Without what typing leaves behind and nobody sees: words in pieces, and more than one space. */
function joined(inlines: Inline[]): unknown[] {
  const result: unknown[] = []
  let words = ''
  const end = () => {
    if (words) result.push(words)
    words = ''
  }
  for (const inline of inlines) {
    if ('words' in inline) words = (words + inline.words).replace(/\s+/g, ' ')
    else {
      const inner = 'kept' in inline ? [] : joined(innerOf(inline))
      if (!('kept' in inline) && inner.length === 0) continue
      end()
      const kind = 'kept' in inline ? inline.kept : 'strong' in inline ? 'b' : 'emphasis' in inline ? 'i' : inline.link
      result.push([kind, inner])
    }
  }
  end()
  const first = result[0]
  if (typeof first === 'string') result[0] = first.trimStart()
  const last = result.at(-1)
  if (typeof last === 'string') result[result.length - 1] = last.trimEnd()
  return result.filter((each) => each !== '')
}
