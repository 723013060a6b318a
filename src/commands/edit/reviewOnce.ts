import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {ask} from '../../edit/git.ts'

/** The same review until something changes: it builds the site in two states, and whoever looks at it proposes it next. */
export function reviewOnce(root: string, review: () => Promise<string>): () => Promise<string> {
  let last: {state: string; words: Promise<string>} | undefined
  return () => {
    const state = stateOf(root)
    if (last?.state === state) return last.words
    const words = review()
    last = {state, words}
    // What failed is tried again.
    words.catch(() => {
      last = undefined
    })
    return words
  }
}

/** What was committed last, and every file as it is now, in two names that git gives them. */
function stateOf(root: string): string {
  const own = mkdtempSync(join(tmpdir(), 'review-state-'))
  const index = {GIT_INDEX_FILE: join(own, 'index')}
  try {
    ask(root, ['add', '--all'], index)
    return [ask(root, ['rev-parse', 'HEAD']), ask(root, ['write-tree'], index)].map(({words}) => words).join(' ')
  } finally {
    rmSync(own, {recursive: true, force: true})
  }
}
