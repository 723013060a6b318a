import {seededRandom} from '../../seededRandom.ts'
import type {Slipped, Text} from './typo.ts'

/** What a hand does wrong to one line of a page: its lines afterwards, or nothing where that can't happen. */
type Slip = (lines: string[], at: number, random: () => number) => string[] | undefined

/** One of the places of a line that a pattern finds, changed. */
function inLine(pattern: RegExp, change: (found: string) => string): Slip {
  return (lines, at, random) => {
    const line = lines[at] ?? ''
    const places = [...line.matchAll(pattern)]
    const place = places[Math.floor(random() * places.length)]
    if (!place) return undefined
    const end = place.index + place[0].length
    const changed = line.slice(0, place.index) + change(place[0]) + line.slice(end)
    return changed === line ? undefined : lines.with(at, changed)
  }
}

/** Slips of one line that break a page or that a visitor would see. */
export const pageSlips: Record<string, Slip> = {
  // Words may well stand twice.
  'a tag’s line twice': (lines, at) =>
    /^\s*<\/?[A-Z]|^import |^\w+: /.test(lines[at] ?? '') ? lines.toSpliced(at, 0, lines[at] ?? '') : undefined,
  'a sign lost': inLine(/[<>"={}[\]()*#|]/g, () => ''),
  'a sign twice': inLine(/[<>"={}[\]()*|]/g, (sign) => sign + sign),
  'a tag’s name lost': inLine(/(?<=<\/?)[A-Z]\w+/g, () => ''),
  'a tag’s line lost': (lines, at) =>
    /^\s*<\/?[A-Z]\w*[^/]*>$/.test(lines[at] ?? '') ? lines.toSpliced(at, 1) : undefined,
  'a curly quote mark': inLine(/="[^"]*"/g, (value) => `=“${value.slice(2, -1)}”`),
  'a dash for a hyphen': inLine(/(?<="[\w-]*|\]\([^)]*)-(?=\w)/g, () => '–'),
  'two letters changed about': inLine(
    /(?<=<\/?[A-Z]\w*|="[\w-]*|\]\([^)]*)[a-z]{2}/g,
    ([one, other]) => `${other}${one}`,
  ),
  'another capital': inLine(/(?<=<\/?|="|\]\(\/)[A-Za-z]/g, (letter) =>
    letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase(),
  ),
}

/** As many pages with each slip, at places that the seed picks. */
export function slippedPages(pages: readonly Text[], each: number, seed = 1): Slipped[] {
  return Object.entries(pageSlips).flatMap(([kind, slip], index) => {
    // With one sequence for all, one line would be drawn for many kinds.
    const random = seededRandom(seed + index)
    const slipped: Slipped[] = []
    for (let tries = 0; tries < 100 * each && slipped.length < each; tries++) {
      const page = pages[Math.floor(random() * pages.length)]
      const lines = page?.text.split('\n') ?? []
      const at = Math.floor(random() * lines.length)
      const changed = slip(lines, at, random)
      if (page && changed) slipped.push({kind, file: page.file, line: at + 1, text: changed.join('\n')})
    }
    return slipped
  })
}
