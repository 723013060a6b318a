import type {Link, PageText, Region, SiteText, Unit} from '../../../../src/commands/review/model.ts'
import {likeness} from '../../../../src/commands/review/wordMarks.ts'

/** How many links are others, and how many things above and below all pages: counted from what is read, by whatever it is called and wherever it stands. */
export function countRead(before: SiteText, after: SiteText): {links: number; frame: number} {
  const both = [...before.pages.values()].flatMap((page): [PageText, PageText][] => {
    const now = after.pages.get(page.address)
    return now ? [[withHeadingsOf(now, page), now]] : []
  })
  const own = both.map(([old, now]) => otherLinks(partOf(old, 'page'), partOf(now, 'page')))
  // What stands on every page is told once.
  const frames = (['header', 'footer'] as const).map((region) => {
    const old = unite(both.map(([page]) => partOf(page, region)))
    const now = unite(both.map(([, page]) => partOf(page, region)))
    const {links, lines} = otherLinks(old, now)
    const labels = [...old.links, ...now.links].map(({text}) => text)
    const words = ({units}: Part) => units.map(({text}) => text).filter((text) => !labels.includes(text))
    return {links, lines: lines + replaced(words(old), words(now)) + replaced(old.names, now.names)}
  })
  const sum = (all: number[]) => all.reduce((one, other) => one + other, 0)
  return {links: sum([...own, ...frames].map(({links}) => links)), frame: sum(frames.map(({lines}) => lines))}
}

/** A page whose sections are called as what took their headings’ places. */
function withHeadingsOf(now: PageText, page: PageText): PageText {
  const [old, others] = [page, now].map(({units}) =>
    units.flatMap(({kind, text}) => (kind === 'heading' ? [text] : [])),
  )
  if (!old || !others || old.length !== others.length) return page
  const nameOf = (section: string) => (others.includes(section) ? section : others[old.indexOf(section)]) ?? section
  return {...page, links: page.links.map((link) => ({...link, section: nameOf(link.section)}))}
}

interface Part {
  units: Unit[]
  links: Link[]
  names: string[]
}

function partOf({units, links, names}: PageText, region: Region): Part {
  const here = <T extends {region: Region}>(items: T[]) => items.filter((item) => item.region === region)
  return {units: here(units), links: here(links), names: here(names).map(({name}) => name)}
}

function unite(parts: Part[]): Part {
  const once = <T>(items: T[], key: (item: T) => string) => [
    ...new Map(items.map((item) => [key(item), item])).values(),
  ]
  return {
    units: once(
      parts.flatMap(({units}) => units),
      ({text}) => text,
    ),
    links: once(
      parts.flatMap(({links}) => links),
      ({text, to}) => `${text} ${to}`,
    ),
    names: [...new Set(parts.flatMap(({names}) => names))],
  }
}

/**
 * Links that lead elsewhere, say something else, came or went, and the lines that tell it: where a link leads and what it
 * says are two. The label of a link within a sentence or heading is told with that.
 */
function otherLinks(old: Part, now: Part): {links: number; lines: number} {
  const gone = without(old.links, now.links, (one, other) => one.text === other.text && one.to === other.to)
  const come = without(now.links, old.links, (one, other) => one.text === other.text && one.to === other.to)
  const count = {links: 0, lines: 0}
  for (const isSame of [
    (one: Link, other: Link) => one.text === other.text,
    (one: Link, other: Link) => one.to === other.to && one.section === other.section,
    (one: Link, other: Link) => one.to === other.to,
    (one: Link, other: Link) => one.section === other.section && likeness(one.text, other.text) > 0.5,
    (one: Link, other: Link) => dials(one) !== '' && dials(one) === dials(other),
  ]) {
    for (const link of [...gone]) {
      const place = come.findIndex((other) => isSame(link, other))
      const [other] = place < 0 ? [] : come.splice(place, 1)
      if (!other) continue
      gone.splice(gone.indexOf(link), 1)
      const lines = Number(link.to !== other.to) + Number(link.text !== other.text && stands(now, other))
      count.lines += lines
      count.links += Math.min(lines, 1)
    }
  }
  const rest = gone.length + come.length
  return {links: count.links + rest, lines: count.lines + rest}
}

function dials({to}: Link): string {
  return /^(?:tel|mailto):/.exec(to)?.[0] ?? ''
}

/** Whether a link stands alone, and not within a sentence. */
function stands({units}: Part, {text}: Link): boolean {
  return units.some((unit) => unit.kind !== 'heading' && unit.text === text)
}

/** How many of two lists are others; what came took the place of what went. */
function replaced(old: string[], now: string[]): number {
  const same = (one: string, other: string) => one === other
  return Math.max(without(old, now, same).length, without(now, old, same).length)
}

/** The items of one list that are not in the other, each as often as it is there more. */
function without<T>(items: T[], others: T[], same: (one: T, other: T) => boolean): T[] {
  const left = [...others]
  return items.filter((item) => {
    const place = left.findIndex((other) => same(item, other))
    if (place >= 0) left.splice(place, 1)
    return place < 0
  })
}
