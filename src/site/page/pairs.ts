import {distance, nearest} from '../text/nearest.ts'
import {type Defect, defect, type Range} from './defects.ts'
import {type Components, isLone, type Tag, tagAsMeant, writeTag} from './tag.ts'

/** Finds tags that are malformed or have no partner. */
export function pairTags(text: string, tags: readonly Tag[], components: Components): Defect[] {
  const defects: Defect[] = []
  const open: Tag[] = []
  /** Closing tags that are already paired with an earlier tag. */
  const taken = new Set<Tag>()
  const below = (tag: Tag) => tags.slice(tags.indexOf(tag) + 1).filter((each) => !taken.has(each))
  const nextOf = (tag: Tag, name = tag.name) => below(tag).find((each) => each.name === name && each.kind !== 'empty')
  const report = (...args: Parameters<typeof defect>) => defects.push(defect(...args))

  for (const tag of tags) {
    if (taken.has(tag)) continue
    if (tag.kind === 'empty') broken(tag)
    else if (tag.kind === 'open') pairOpening(tag)
    else pairClosing(tag)
  }
  for (const tag of open.reverse()) unclosed(tag)
  return defects

  function pairOpening(tag: Tag) {
    const top = open.at(-1)
    // No component contains another of the same name.
    const isAgain = top?.name === tag.name && tag.name !== '' && tag.attributes.length === 0
    if (!isAgain || isLone(tag.name, components) || nextOf(tag)?.kind === 'close') open.push(tag)
    else if (isBlankBetween(top, tag)) twice(tag, [open.pop() ?? top, tag])
    else report('slash-lost', tag, {name: tag.name}, {blank: rangesOf(open.pop() ?? top, tag), write: `</${tag.name}>`})
  }

  function pairClosing(tag: Tag) {
    const top = open.at(-1)
    const depth = open.findLastIndex(({name}) => name === tag.name)
    const inner = depth >= 0 && top?.name !== tag.name ? crossing(tag, top) : undefined
    const isNameless = tag.name === '' ? top && nextOf(tag, top.name)?.kind !== 'close' : depth < 0 && top?.name === ''
    if (top && inner) {
      report('tags-crossed', tag, {outer: tag.name, inner: inner.name}, {blank: rangesOf(top, inner)})
      taken.add(inner)
      open.pop()
      pairClosing(tag)
    } else if (top && (isNameless || depth === open.length - 1)) pair(top, tag)
    else if (depth >= 0) {
      for (const each of open.splice(depth + 1).reverse()) unclosed(each)
      pairClosing(tag)
    } else if (top && isLike(top.name, tag.name)) {
      open.pop()
      misspelt(top, tag)
    } else unopened(tag)
  }

  function pair(top: Tag, tag: Tag) {
    open.pop()
    if (!broken(top, tag)) broken(tag, top)
  }

  /** Finds the closing tag of `top` when it follows `close`: `<Callout><Actions></Callout></Actions>`. */
  function crossing(close: Tag, top: Tag | undefined): Tag | undefined {
    let depth = 0
    for (const next of below(close)) {
      if (next.kind === 'empty') continue
      if (depth === 0 && next.kind === 'close') return next.name === top?.name ? next : undefined
      depth += next.kind === 'open' ? 1 : -1
    }
    return undefined
  }

  /** Reports a malformed tag and blanks it with its partner; returns whether it was malformed. */
  function broken(tag: Tag, partner?: Tag): boolean {
    const {slip, name} = tag
    if (!slip) return false
    const from = text.lastIndexOf('\n', slip.at) > tag.from ? slip.at : tag.from
    const write = tagAsMeant(tag, components, partner?.name)
    const data = {name, attribute: slip.typed, sign: slip.typed}
    defects.push(
      defect(slip.id, {from, to: tag.to}, data, {
        blank: rangesOf(tag, ...(partner ? [partner] : [])),
        ...(write && {fix: [{start: tag.from, end: tag.to, text: write}]}),
      }),
    )
    return true
  }

  function misspelt(top: Tag, close: Tag) {
    const right =
      [top.name, close.name].find((name) => components.has(name)) ?? nearest(top.name, components.keys()) ?? top.name
    const wrong = right === top.name ? close : top
    const data = {typed: wrong.name, meant: right}
    report('tag-misspelt', wrong, data, {
      blank: rangesOf(top, close),
      write: tagAsMeant({...wrong, name: right}, components, right),
    })
  }

  function twice(again: Tag, past: Tag[]) {
    // Also removes the line break and indentation before the tag.
    const start = text.slice(0, again.from).trimEnd().length
    report('tag-twice', again, {name: again.name}, {blank: rangesOf(...past), fix: [{start, end: again.to, text: ''}]})
  }

  function isBlankBetween(tag: Tag | undefined, again: Tag): boolean {
    return tag !== undefined && text.slice(tag.to, again.from).trim() === ''
  }

  function isWrittenLike(tag: Tag, again: Tag): boolean {
    return isBlankBetween(tag, again) && text.slice(tag.from, tag.to) === text.slice(again.from, again.to)
  }

  function unopened(tag: Tag) {
    const {name} = tag
    const above = tags[tags.indexOf(tag) - 1]
    const last = tags.slice(0, tags.indexOf(tag)).findLast((each) => each.name === name)
    const next = nextOf(tag)
    if (broken(tag)) return
    if (above && isWrittenLike(above, tag)) twice(tag, [tag])
    else if (next?.kind === 'close' && last?.kind !== 'open') {
      taken.add(next)
      report('slash-extra', tag, {name}, {blank: rangesOf(tag, next), write: `<${name}>`})
    } else if (last?.kind === 'empty' && !isLone(name, components))
      report('slash-extra', last, {name}, {blank: rangesOf(last, tag), write: writeTag({...last, kind: 'open'})})
    else report('tag-unopened', tag, {name})
  }

  function unclosed(tag: Tag) {
    const {name} = tag
    const next = tags[tags.indexOf(tag) + 1]
    const source = text.slice(tag.from, tag.to)
    if (broken(tag)) return
    if (next && isWrittenLike(tag, next)) twice(next, [next])
    else if (isLone(nearest(name, components.keys()) ?? name, components)) {
      // Words directly after the tag were probably meant as its children, so the correction is not certain.
      const write = /[\p{L}\p{N}]/u.test(text[tag.to] ?? '') ? undefined : tagAsMeant(tag, components)
      report('slash-missing', tag, {name}, {...(write && {write})})
    } else if (components.has(name) || nearest(name, components.keys())) report('tag-unclosed', tag, {name})
    else if (/^[a-z]/.test(name) && (source.includes('=') || isHtml(name)))
      report('html', tag, {name}, isHtmlBreak(name) ? {write: ' '} : {})
    else report('angle-words', tag, {typed: source})
  }
}

/** Whether a name is an HTML tag that people type from memory or paste. */
export function isHtml(name: string): boolean {
  return /^(?:[abipsu]|br|hr|em|strong|small|mark|sup|sub|div|span|center|font|img|ul|ol|li|h[1-6]|table|t[dhr]|details|summary|section|article|button|input|label|video|audio|blockquote|code|pre)$/.test(
    name,
  )
}

export const isHtmlBreak = (name: string) => name === 'br'

function rangesOf(...tags: Tag[]): Range[] {
  return tags.map(({from, to}) => ({from, to: Math.max(to, from + 1)}))
}

/** Whether one name is a misspelt or truncated form of the other. */
function isLike(one: string, other: string): boolean {
  return distance(one, other) <= 2 || one.startsWith(other) || other.startsWith(one)
}
