import {join} from 'node:path'
import {type CheckOptions, check} from '../../src/check/check.ts'
import {fileText} from '../../src/site/fileText.ts'
import {readSite, type SiteFiles} from '../../src/site/readSite.ts'
import {applyEdits} from '../../src/site/text/edit.ts'
import {linesOf, positionAt} from '../../src/site/text/positions.ts'
import {withFileText} from '../../src/site/withFileText.ts'

/** The site that cases change, as if nobody knew what it said before. */
export const site: SiteFiles = {...readSite(join(import.meta.dirname, 'site')), committedText: undefined}

/** The text of each file of `content/` and each page of the site that cases change. */
export const textsOfSite = new Map([
  ...site.pages.map(({file, text}) => [file, text] as const),
  ...[...site.content].map(([name, {text}]) => [`content/${name}`, text] as const),
])

/** What the check finds in a site: `pages/services.mdx:22 words.twice (advice)`, and the line as a fix leaves it. */
export function reported(changed: SiteFiles, options: Partial<CheckOptions> = {}): string[] {
  return check(changed, {today: '2026-01-01', ...options}).map(({file, from, id, severity, fix}) => {
    const text = fileText(changed, file)
    const {line} = positionAt(text, from)
    const fixed = fix && ` > ${linesOf(applyEdits(text, [...fix]))[line - 1]?.text.trim() ?? ''}`
    return `${file}:${line} ${id}${severity === 'advice' ? ' (advice)' : ''}${fixed ?? ''}`
  })
}

/** A site with another text in some files, each whole or with some words in place of others. */
export function siteAfter(from: SiteFiles, changes: Record<string, string | [was: string, is: string]>): SiteFiles {
  return Object.entries(changes).reduce((changed, [file, change]) => {
    if (typeof change === 'string') return withFileText(changed, file, change)
    const text = fileText(from, file)
    if (!text.includes(change[0])) throw new Error(`${file} does not say: ${change[0]}`)
    return withFileText(
      changed,
      file,
      text.replace(change[0], () => change[1]),
    )
  }, from)
}
