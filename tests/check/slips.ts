import {sequence} from '../random.ts'

/** What a hand does wrong to one line of a text: the lines after it, or nothing where that slip can't happen there. */
export type Slip = (lines: string[], at: number, random: () => number) => string[] | undefined

/** One of the places of a line that a pattern finds, changed. */
function inLine(pattern: RegExp, change: (found: string, random: () => number) => string): Slip {
  return (lines, at, random) => {
    const line = lines[at] ?? ''
    const places = [...line.matchAll(pattern)]
    const place = places[Math.floor(random() * places.length)]
    if (!place) return undefined
    const end = place.index + place[0].length
    const changed = line.slice(0, place.index) + change(place[0], random) + line.slice(end)
    return changed === line ? undefined : lines.with(at, changed)
  }
}

/** Slips of one line that whoever looks at the page would see, or that break it, by what they are called. */
export const slips: Record<string, Slip> = {
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

/** A text with a slip in one line. */
export interface Slipped {
  file: string
  line: number
  was: string
  is: string
  text: string
}

/** Pages with that slip, each at a place that the seed picks; at most as many as there are places tried. */
export function* slippedPages(
  pages: readonly {file: string; text: string}[],
  slip: Slip,
  {seed, tries}: {seed: number; tries: number},
): Generator<Slipped> {
  const random = sequence(seed)
  for (let count = 0; count < tries; count++) {
    const page = pages[Math.floor(random() * pages.length)]
    const lines = page?.text.split('\n') ?? []
    const at = Math.floor(random() * lines.length)
    const changed = slip(lines, at, random)
    if (page && changed)
      yield {file: page.file, line: at + 1, was: lines[at] ?? '', is: changed[at] ?? '', text: changed.join('\n')}
  }
}
