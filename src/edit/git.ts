import {execFileSync} from 'node:child_process'

/** What git answers, or its reason. */
export interface Said {
  said: boolean
  words: string
}

/** Asks git something about a project that takes no time. */
export function ask(root: string, words: string[], environment: Record<string, string> = {}): Said {
  const env = {...process.env, ...environment}
  try {
    const said = execFileSync('git', words, {cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], env})
    return {said: true, words: said.trimEnd()}
  } catch (error) {
    return {said: false, words: String((error as {stderr?: unknown}).stderr ?? error).trim()}
  }
}
