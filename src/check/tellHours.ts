import type {OpenHours} from './content/openHours.ts'
import {readTime} from './content/typed/time.ts'
import type {Finding} from './finding.ts'
import {hourOf} from './hourOf.ts'
import {linesNamed} from './linesNamed.ts'
import {listed} from './listed.ts'
import {orThere} from './orThere.ts'

const ends = ['opens', 'closes'] as const

/** What is said of hours of ours that are not those of `content/site.yaml`: what to write in the words, whose days stay as they are, and what there. */
export function tellHours(at: number, said: string, own: OpenHours, typed: {opens?: string; closes?: string}): Finding {
  const odd = ends.filter((end) => typed[end] && !isSame(typed[end], own[end]))
  const place = linesNamed(odd.map((end) => own.lines[end]))
  const there = odd.flatMap((end) => readTime(inFigures(typed[end] ?? '')).map((time) => `${end}: ${time}`))
  return tell(
    at,
    `This says ${said}, and content/site.yaml, ${place}, says ${own.opens} to ${own.closes}.`,
    orThere(asOwn(said, own, typed), there.length === odd.length ? listed(there, 'and') : undefined),
  )
}

/** The same of a day on which we are not open there. */
export function tellOpen(at: number, day: string, all: OpenHours[]): Finding {
  const line = Math.max(...all.flatMap(({lines}) => Object.values(lines)))
  return tell(
    at,
    `This says that we are open on ${day}s, and the hours of content/site.yaml do not.`,
    `If we are, write it there, below line ${line}: - days: ${day}, and below that when it opens and closes. If not, delete it here.`,
  )
}

/** The same of a day on which we are open there. */
export function tellClosed(at: number, day: string, {days, opens, closes, lines}: OpenHours): Finding {
  const isAlone = days === day
  return tell(
    at,
    `This says that we are closed on ${day}s, and content/site.yaml, line ${lines.days}, says ${isAlone ? '' : `${days} `}${opens} to ${closes}.`,
    `If that is right, delete it here. If not, ${isAlone ? `delete ${linesNamed(Object.values(lines))} there` : `take ${day} out there`}.`,
  )
}

function tell(at: number, message: string, ways: string): Finding {
  return {at, message, help: `${ways} <OfficeHours /> on a page always has the right ones.`, warning: true}
}

/** The words with our times in place of theirs. */
function asOwn(said: string, own: OpenHours, {opens = '', closes = ''}: {opens?: string; closes?: string}): string {
  const put = (words: string, typed: string, at: number, time: string) =>
    typed ? words.slice(0, at) + time + words.slice(at + typed.length) : words
  const closed = put(said, closes, said.lastIndexOf(closes), own.closes)
  return put(closed, opens, closed.indexOf(opens), own.opens)
}

/** Whether that is the time, as far as it says: `5` may be in the afternoon. */
export function isSame(said: string, time: string): boolean {
  const figures = inFigures(said)
  return /[ap]\.?m/i.test(figures)
    ? hourOf(figures) === hourOf(time)
    : hourOf(`${figures}am`) % 12 === hourOf(time) % 12
}

/** `7 PM` of `7 in the evening`. */
function inFigures(time: string): string {
  if (/^(?:noon|midday)$/.test(time)) return '12 PM'
  const figures = time.replace(/ o[’']clock/, '')
  return figures.replace(/ in the morning$/, ' AM').replace(/ (?:in the (?:afternoon|evening)|at night)$/, ' PM')
}
