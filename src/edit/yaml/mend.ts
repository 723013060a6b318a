import {isMap, isScalar} from 'yaml'
import {readYaml} from '../../check/content/readYaml.ts'
import {linesOf} from '../../check/places.ts'
import type {FileDraft} from '../draft.ts'
import type {Told} from '../protocol.ts'
import {scalarsOf} from './scalars.ts'
import {writeScalar} from './writeScalar.ts'

/** A draft of a file of `content/` with the lines that the check says to write in place of those that it found wrong. */
export function mended(draft: FileDraft, findings: Told[]): FileDraft {
  return findings.reduce((so, {line, write}) => (write === undefined ? so : withLine(so, line, write)), draft)
}

/** `phoneLink: "+442079460012"`, in the line that says phoneLink now. */
function withLine(draft: FileDraft, line: number, write: string): FileDraft {
  const {contents} = readYaml(write)
  const [pair] = isMap(contents) ? contents.items : []
  if (!pair || !isScalar(pair.key) || !isScalar(pair.value)) return draft
  const {start = 0, end = 0} = linesOf(draft.text)[line - 1] ?? {}
  const [key, value] = [String(pair.key.value), pair.value.value]
  const place = scalarsOf(readYaml(draft.text)).find(
    (each) => each.start >= start && each.start < end && each.path.at(-1) === key,
  )
  if (!place || (typeof value !== 'string' && typeof value !== 'number')) return draft
  const next = writeScalar({text: draft.text, start: 0, end: draft.text.length}, place, value)
  if (next.refused) return draft
  const shift = place.start < draft.start ? next.text.length - draft.text.length : 0
  return {...draft, text: next.text, start: draft.start + shift, end: draft.end + shift}
}
