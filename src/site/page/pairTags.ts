import {editDistance, nearest} from '../text/nearest.ts'
import type {Range} from '../text/positions.ts'
import {type Defect, defect} from './defects.ts'
import {type Components, correctTag, formatTag, isChildless, type Tag} from './tag.ts'

/** Finds tags that are malformed, and opening and closing tags without the other. */
export function pairTags(text: string, tags: readonly Tag[], components: Components): Defect[] {
  const defects: Defect[] = []
  const open: Tag[] = []
  /** Closing tags that are already paired with an earlier tag. */
  const taken = new Set<Tag>()
  const below = (tag: Tag) => tags.slice(tags.indexOf(tag) + 1).filter((each) => !taken.has(each))
  const nextOf = (tag: Tag, name = tag.name) =>
    below(tag).find((each) => each.name === name && each.kind !== 'empty')
  const report = (...args: Parameters<typeof defect>) => defects.push(defect(...args))

  for (const tag of tags) {
    if (taken.has(tag)) continue
    if (tag.kind === 'empty') reportMalformed(tag)
    else if (tag.kind === 'open') pairOpening(tag)
    else pairClosing(tag)
  }
  for (const tag of open.reverse()) reportUnclosed(tag)
  return defects

  function pairOpening(tag: Tag) {
    const top = open.at(-1)
    // A component can't contain itself, so two opening tags of the same component in a row are a mistake.
    const isAgain = top?.name === tag.name && tag.name !== '' && tag.attributes.length === 0
    if (!isAgain || isChildless(tag.name, components) || nextOf(tag)?.kind === 'close') open.push(tag)
    else if (isBlankBetween(top, tag)) reportRepeated(tag, [open.pop() ?? top, tag])
    else
      report(
        'slash-lost',
        tag,
        {name: tag.name},
        {blank: rangesOf(open.pop() ?? top, tag), replacement: `</${tag.name}>`},
      )
  }

  function pairClosing(tag: Tag) {
    const top = open.at(-1)
    const depth = open.findLastIndex(({name}) => name === tag.name)
    const inner = depth >= 0 && top?.name !== tag.name ? findCrossedTag(tag, top) : undefined
    const isNameless =
      tag.name === '' ? top && nextOf(tag, top.name)?.kind !== 'close' : depth < 0 && top?.name === ''
    if (top && inner) {
      report('tags-crossed', tag, {outer: tag.name, inner: inner.name}, {blank: rangesOf(top, inner)})
      taken.add(inner)
      open.pop()
      pairClosing(tag)
    } else if (top && (isNameless || depth === open.length - 1)) pair(top, tag)
    else if (depth >= 0) {
      for (const each of open.splice(depth + 1).reverse()) reportUnclosed(each)
      pairClosing(tag)
    } else if (top && isSimilarName(top.name, tag.name)) {
      open.pop()
      reportMisspelt(top, tag)
    } else reportUnopened(tag)
  }

  function pair(top: Tag, tag: Tag) {
    open.pop()
    if (!reportMalformed(top, tag)) reportMalformed(tag, top)
  }

  /**
   * Finds the closing tag of `top` after `close`, if the two are crossed:
   * `<Callout><Actions></Callout></Actions>`.
   */
  function findCrossedTag(close: Tag, top: Tag | undefined): Tag | undefined {
    let depth = 0
    for (const next of below(close)) {
      if (next.kind === 'empty') continue
      if (depth === 0 && next.kind === 'close') return next.name === top?.name ? next : undefined
      depth += next.kind === 'open' ? 1 : -1
    }
    return undefined
  }

  /** Reports a malformed tag, so that the parser skips it and `partner`, its opening or closing tag. */
  function reportMalformed(tag: Tag, partner?: Tag): boolean {
    const {error, name} = tag
    if (!error) return false
    const start = text.lastIndexOf('\n', error.at) > tag.start ? error.at : tag.start
    const replacement = correctTag(tag, components)
    const data = {name, attribute: error.typed, character: error.typed}
    defects.push(
      defect(error.id, {start, end: tag.end}, data, {
        blank: rangesOf(tag, ...(partner ? [partner] : [])),
        ...(replacement && {fix: [{start: tag.start, end: tag.end, text: replacement}]}),
      }),
    )
    return true
  }

  function reportMisspelt(top: Tag, close: Tag) {
    const right =
      [top.name, close.name].find((name) => components.has(name)) ??
      nearest(top.name, components.keys()) ??
      top.name
    const wrong = right === top.name ? close : top
    const data = {typed: wrong.name, meant: right}
    report('tag-misspelt', wrong, data, {
      blank: rangesOf(top, close),
      replacement: correctTag({...wrong, name: right}, components),
    })
  }

  function reportRepeated(again: Tag, past: Tag[]) {
    // The fix also removes the line break and indentation before the repeated tag.
    const start = text.slice(0, again.start).trimEnd().length
    report(
      'tag-twice',
      again,
      {name: again.name},
      {blank: rangesOf(...past), fix: [{start, end: again.end, text: ''}]},
    )
  }

  function isBlankBetween(tag: Tag | undefined, again: Tag): boolean {
    return tag !== undefined && text.slice(tag.end, again.start).trim() === ''
  }

  function isWrittenLike(tag: Tag, again: Tag): boolean {
    return isBlankBetween(tag, again) && text.slice(tag.start, tag.end) === text.slice(again.start, again.end)
  }

  function reportUnopened(tag: Tag) {
    const {name} = tag
    const above = tags[tags.indexOf(tag) - 1]
    const last = tags.slice(0, tags.indexOf(tag)).findLast((each) => each.name === name)
    const next = nextOf(tag)
    if (reportMalformed(tag)) return
    if (above && isWrittenLike(above, tag)) reportRepeated(tag, [tag])
    else if (next?.kind === 'close' && last?.kind !== 'open') {
      taken.add(next)
      report('slash-extra', tag, {name}, {blank: rangesOf(tag, next), replacement: `<${name}>`})
    } else if (last?.kind === 'empty' && !isChildless(name, components))
      report(
        'slash-extra',
        last,
        {name},
        {blank: rangesOf(last, tag), replacement: formatTag({...last, kind: 'open'})},
      )
    else report('tag-unopened', tag, {name})
  }

  function reportUnclosed(tag: Tag) {
    const {name} = tag
    const next = tags[tags.indexOf(tag) + 1]
    const source = text.slice(tag.start, tag.end)
    if (reportMalformed(tag)) return
    if (next && isWrittenLike(tag, next)) reportRepeated(next, [next])
    else if (isChildless(nearest(name, components.keys()) ?? name, components)) {
      // Words directly after the tag were probably meant as its children, so the correction is not certain.
      const replacement = /[\p{L}\p{N}]/u.test(text[tag.end] ?? '') ? undefined : correctTag(tag, components)
      report('slash-missing', tag, {name}, {...(replacement && {replacement})})
    } else if (components.has(name) || nearest(name, components.keys())) report('tag-unclosed', tag, {name})
    else if (/^[a-z]/.test(name) && (source.includes('=') || isHtml(name)))
      report('html', tag, {name}, isHtmlBreak(name) ? {replacement: ' '} : {})
    else report('angle-words', tag, {typed: source})
  }
}

/** The names of HTML elements that authors may type or paste. */
const htmlNames = new Set(
  `a abbr article aside audio b big blockquote br button center cite code dd del details div dl dt em figure font footer
  form h1 h2 h3 h4 h5 h6 header hr i iframe img input ins label li main mark nav ol p pre q s script section small span
  strike strong style sub summary sup table tbody td th thead tr u ul video`.split(/\s+/),
)

export function isHtml(name: string): boolean {
  return htmlNames.has(name)
}

export const isHtmlBreak = (name: string) => name === 'br'

function rangesOf(...tags: Tag[]): Range[] {
  return tags.map(({start, end}) => ({start, end: Math.max(end, start + 1)}))
}

/** Whether one name is a misspelt or truncated form of the other. */
function isSimilarName(one: string, other: string): boolean {
  return editDistance(one, other) <= 2 || one.startsWith(other) || other.startsWith(one)
}
