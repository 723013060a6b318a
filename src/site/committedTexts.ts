import {createHash} from 'node:crypto'
import {decode} from './decode.ts'
import {blobsOfCommit, findMergeBase, runGit} from './git.ts'

/**
 * Returns the latest committed version of a file that differs from `text`; `undefined` if git has no such
 * version.
 */
export type CommittedTextLookup = (file: string, text: string) => string | undefined

/**
 * Creates a function that looks up a file in HEAD or, if it equals HEAD, in the commit where this branch left
 * the main branch. Lists the files of these commits once, at the first lookup; returns `undefined` if git
 * fails.
 */
export function committedTexts(root: string): CommittedTextLookup {
  const lists = commits.map((nameOf) =>
    once(() => {
      const commit = nameOf(root)
      return commit ? blobsOfCommit(root, commit, ['pages', 'content']) : new Map<string, string>()
    }),
  )
  return (file, text) => {
    const hash = createHash('sha1')
      .update(`blob ${Buffer.byteLength(text)}\0${text}`)
      .digest('hex')
    for (const list of lists) {
      const blob = list().get(file)
      if (!blob || blob === hash) continue
      const {rawOutput} = runGit(root, ['cat-file', 'blob', blob], {encoding: 'latin1'})
      const {text: before} = decode(Buffer.from(rawOutput, 'latin1'))
      const asTyped = text.includes('\r\n') ? before.replace(/\r?\n/g, '\r\n') : before
      if (asTyped !== text) return asTyped
    }
    return undefined
  }
}

/** The commits to search, in order, as functions that return the name of a commit. */
const commits = [() => 'HEAD', (root: string) => findMergeBase(root).commit]

function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => {
    made ??= make()
    return made
  }
}
