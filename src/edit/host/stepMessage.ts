import {z} from 'zod'
import {type NewStep, newStep, type Step} from '../store.ts'
import type {Blobs} from './blobs.ts'

/**
 * Starts the line of a commit’s message that has the step as JSON, so that any device can list and undo it.
 */
const marker = 'Edited-in-place: '

/** A blob’s id; `null` is a missing file. */
const blob = z.string().nullable()

const storedStep = newStep.extend({
  writes: z.array(z.object({file: z.string(), before: blob, after: blob, head: blob})),
})

/** The files that a step writes, each with the ids of its blobs. */
export type StoredWrites = z.infer<typeof storedStep>['writes']

/** Returns the message of a commit: a sentence for people, and the step. `title` names the file to people. */
export function messageOfStep(step: NewStep, writes: StoredWrites, title: string): string {
  const sentence = `${title}: ${step.what}`.replace(/\s+/g, ' ')
  return `${sentence}\n\n${marker}${JSON.stringify({...step, writes})}\n`
}

function parse(message: string): z.infer<typeof storedStep> | undefined {
  const line = message.split('\n').find((each) => each.startsWith(marker))
  if (line === undefined) return undefined
  try {
    return storedStep.safeParse(JSON.parse(line.slice(marker.length))).data
  } catch {
    return undefined
  }
}

/** Returns the ids of the blobs that a step needs; none if the commit was not made in the editor. */
export function blobsOfStep(message: string): string[] {
  return (parse(message)?.writes ?? []).flatMap(({before, after, head}) =>
    [before, after, head].filter((id) => id !== null),
  )
}

/** Returns the step that a commit is; `undefined` if the commit was not made in the editor. */
export function readStep(
  commit: {id: string; at: string; message: string; author?: string | undefined},
  blobs: Blobs,
): Step | undefined {
  const stored = parse(commit.message)
  if (!stored) return undefined
  const writes = stored.writes.map(({file, ...ids}) => ({
    file,
    before: blobs.text(file, ids.before ?? undefined),
    after: blobs.text(file, ids.after ?? undefined),
    head: blobs.text(file, ids.head ?? undefined),
  }))
  return {...stored, id: commit.id, at: commit.at, author: commit.author, writes}
}
