import {join} from 'node:path'
import {type CheckOptions, check} from '../../src/check/check.ts'
import {fileText} from '../../src/site/fileText.ts'
import {readSite} from '../../src/site/readSite.ts'
import type {SiteFiles} from '../../src/site/siteFiles.ts'
import {applyEdits} from '../../src/site/text/edit.ts'
import {linesOf, positionAt} from '../../src/site/text/positions.ts'
import {withFileText} from '../../src/site/withFileText.ts'

/** The small site in tests/check/site, without a git history. The tests of the check change copies of it. */
export const site: SiteFiles = {...readSite(join(import.meta.dirname, 'site')), committedText: undefined}

/** The text of each page and each file of `content/` in tests/check/site, by path. */
export const textsOfSite = new Map([
  ...site.pages.map(({file, text}) => [file, text] as const),
  ...[...site.content].map(([name, {text}]) => [`content/${name}`, text] as const),
])

/**
 * Imitates a git history whose last commit is the unchanged site: returns the original text of a changed
 * file.
 */
export const committedText = (file: string, text: string) =>
  textsOfSite.get(file) === text ? undefined : textsOfSite.get(file)

/**
 * Returns the findings of a site, each as `pages/services.mdx:22 style.twice (advice) > the line with the
 * fix`.
 */
export function reported(changed: SiteFiles, options: Partial<CheckOptions> = {}): string[] {
  return check(changed, {today: '2026-01-01', ...options}).map(({file, start, id, severity, fix}) => {
    const text = fileText(changed, file)
    const {line} = positionAt(text, start)
    const fixed = fix && ` > ${linesOf(applyEdits(text, fix))[line - 1]?.text.trim() ?? ''}`
    return `${file}:${line} ${id}${severity === 'advice' ? ' (advice)' : ''}${fixed ?? ''}`
  })
}

/** Returns a copy of a site with changed files: each gets a new text, has words replaced, or is deleted. */
export function siteAfter(
  before: SiteFiles,
  changes: Record<string, string | [from: string, to: string] | undefined>,
): SiteFiles {
  return Object.entries(changes).reduce((changed, [file, change]) => {
    if (!Array.isArray(change)) return withFileText(changed, file, change)
    const [text, [from, to]] = [fileText(before, file), change]
    if (!text.includes(from)) throw new Error(`${file} does not contain: ${from}`)
    return withFileText(
      changed,
      file,
      text.replace(from, () => to),
    )
  }, before)
}
