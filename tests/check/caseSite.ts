import {join} from 'node:path'
import {type CheckOptions, check} from '../../src/check/check.ts'
import {readSite, type SiteFiles} from '../../src/site/readSite.ts'
import {siteWith} from '../../src/site/siteWith.ts'
import {apply} from '../../src/site/text/edit.ts'
import {linesOf, placeOf} from '../../src/site/text/places.ts'
import {textOf} from '../../src/site/texts.ts'

/** The site that cases change, as if nobody knew what it said before. */
export const site: SiteFiles = {...readSite(join(import.meta.dirname, 'site')), before: undefined}

/** The text of each file of `content/` and each page of the site that cases change. */
export const textsOfSite = new Map([
  ...site.pages.map(({file, text}) => [file, text] as const),
  ...[...site.content].map(([name, {text}]) => [`content/${name}`, text] as const),
])

/** What the check finds in a site: `pages/services.mdx:22 words.twice (advice)`, and the line as a fix leaves it. */
export function reported(changed: SiteFiles, options: Partial<CheckOptions> = {}): string[] {
  return check(changed, {today: '2026-01-01', ...options}).map(({file, from, id, severity, fix}) => {
    const text = textOf(changed, file)
    const {line} = placeOf(text, from)
    const fixed = fix && ` > ${linesOf(apply(text, [...fix]))[line - 1]?.text.trim() ?? ''}`
    return `${file}:${line} ${id}${severity === 'advice' ? ' (advice)' : ''}${fixed ?? ''}`
  })
}

/** A site with another text in some files, each whole or with some words in place of others. */
export function siteAfter(from: SiteFiles, changes: Record<string, string | [was: string, is: string]>): SiteFiles {
  return Object.entries(changes).reduce((changed, [file, change]) => {
    if (typeof change === 'string') return siteWith(changed, file, change)
    const text = textOf(from, file)
    if (!text.includes(change[0])) throw new Error(`${file} does not say: ${change[0]}`)
    return siteWith(
      changed,
      file,
      text.replace(change[0], () => change[1]),
    )
  }, from)
}
