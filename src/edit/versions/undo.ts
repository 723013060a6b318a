import {type SiteFiles, withFileText} from '../../site/index.ts'
import {firstSentences, newFindings, reportedFindings} from '../findings.ts'
import type {ChangeEntry} from '../protocol.ts'
import {type Refusal, refuse} from '../refusal.ts'
import {type FileChange, readText} from '../writeFile.ts'
import {type FileWrite, type Step, textsOfCommit} from './history.ts'
import {containsChange, threeWayMerge} from './merge.ts'

/** Lists the saves, the latest first, each with whether it can be undone or redone. */
export function changeEntries(root: string, steps: Step[]): ChangeEntry[] {
  const undone = new Map<string, string>()
  for (const {did, of = '', at} of steps) {
    if (did === 'undo') undone.set(of, at)
    if (did === 'redo') undone.delete(of)
  }
  const saves = steps.filter(({did}) => did === 'save').slice(-maxListed)
  const files = [...new Set(saves.flatMap(({writes}) => writes.map(({file}) => file)))]
  const now = new Map(files.map((file) => [file, readText(root, file)]))
  const heads = textsOfCommit(root, 'HEAD', files)
  const isInFile = (write: FileWrite) => containsChange(write, now.get(write.file))
  const isCommitted = (write: FileWrite) =>
    heads.get(write.file) !== write.head && containsChange(write, heads.get(write.file))
  const fitsAgain = ({file, before, after}: FileWrite) => {
    const next = threeWayMerge(before, after, now.get(file))
    return next !== undefined && next.text !== now.get(file)
  }
  const whatCan = (id: string, writes: FileWrite[]): ChangeEntry['can'] => {
    if (undone.has(id)) return writes.every(fitsAgain) ? 'redo' : undefined
    return writes.every(isInFile) && !writes.every(isCommitted) ? 'undo' : undefined
  }
  const whyNeither = (id: string, writes: FileWrite[]) => {
    if (undone.has(id)) return 'Undone. This text was changed again later, so it can’t be redone.'
    if (writes.every(isCommitted)) return 'It is part of the site already. To change it again, edit it on the page.'
    return 'This text was changed again later. Undo the later change first.'
  }
  return saves.toReversed().map(({id, at, file, what, before, after, label, picture, writes}) => {
    const whenUndone = undone.get(id)
    const can = whatCan(id, writes)
    return {
      ...{id, at, file, what, before, after, label, picture, can},
      ...(whenUndone !== undefined && {undoneAt: whenUndone}),
      ...(!can && {why: whyNeither(id, writes)}),
    }
  })
}

/** The number of saves that are listed. */
const maxListed = 200

/** Returns the save that Ctrl+Z undoes or Ctrl+Shift+Z redoes; nothing can be redone after a newer save. */
export function entryToUndo(done: ChangeEntry[], way: 'undo' | 'redo'): ChangeEntry | undefined {
  const able = done.filter(({can}) => can === way)
  if (way === 'undo') return able[0]
  return able
    .filter(({undoneAt = ''}) => undoneAt >= (done[0]?.at ?? ''))
    .sort((one, other) => String(other.undoneAt).localeCompare(String(one.undoneAt)))[0]
}

/** Returns the file changes that undo or redo a save: all or none. Later changes elsewhere in the files stay. */
export function undoFileChanges(
  root: string,
  site: SiteFiles,
  writes: FileWrite[],
  way: 'undo' | 'redo',
): FileChange[] | Refusal {
  const changes: FileChange[] = []
  let next = site
  // Undone in reverse order, so that the files that a page uses exist whenever it renders.
  for (const {file, before, after} of way === 'undo' ? writes.toReversed() : writes) {
    const now = readText(root, file)
    const merged = way === 'undo' ? threeWayMerge(after, before, now) : threeWayMerge(before, after, now)
    if (!merged && before === undefined)
      return refuse('This was changed again later. Change it there.', now === undefined ? {} : {now})
    if (!merged && now === undefined) return refuse('What this changed is not there any more.')
    if (!merged) return refuse('This text was changed again later. Undo the later change first, or type it yourself.')
    changes.push({file, before: now, after: merged.text})
    next = withFileText(next, file, merged.text)
  }
  const {errors} = newFindings(
    site,
    next,
    changes.map(({file}) => file),
  )
  if (errors.length === 0) return changes
  return refuse(`Something else needs it as it is now. ${firstSentences(next, errors)}`, {
    findings: reportedFindings(next, errors),
  })
}
