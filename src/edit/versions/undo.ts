import {type SiteFiles, withFileText} from '../../site/index.ts'
import {textOrPicture} from '../editables.ts'
import {firstSentences, newFindings, reportedFindings} from '../findings.ts'
import type {ChangeEntry} from '../protocol.ts'
import {type Rejection, reject} from '../rejection.ts'
import type {FileChange, FileWrite, Step, Store} from '../store.ts'
import {containsChange, threeWayMerge} from './merge.ts'

/** Lists the saves, the latest first, each with whether it can be undone or redone. */
export function changeEntries(
  site: SiteFiles,
  {steps, publishedTexts}: Pick<Store, 'steps' | 'publishedTexts'>,
): ChangeEntry[] {
  const undone = new Map<string, number>()
  const all = steps().map((step, number) => ({...step, number}))
  for (const {did, of = '', number} of all) {
    if (did === 'undo') undone.set(of, number)
    if (did === 'redo') undone.delete(of)
  }
  const saves = all.filter(({did}) => did === 'save').slice(-maxListed)
  const files = [...new Set(saves.flatMap(({writes}) => writes.map(({file}) => file)))]
  const now = new Map(files.map((file) => [file, textOrPicture(site, file)]))
  const heads = publishedTexts(files)
  const isInFile = (write: FileWrite) => containsChange(write, now.get(write.file))
  const isCommitted = (write: FileWrite) =>
    heads.get(write.file) !== write.head && containsChange(write, heads.get(write.file))
  const fitsAgain = ({file, before, after}: FileWrite) => {
    const next = threeWayMerge(before, after, now.get(file))
    return next !== undefined && next.text !== now.get(file)
  }
  const availableAction = ({id, author, writes}: Step): ChangeEntry['action'] => {
    if (author) return undefined
    if (undone.has(id)) return writes.every(fitsAgain) ? 'redo' : undefined
    return writes.every(isInFile) && !writes.every(isCommitted) ? 'undo' : undefined
  }
  const whyNoAction = ({id, author, writes}: Step) => {
    if (author) return `${author} changed this. To change it again, edit it on the page.`
    if (undone.has(id)) return 'Undone. This text was changed again later, so it can’t be redone.'
    if (writes.every(isCommitted))
      return 'It is part of the site already. To change it again, edit it on the page.'
    return 'This text was changed again later. Undo the later change first.'
  }
  return saves.toReversed().map((step) => {
    const {id, number, at, author, file, what, before, after, label, picture} = step
    const undoneBy = undone.get(id)
    const action = availableAction(step)
    return {
      ...{id, step: number, at, author, file, description: what, before, after, label, picture, action},
      ...(undoneBy !== undefined && {undoneBy}),
      ...(!action && {reason: whyNoAction(step)}),
    }
  })
}

/** The number of saves that are listed. */
const maxListed = 200

/**
 * Returns the save that Ctrl+Z undoes or Ctrl+Shift+Z redoes; nothing can be redone after a newer save of the
 * same person.
 */
export function entryToUndo(entries: ChangeEntry[], action: 'undo' | 'redo'): ChangeEntry | undefined {
  const able = entries.filter((entry) => entry.action === action)
  if (action === 'undo') return able[0]
  const lastOwn = entries.find(({author}) => !author)
  return able
    .filter(({undoneBy = 0}) => undoneBy > (lastOwn?.step ?? 0))
    .sort((one, other) => (other.undoneBy ?? 0) - (one.undoneBy ?? 0))[0]
}

/**
 * Returns the file changes that undo or redo a save: all or none. Later changes elsewhere in the files stay.
 */
export function undoFileChanges(
  site: SiteFiles,
  writes: FileWrite[],
  action: 'undo' | 'redo',
): FileChange[] | Rejection {
  const changes: FileChange[] = []
  let next = site
  // Undone in reverse order, so that the files that a page uses exist whenever it renders.
  for (const {file, before, after} of action === 'undo' ? writes.toReversed() : writes) {
    const currentText = textOrPicture(site, file)
    const merged =
      action === 'undo'
        ? threeWayMerge(after, before, currentText)
        : threeWayMerge(before, after, currentText)
    if (!merged && before === undefined)
      return reject(
        'This was changed again later. Change it there.',
        currentText === undefined ? {} : {currentText},
      )
    if (!merged && currentText === undefined) return reject('What this changed is not there any more.')
    if (!merged)
      return reject('This text was changed again later. Undo the later change first, or type it yourself.')
    changes.push({file, before: currentText, after: merged.text})
    next = withFileText(next, file, merged.text)
  }
  const {errors} = newFindings(
    site,
    next,
    changes.map(({file}) => file),
  )
  if (errors.length === 0) return changes
  return reject(`Something else needs it as it is now. ${firstSentences(next, errors)}`, {
    findings: reportedFindings(next, errors),
  })
}
