import {type Line, linesOf} from '../places.ts'
import type {Slip} from '../problem.ts'
import type {Component} from '../readComponents.ts'
import {explainAngle} from './explainAngle.ts'
import {explainBrace} from './explainBrace.ts'
import {explainImportLine} from './importLine.ts'
import {matchTags} from './matchTags.ts'
import {readTag} from './readTag.ts'
import type {Tag} from './tag.ts'

/** Everything in the text below the frontmatter that stops it from being read, found character by character. */
export function scanText(text: string, components: Map<string, Component>, file: string): Slip[] {
  const slips: Slip[] = []
  const tags: Tag[] = []
  const lines = linesOf(text)
  const past = new Set<number>()
  let fence = ''
  for (const [index, line] of lines.entries()) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line.text)?.[1]
    if (mark && (!fence || mark.startsWith(fence))) {
      fence = fence ? '' : mark
      past.add(index)
    } else if (fence) past.add(index)
    else {
      const slip = explainConflict(lines, index) ?? explainImportLine(lines, index, components, file)
      if (slip && !slips.some((each) => each.blank.some(([from, to]) => from <= line.start && to >= line.end)))
        slips.push(slip)
      if (slip || /^import\b/.test(line.text)) past.add(index)
    }
  }
  let until = 0
  for (const [index, line] of lines.entries()) {
    if (past.has(index)) continue
    for (let at = Math.max(line.start, until); at < line.end; at++) {
      const one = text[at]
      if (one === '\\') at++
      else if (one === '`') at = endOfCode(text, at, line.end)
      else if (one === '<') {
        const slip = explainAngle(text, at, line, components)
        if (slip) {
          slips.push(slip)
          at = until = Math.max(at, (slip.blank[0]?.[1] ?? at) - 1)
        } else if (/^<\s/.test(text.slice(at, at + 2))) continue
        else {
          const tag = readTag(text, at, (name) => components.has(name))
          if (!tag.mistake && text[tag.end] === '>') {
            tag.mistake = {at: tag.end, message: 'There is a > too many here.'}
            tag.end++
          }
          tags.push(tag)
          until = tag.end
          at = tag.end - 1
        }
      } else if (one === '{') {
        const slip = explainBrace(text, at, line.end, components)
        slips.push(slip)
        at = until = Math.max(at, (slip.blank[0]?.[1] ?? at) - 1)
      }
    }
  }
  return [...slips, ...matchTags(text, tags, components)]
}

/** Where inline code ends that starts here; code may hold any sign. */
function endOfCode(text: string, at: number, lineEnd: number): number {
  const marks = /^`+/.exec(text.slice(at))?.[0] ?? '`'
  const close = text.slice(at + marks.length, lineEnd).indexOf(marks)
  return at + marks.length - 1 + (close < 0 ? 0 : close + marks.length)
}

/** The marks that git leaves when two people changed the same lines. */
function explainConflict(lines: Line[], index: number): Slip | undefined {
  const line = lines[index]
  const from = index + 1
  if (!line || !/^(<{7}|>{7}|\|{7})(\s|$)/.test(line.text)) return undefined
  const middle = lines.findIndex((each, other) => other > index && /^={7}\s*$/.test(each.text))
  const last = lines.findIndex((each, other) => other > index && /^>{7}(\s|$)/.test(each.text))
  const whole = line.text.startsWith('<') && middle > 0 && last > middle
  return {
    at: line.start,
    message: whole
      ? `Two people changed the same words: both versions are here, in lines ${from} to ${last + 1}.`
      : `${line.text.slice(0, 7)} is a mark that is left when two people changed the same words.`,
    help: whole
      ? `Keep the version that is right. Delete the other, and the lines ${from}, ${middle + 1} and ${last + 1}.`
      : 'Delete this line.',
    blank: whole
      ? [
          [line.start, line.end],
          [lines[middle]?.start ?? 0, lines[last]?.end ?? 0],
        ]
      : [[line.start, line.end]],
  }
}
