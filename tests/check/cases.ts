import {readdirSync, readFileSync} from 'node:fs'
import {basename, join} from 'node:path'
import {check} from '../../src/check/check.ts'
import type {Finding} from '../../src/check/finding.ts'
import {committedText, site, siteAfter, textsOfSite} from './caseSite.ts'

const folder = join(import.meta.dirname, 'cases')

/** A change of the site in tests/check/site, and the findings that the check must report after it. */
export interface Case {
  /**
   * The name of a file in tests/check/cases: the stage of the check whose findings are expected, or
   * `every-stage`.
   */
  stage: string
  name: string
  /** The new text of each changed file; `undefined` for a deleted one. */
  texts: Map<string, string | undefined>
  expected: string[]
}

/**
 * A case is a line `# name`, then the changed files, then the expected findings.
 * A file is `pages/a.mdx` above a diff without line numbers whose hunks are separated by `@@`, `=
 * pages/a.mdx` above its whole text, or `- pages/a.mdx` if it is deleted. A finding is `> file:line id`; if
 * it has a fix, the line with it follows: `> fix: …`, or `> restored: …` if the fix restores the whole
 * committed text. At the end of a name, “(git)” means that the unchanged site is committed, “(launch)” that
 * the site is about to be published, and “(dev)” that drafts are shown.
 */
export const cases: readonly Case[] = readdirSync(folder).flatMap((file) => {
  const texts = readFileSync(join(folder, file), 'utf8').split(/^(?=# .*\n(?:[=-] )?(?:pages|content)\/)/m)
  return texts.map((text) => readCase(basename(file, '.txt'), text))
})

/** Returns the findings of the whole check in the changed site of a case. */
export function findingsOf({name, texts}: Case): Finding[] {
  const changed = siteAfter(site, Object.fromEntries(texts))
  const options = {showsDrafts: name.endsWith('(dev)'), ...(name.endsWith('(git)') && {committedText})}
  return check({...changed, ...options}, {today: '2026-01-01', launch: name.endsWith('(launch)')})
}

function readCase(stage: string, text: string): Case {
  const [name = '', ...lines] = text.trimEnd().split('\n')
  const texts = new Map<string, string | undefined>()
  const expected = lines.filter((line) => line.startsWith('> '))
  const changes = lines.filter((line) => !line.startsWith('> ')).join('\n')
  for (const part of changes.split(/^(?=(?:[=-] )?(?:pages|content)\/\S+$)/m)) {
    const [, kind, file = '', change = ''] = /^([=-] )?(\S+)\n?(.*)$/s.exec(part) ?? []
    if (kind) texts.set(file, kind === '= ' ? `${change.replace(/\n$/, '')}\n` : undefined)
    else texts.set(file, applyDiff(textsOfSite.get(file) ?? '', change))
  }
  return {stage, name: name.slice(2), texts, expected}
}

function applyDiff(text: string, diff: string): string {
  let rest = text.split('\n')
  const done: string[] = []
  for (const hunk of diff.replace(/\n$/, '').split('\n@@\n')) {
    const lines = hunk.split('\n')
    const old = lines.filter((line) => !line.startsWith('+')).map((line) => line.slice(1))
    const at = rest.findIndex((_, index) => old.every((line, offset) => rest[index + offset] === line))
    if (at < 0) throw new Error(`These lines are not in the file that the case changes:\n${old.join('\n')}`)
    done.push(
      ...rest.slice(0, at),
      ...lines.filter((line) => !line.startsWith('-')).map((line) => line.slice(1)),
    )
    rest = rest.slice(at + old.length)
  }
  return [...done, ...rest].join('\n')
}
