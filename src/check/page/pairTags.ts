import {distance} from '../nearest.ts'
import type {Component} from '../readComponents.ts'
import {type LostTag, lostOpening} from './lostTags.ts'
import type {Tag} from './tag.ts'

/** Tags that belong together, or one that belongs to none. */
export type Pair =
  | {how: 'stands alone'; tag: Tag}
  | {how: 'is closed'; open: Tag; close: Tag}
  | {how: 'is misspelt'; open: Tag; close: Tag}
  | {how: 'is opened twice'; open: Tag; again: Tag}
  | {how: 'is closed twice'; close: Tag; again: Tag}
  | {how: 'is crossed'; open: Tag; close: Tag; inner: Tag}
  /** `inside`: what is open round it, and `until`: where that ends. */
  | {how: 'is never closed'; open: Tag; inside?: Tag; until: number}
  | {how: 'is never opened'; close: Tag; inside?: Tag; lost?: LostTag}
  | {how: 'stands twice'; tag: Tag; again: Tag}
  | {how: 'is closed after its end'; tag: Tag; close: Tag}

/** Pairs every opening tag of a text with its closing one, in the order in which they are found. */
export function pairTags(text: string, tags: Tag[], components: Map<string, Component>): Pair[] {
  const pairs: Pair[] = []
  const open: Tag[] = []
  /** Closing tags that an earlier one has taken for its own. */
  const taken = new Set<Tag>()
  const childless = (name: string) => components.get(name)?.children === 'none'
  const after = (tag: Tag) => tags.slice(tags.indexOf(tag) + 1).filter((each) => !taken.has(each))
  const before = (tag: Tag) => tags.slice(0, tags.indexOf(tag)).filter((each) => !taken.has(each))

  for (const tag of tags) {
    if (taken.has(tag)) continue
    if (tag.kind === 'empty') pairs.push({how: 'stands alone', tag})
    else if (tag.kind === 'open') pairOpening(tag)
    else pairClosing(tag)
  }
  neverClosed(0, text.length)
  return pairs

  /** All that is open from that depth on, with nothing left to close it. */
  function neverClosed(depth: number, until: number) {
    const all = open.splice(depth)
    for (const [index, own] of [...all.entries()].reverse()) {
      const next = tags[tags.indexOf(own) + 1]
      const inside = all[index - 1] ?? open.at(-1)
      pairs.push(
        next && isSame(text, own, next)
          ? {how: 'stands twice', tag: own, again: next}
          : {how: 'is never closed', open: own, inside, until},
      )
    }
  }

  function pairOpening(tag: Tag) {
    const top = open.at(-1)
    const next = after(tag).find((each) => each.name === tag.name && each.kind !== 'empty')
    const again = tag.name !== '' && top?.name === tag.name && tag.attributes.length === 0 && next?.kind !== 'close'
    if (top && again && !childless(tag.name)) {
      open.pop()
      pairs.push({how: 'is opened twice', open: top, again: tag})
    } else open.push(tag)
  }

  function pairClosing(tag: Tag) {
    const depth = open.findLastIndex((each) => each.name === tag.name)
    const top = open.at(-1)
    if (top && (tag.name === '' ? !isClosedBelow(top, tag) : top.name === '' && depth < 0)) {
      open.pop()
      pairs.push({how: 'is closed', open: top, close: tag})
      return
    }
    const inner = crossedBy(tag)
    if (depth >= 0 && inner && top) {
      open.splice(open.indexOf(top), 1)
      taken.add(inner)
      pairs.push({how: 'is crossed', open: top, close: inner, inner: tag})
      pairClosing(tag)
    } else if (depth >= 0) {
      neverClosed(depth + 1, tag.start)
      const own = open.pop()
      if (own) pairs.push({how: 'is closed', open: own, close: tag})
    } else if (top && alike(text, top, tag)) {
      open.pop()
      pairs.push({how: 'is misspelt', open: top, close: tag})
    } else pairs.push(withoutOpening(tag))
  }

  /** Whether what is open has a closing tag of its own below another. */
  function isClosedBelow({name}: Tag, close: Tag): boolean {
    const next = after(close).find((each) => each.name === name && each.kind !== 'empty')
    return next?.kind === 'close'
  }

  /** `</Actions>`, where what holds the actions is closed before they are. */
  function crossedBy(close: Tag): Tag | undefined {
    const top = open.at(-1)
    if (!top || top.name === close.name) return undefined
    // Whole pairs may stand between the two.
    let depth = 0
    for (const next of after(close)) {
      if (next.kind === 'empty') continue
      if (depth === 0 && next.kind === 'close') return next.name === top.name ? next : undefined
      depth += next.kind === 'open' ? 1 : -1
    }
    return undefined
  }

  /** A closing tag to which nothing is open: perhaps its opening one was mistyped. */
  function withoutOpening(close: Tag): Pair {
    const last = before(close).findLast((each) => each.name === close.name)
    const next = after(close).find((each) => each.name === close.name)
    const lost = lostOpening(text, close, last?.end ?? 0)
    if (close.mistake || lost) return {how: 'is never opened', close, lost}
    const above = tags[tags.indexOf(close) - 1]
    if (above && isSame(text, above, close)) return {how: 'stands twice', tag: above, again: close}
    if (next?.kind === 'close' && last?.kind !== 'open') {
      taken.add(next)
      return {how: 'is closed twice', close, again: next}
    }
    if (last?.kind === 'empty' && !childless(close.name)) return {how: 'is closed after its end', tag: last, close}
    return {how: 'is never opened', close, inside: open.at(-1)}
  }
}

/** Whether a tag stands right below another that is written like it. */
function isSame(text: string, tag: Tag, again: Tag): boolean {
  const [one, other] = [tag, again].map(({start, end}) => text.slice(start, end))
  return tag.name !== '' && one === other && text.slice(tag.end, again.start).trim() === ''
}

/** One was mistyped for the other: a letter more, less or different, or a space in it. */
function alike(text: string, open: Tag, close: Tag): boolean {
  const whole = text.slice(open.start + 1, open.end).replace(/\W/g, '')
  const closing = text.slice(close.start + 2, close.end).replace(/\W/g, '')
  return distance(open.name, close.name) <= 2 || whole.startsWith(close.name) || closing.startsWith(open.name)
}
