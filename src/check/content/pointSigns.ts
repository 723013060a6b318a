import {explainListLine} from '../fieldLine.ts'
import type {Finding} from '../finding.ts'
import type {Line} from '../places.ts'

/** What word processors, mails and phones write before a point of a list: a dash, a bullet or a sign of a font of bullets. */
const bullets = '–—•·●▪◦‣∙○■□➢✓✔⁃\\ue000-\\uf8ff'

/** A value that begins with such a sign. */
export const pointSign = new RegExp(`^[${bullets}]`)

// A number, a star and the letter that stands for a circle need the space that tells them from words.
const point = new RegExp(`^( *)((?:[${bullets}]|(?:\\d{1,2}[.)]|\\*|\\+|o)(?=[ \\t]))[ \\t]*)(\\S.*)$`)

/** The points of `• Patience • Everyday banking`, which stand on one line; none where there are no two. */
export function pointsIn(typed: string): string[] {
  const points = typed.split(new RegExp(`(?:^|\\s)[${bullets}]\\s*`)).slice(1)
  return points.every((each) => each.trim() !== '') ? points.map((each) => each.trim()) : []
}

/** A line of a list that starts with another sign than a hyphen, with the line as it should be and its spaces in front; nothing of any other line. */
export function foreignPoint(lines: Line[], index: number): {finding: Finding; mended: string} | undefined {
  const {text, start} = lines[index] ?? {text: '', start: 0}
  const [, indent = '', sign = '', words = ''] = point.exec(text.trimEnd()) ?? []
  if (!sign) return undefined
  const heading = headingOf(lines, index, indent.length)
  const isRecord = /^\w+:\s/.test(words) && indent === ''
  if (heading === undefined && !isRecord) return undefined
  const least = (/^ *(?:- )?/.exec(heading ?? '')?.[0].length ?? 0) + 2
  const right = heading && !isRecord && indent.length < least - 2 ? ' '.repeat(least) : indent
  const write = /^[[{]/.test(words) ? `- ${words}` : (explainListLine(words)?.write ?? `- ${words}`)
  const finding = {
    at: start + indent.length,
    message: `This line of a list starts with ${sign.trim()}, which is no hyphen.`,
    ...(right === indent ? {write} : {help: `Write ${right.length} spaces, a hyphen and a space in its place.`}),
  }
  return {finding, mended: right + write}
}

/** The line that a list stands below, `highlights:`, if all between the two is of the list. */
function headingOf(lines: Line[], index: number, indent: number): string | undefined {
  for (const {text} of lines.slice(0, index).reverse()) {
    const own = text.search(/\S/)
    if (/^ *(?:- )?\w+:\s*$/.test(text)) return text
    if (own < 0 || own > indent || (own === indent && (point.test(text) || /^ *- /.test(text)))) continue
    return undefined
  }
  return undefined
}
