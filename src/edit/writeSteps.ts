import type {Refused} from './refused.ts'
import {createFile, deleteFile, writeFile} from './writeFile.ts'

/** A file as it is and as it would be; nothing where there is none. */
export interface Step {
  file: string
  before: string | undefined
  after: string | undefined
}

/** Writes files, makes them and takes them away: all of it or nothing. Gives back why not, if so. */
export function writeSteps(root: string, steps: Step[]): Refused | undefined {
  for (const [index, step] of steps.entries()) {
    const failed = writeStep(root, step)
    if (!failed) continue
    for (const {file, before, after} of steps.slice(0, index).reverse())
      writeStep(root, {file, before: after, after: before})
    return failed
  }
  return undefined
}

function writeStep(root: string, {file, before, after}: Step): Refused | undefined {
  if (after === undefined) return deleteFile(root, file, before ?? '')
  return before === undefined ? createFile(root, file, after) : writeFile(root, file, before, after)
}
