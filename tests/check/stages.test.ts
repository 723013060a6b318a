import {readdirSync, readFileSync} from 'node:fs'
import {basename, join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {check} from '../../src/check/check.ts'
import type {Finding} from '../../src/check/finding.ts'
import {addressOf} from '../../src/site/address.ts'
import {readContentFile} from '../../src/site/content/contentFile.ts'
import {readPage} from '../../src/site/page/page.ts'
import {apply} from '../../src/site/text/edit.ts'
import {linesOf, placeOf} from '../../src/site/text/places.ts'
import {applyChange} from './applyChange.ts'
import {site as plain, textsOfSite} from './caseSite.ts'

const folder = join(import.meta.dirname, 'cases')

/**
 * Each case is a name, then files with what is changed in them (`= file` and its text for a whole one), then what is
 * found by the stage that the file of cases is called after: `> file:line id`, and `> fix:` with the line after it.
 * A name that ends with “(git)”: git knows the unchanged site; with “(launch)”: the site is about to be published.
 */
for (const file of readdirSync(folder)) {
  const stage = basename(file, '.txt')
  describe(stage, () => {
    const cases = readFileSync(join(folder, file), 'utf8').split(/^(?=# .*\n(?:= )?(?:pages|content)\/)/m)
    test.each(cases.map((each) => [each.split('\n', 1)[0]?.slice(2), each]))('%s', (_, each) => {
      const {texts, expected} = readCase(each)
      const [name = ''] = each.split('\n', 1)
      const before = name.endsWith('(git)') ? (other: string) => textsOfSite.get(other) : undefined
      const options = {today: '2026-01-01', launch: name.endsWith('(launch)')}
      const found = check({...siteWith(texts), before}, options).filter(({id}) => id.startsWith(`${stage}.`))
      const textOf = (name: string) => texts.get(name) ?? textsOfSite.get(name) ?? ''
      expect(found.flatMap((finding) => written(finding, textOf(finding.file)))).toEqual(expected)
    })
  })
}

function readCase(text: string): {texts: Map<string, string>; expected: string[]} {
  const [, ...lines] = text.trimEnd().split('\n')
  const changes = new Map<string, string[]>()
  let change: string[] = []
  for (const line of lines) {
    const [, isWhole, name] = /^(= )?((?:pages|content)\/\S+)$/.exec(line) ?? []
    if (name) {
      change = isWhole ? ['='] : []
      changes.set(name, change)
    } else if (!line.startsWith('> ')) change.push(line)
  }
  const texts = [...changes].map(([name, [first = '', ...more]]) => {
    if (first === '=') return [name, `${more.join('\n')}\n`] as const
    return [name, applyChange(textsOfSite.get(name) ?? '', [first, ...more].join('\n'))] as const
  })
  return {texts: new Map(texts), expected: lines.filter((line) => line.startsWith('> '))}
}

function siteWith(texts: Map<string, string>) {
  const changed = {...plain, pages: [...plain.pages], content: new Map(plain.content), pageFiles: [...plain.pageFiles]}
  for (const [name, text] of texts) {
    const file = name.replace(/^\w+\//, '')
    if (name.startsWith('content/')) changed.content.set(file, readContentFile(file, Buffer.from(text)))
    else {
      changed.pages = [...changed.pages.filter((page) => page.file !== name), readPage(name, text, plain.components)]
      changed.pageFiles = [...new Set([...changed.pageFiles, file])]
    }
  }
  return {...changed, addresses: new Map(changed.pages.map((page) => [addressOf(page.file), page]))}
}

function written({file, from, id, fix, severity}: Finding, text: string): string[] {
  const {line} = placeOf(text, from)
  const told = `> ${file}:${line} ${id}${severity === 'advice' ? ' (advice)' : ''}`
  return fix ? [told, `> fix: ${linesOf(apply(text, [...fix]))[line - 1]?.text.trim()}`.trimEnd()] : [told]
}
