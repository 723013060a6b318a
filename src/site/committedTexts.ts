import {execFileSync} from 'node:child_process'
import {createHash} from 'node:crypto'
import {decode} from './decode.ts'
import {filesOfCommit, workBase} from './git.ts'

/** What a file said before somebody changed it to that text, where it is known. */
export type TextBefore = (file: string, text: string) => string | undefined

/**
 * The texts of a project as git has them: as they were last committed, or, for a text that is as it was, as they were
 * when this work left the main branch. Git is asked when the first text is, and nothing is known where it can’t say.
 */
export function committedTexts(root: string): TextBefore {
  const lists = commits.map((nameOf) =>
    once(() => {
      const commit = nameOf(root)
      return commit ? filesOfCommit(root, commit, ['pages', 'content']) : new Map<string, string>()
    }),
  )
  return (file, text) => {
    const own = createHash('sha1')
      .update(`blob ${Buffer.byteLength(text)}\0${text}`)
      .digest('hex')
    for (const list of lists) {
      const blob = list().get(file)
      if (!blob || blob === own) continue
      const {text: before} = decode(git(root, 'cat-file', 'blob', blob) ?? Buffer.of())
      const asTyped = text.includes('\r\n') ? before.replace(/\r?\n/g, '\r\n') : before
      if (asTyped !== text) return asTyped
    }
    return undefined
  }
}

/** The commits where a text is looked for, one after the other. */
const commits = [() => 'HEAD', (root: string) => workBase(root).commit]

function git(root: string, ...words: string[]): Buffer | undefined {
  try {
    return execFileSync('git', words, {cwd: root, stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1 << 28})
  } catch {
    // A folder without history, or no git at all.
    return undefined
  }
}

function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => {
    made ??= make()
    return made
  }
}
