import {readdirSync, readFileSync} from 'node:fs'
import {basename, join} from 'node:path'
import {check} from '../../src/check/check.ts'
import type {Finding} from '../../src/check/finding.ts'
import {applyChange} from './applyChange.ts'
import {site, siteAfter, textsOfSite} from './caseSite.ts'

const folder = join(import.meta.dirname, 'cases')

/** A change of the site, and what is expected to be found then by the stage that its file of cases is called after. */
export interface Case {
  stage: string
  name: string
  texts: Map<string, string>
  expected: string[]
}

/**
 * Each case is a name, then files with what is changed in them (`= file` and its text for a whole one), then what is
 * found by its stage: `> file:line id`, and `> fix:` with the line after it.
 * A name that ends with “(git)”: git knows the unchanged site; with “(launch)”: the site is about to be published.
 */
export const cases: readonly Case[] = readdirSync(folder).flatMap((file) => {
  const texts = readFileSync(join(folder, file), 'utf8').split(/^(?=# .*\n(?:= )?(?:pages|content)\/)/m)
  return texts.map((text) => readCase(basename(file, '.txt'), text))
})

/** All that is found in the site of a case. */
export function findingsOf({name, texts}: Case): Finding[] {
  const committedText = name.endsWith('(git)') ? (file: string) => textsOfSite.get(file) : undefined
  const changed = siteAfter(site, Object.fromEntries(texts))
  return check({...changed, committedText}, {today: '2026-01-01', launch: name.endsWith('(launch)')})
}

function readCase(stage: string, text: string): Case {
  const [name = '', ...lines] = text.trimEnd().split('\n')
  const changes = new Map<string, string[]>()
  let change: string[] = []
  for (const line of lines) {
    const [, isWhole, file] = /^(= )?((?:pages|content)\/\S+)$/.exec(line) ?? []
    if (file) {
      change = isWhole ? ['='] : []
      changes.set(file, change)
    } else if (!line.startsWith('> ')) change.push(line)
  }
  const texts = [...changes].map(([file, [first = '', ...more]]) => {
    if (first === '=') return [file, `${more.join('\n')}\n`] as const
    return [file, applyChange(textsOfSite.get(file) ?? '', [first, ...more].join('\n'))] as const
  })
  return {stage, name: name.slice(2), texts: new Map(texts), expected: lines.filter((line) => line.startsWith('> '))}
}
