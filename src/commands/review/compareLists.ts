import type {Answer, Change, Image, Link, Look, Name} from './model.ts'
import {likeness} from './wordMarks.ts'

/** Links that came, went, or say or lead to something else. Their order is told by the words. */
export function compareLinks(before: Link[], after: Link[]): Change[] {
  const {pairs, removed, added} = pairUp(before, after, [
    (a, b) => (a.text === b.text && a.to === b.to ? 1 : 0),
    (a, b) => (a.text === b.text ? 1 : 0),
    (a, b) => (a.to === b.to && likeness(a.text, b.text) > 0.4 ? 1 + likeness(a.text, b.text) : 0),
    (a, b) => (a.to === b.to && a.section === b.section ? 1 : 0),
    (a, b) => (a.section === b.section && likeness(a.text, b.text) > 0.5 ? 1 + likeness(a.text, b.text) : 0),
    // Another number in place of one, or another address, however unlike they are.
    (a, b) => (a.section === b.section && dials(a) !== undefined && dials(a) === dials(b) ? 1 : 0),
  ])
  return [
    ...pairs.flatMap(([old, now]): Change[] => [
      ...(old.text === now.text
        ? []
        : [{what: 'link text' as const, how: 'changed' as const, ...place(now), before: old.text, after: now.text}]),
      ...(old.to === now.to
        ? []
        : [
            {
              what: 'link target' as const,
              how: 'changed' as const,
              ...place(now),
              about: now.text,
              before: old.to,
              after: now.to,
            },
          ]),
    ]),
    ...removed.map(
      (link): Change => ({what: 'link', how: 'removed', ...place(link), about: link.text, before: link.to}),
    ),
    ...added.map((link): Change => ({what: 'link', how: 'added', ...place(link), about: link.text, after: link.to})),
  ]
}

/** Pictures that came, went, were replaced or are described in other words. */
export function compareImages(before: Image[], after: Image[]): Change[] {
  const {pairs, removed, added} = pairUp(before, after, [
    (a, b) => (a.source === b.source && a.alt === b.alt ? 1 : 0),
    (a, b) => (a.source === b.source ? 1 + likeness(a.alt, b.alt) : 0),
    (a, b) => (a.alt === b.alt && a.alt !== '' ? 1 : 0),
  ])
  return [
    ...pairs.flatMap(([old, now]): Change[] => [
      ...(old.alt === now.alt
        ? []
        : [
            {
              what: 'alt text' as const,
              how: 'changed' as const,
              ...place(now),
              about: now.source,
              before: old.alt,
              after: now.alt,
            },
          ]),
      // A picture that took the place of another keeps its name.
      ...(old.source === now.source && (old.bytes ?? now.bytes) === (now.bytes ?? old.bytes)
        ? []
        : [
            {
              what: 'image' as const,
              how: 'changed' as const,
              ...place(now),
              about: now.alt,
              before: old.source,
              after: now.source,
            },
          ]),
    ]),
    ...removed.map(
      (image): Change => ({what: 'image', how: 'removed', ...place(image), about: image.alt, before: image.source}),
    ),
    ...added.map(
      (image): Change => ({what: 'image', how: 'added', ...place(image), about: image.alt, after: image.source}),
    ),
  ]
}

/** What a button of the same words answers in place of what it did. */
export function compareAnswers(before: Answer[], after: Answer[]): Change[] {
  const {pairs} = pairUp(before, after, [
    (a, b) => (a.text === b.text && a.toast === b.toast ? 1 : 0),
    (a, b) => (a.text === b.text && a.section === b.section ? 1 : 0),
  ])
  return pairs.flatMap(([old, now]): Change[] =>
    old.toast === now.toast
      ? []
      : [{what: 'toast', how: 'changed', ...place(now), about: now.text, before: old.toast, after: now.toast}],
  )
}

/** How a link reaches people, if it does. */
function dials({to}: Link): string | undefined {
  return /^(?:tel|mailto):/.exec(to)?.[0]
}

/** Names that only assistive technology says. */
export function compareNames(before: Name[], after: Name[]): Change[] {
  const {pairs, removed, added} = pairUp(before, after, [
    (a, b) => (a.on === b.on && a.name === b.name ? 1 : 0),
    (a, b) => (a.on === b.on ? 1 + likeness(a.name, b.name) : 0),
  ])
  const what = 'accessible name' as const
  return [
    ...pairs.flatMap(([old, now]): Change[] =>
      old.name === now.name
        ? []
        : [{what, how: 'changed', ...place(now), about: now.on, before: old.name, after: now.name}],
    ),
    ...removed.map((name): Change => ({what, how: 'removed', ...place(name), about: name.on, before: name.name})),
    ...added.map((name): Change => ({what, how: 'added', ...place(name), about: name.on, after: name.name})),
  ]
}

/** How often words are read in one part of a page, or in one section of it, before and after. */
type Times = (words: string, section?: string) => {before: number; after: number}

/** Words that stayed and are shown in another way. */
export function compareLooks(before: Look[], after: Look[], times: Times): Change[] {
  const stayed = (words: string) => times(words).before > 0 && times(words).after > 0
  const {removed, added} = pairUp(before, after, [
    (a, b) => (a.look === b.look && a.text === b.text ? 1 : 0),
    // What got a word more, or less, is shown as it was; words that were there all along are another thing to show so.
    (a, b) =>
      a.look === b.look &&
      (a.text.includes(b.text) || b.text.includes(a.text)) &&
      (isItem(a) || !stayed(a.text) || !stayed(b.text))
        ? 1
        : 0,
  ])
  const tell = (how: 'removed' | 'added', looks: Look[]) =>
    together(looks.filter((look) => stayed(look.text) && !wentOrCame(how, look, times))).map(
      (look): Change => ({what: 'look', how, ...place(look), about: look.look, before: look.text, after: look.text}),
    )
  const [gone, come] = [tell('removed', removed), tell('added', added)]
  // A list with points in place of numbers is one list.
  const became = (look: Change) => come.find(({section, after}) => section === look.section && after === look.after)
  return [
    ...gone.map((look): Change => {
      const now = became(look)
      return now ? {...now, how: 'changed', about: `${now.about}, no longer ${look.about}`} : look
    }),
    ...come.filter((look) => !gone.some((each) => became(each) === look)),
  ]
}

/** Whether words in bold went or came themselves, in their section: that they are read elsewhere too makes no change of their look. */
function wentOrCame(how: 'removed' | 'added', {text, section}: Look, times: Times): boolean {
  return [times(text), times(text, section)].every(({before, after}) =>
    how === 'removed' ? after < before : before < after,
  )
}

function isItem({look}: Look): boolean {
  return look === 'bulleted list' || look === 'numbered list'
}

/** The items of one list are told in one. */
function together(looks: Look[]): Look[] {
  const all: Look[] = []
  for (const look of looks) {
    const list = isItem(look) && all.findLast((each) => each.look === look.look && each.section === look.section)
    if (list) list.text += `\n${look.text}`
    else all.push({...look})
  }
  return all
}

/** Pairs by one measure after the other: whatever scores highest first, of equals what stayed in its section, in the order of the page. */
function pairUp<T extends {section: string}>(before: T[], after: T[], measures: ((a: T, b: T) => number)[]) {
  let removed = [...before]
  let added = [...after]
  const pairs: [T, T][] = []
  for (const measure of measures) {
    if (removed.length === 0 || added.length === 0) break
    const candidates = removed
      .flatMap((old) =>
        added.map((now) => ({old, now, score: measure(old, now), stayed: Number(old.section === now.section)})),
      )
      .filter(({score}) => score > 0)
      .sort((a, b) => b.score - a.score || b.stayed - a.stayed)
    const used = new Set<T>()
    for (const {old, now} of candidates) {
      if (used.has(old) || used.has(now)) continue
      used.add(old).add(now)
      pairs.push([old, now])
    }
    removed = removed.filter((each) => !used.has(each))
    added = added.filter((each) => !used.has(each))
  }
  return {pairs, removed, added}
}

function place({region, section}: Link | Image | Name | Look | Answer) {
  return {region, section}
}
