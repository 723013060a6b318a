import {groupBy} from './groupBy.ts'
import {linesOf} from './places.ts'
import type {Problem} from './problem.ts'

/** A longer part of a line is hard to tell from all of it: then the whole line is to be written. */
const longest = 60

/** What was found in a text, where the same that stands several times in a line is one: with what to write from the first place to the last. */
export function asOne(problems: Problem[], text: string): Problem[] {
  const lines = linesOf(text)
  const alike = groupBy(problems, ({file, line, rule, message, help}) => [
    JSON.stringify([file, line, rule, message, help]),
  ])
  return [...alike.values()].flatMap((some) => {
    const [first, second] = some
    return first && second ? [joined(first, some, lines[first.line - 1]?.text ?? '') ?? some].flat() : some
  })
}

/** All of them as the first, if each says what to write for which signs. */
function joined(first: Problem, all: Problem[], line: string): Problem | undefined {
  const places: {from: number; to: number; by: string}[] = []
  const known = new Set<string>()
  for (const {column, write, swap} of all.toSorted((a, b) => a.column - b.column)) {
    const key = `${column} ${swap?.over}`
    if (known.has(key)) continue
    known.add(key)
    if (!swap || swap.by !== write) return undefined
    const last = places.at(-1)?.to ?? 0
    // Where two lie over each other, the second may be another thing once the first is mended.
    if (column - 1 < last && line.startsWith(swap.over, column - 1)) return undefined
    // The address of a link is told at its words.
    const from = line.indexOf(swap.over, Math.max(column - 1, last))
    if (from < 0) return undefined
    places.push({from, to: from + swap.over.length, by: swap.by})
  }
  if (places.length < 2) return first
  const [start, end] = [places[0]?.from ?? 0, places.at(-1)?.to ?? 0]
  const over = line.slice(start, end)
  const by = places.reduceRight(
    (rest, place) => rest.slice(0, place.from - start) + place.by + rest.slice(place.to - start),
    over,
  )
  const write = over.length > longest ? (line.slice(0, start) + by + line.slice(end)).trim() : by
  return {...first, column: start + 1, write, swap: {over, by}}
}
