import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {RecordChange} from './model.ts'

/** Tells of each fact that no document shows whether the scripts of either state say it: then visitors read it after a press. */
export function findPressed(facts: RecordChange[], [base, head]: [string, string]) {
  const hidden = facts.filter(({places}) => places.length === 0)
  if (hidden.length === 0) return
  const [old, now] = [scriptsOf(base), scriptsOf(head)]
  for (const fact of hidden) if (isSaid(fact.before, old) || isSaid(fact.after, now)) fact.elsewhere = 'after a press'
}

/** Whether scripts say those words; a word alone may be anything there. */
function isSaid(words: string | undefined, scripts: string): boolean {
  return words !== undefined && /\s/.test(words.trim()) && scripts.includes(words)
}

function scriptsOf(dist: string): string {
  const folder = join(dist, 'assets')
  if (!existsSync(folder)) return ''
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'))
  return names.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n')
}
