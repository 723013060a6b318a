import type {Finding} from '../finding.ts'
import {linesOf} from '../places.ts'
import {foreignPoint} from './pointSigns.ts'

/** Each line of a list that starts with another sign than a hyphen, and the file as it is with hyphens there; nothing without one. */
export function dashedLines(text: string): {findings: Finding[]; mended: string} | undefined {
  const lines = linesOf(text)
  const points = lines.map((_, index) => foreignPoint(lines, index))
  const findings = points.flatMap((each) => each?.finding ?? [])
  const mended = lines.map((line, index) => points[index]?.mended ?? line.text).join('\n')
  return findings.length > 0 ? {findings, mended} : undefined
}
