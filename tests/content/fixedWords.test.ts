import {describe, expect, test} from 'vitest'
import {check} from '../../src/check/check.ts'
import {messageOf} from '../../src/check/report.ts'
import {runStages} from '../../src/check/runStages.ts'
import {stages} from '../../src/check/stages.ts'
import {fileText} from '../../src/site/fileText.ts'
import {readSite} from '../../src/site/readSite.ts'
import {applyEdits} from '../../src/site/text/edit.ts'
import {positionAt} from '../../src/site/text/positions.ts'
import {withFileText} from '../../src/site/withFileText.ts'

const site = {...readSite(process.cwd()), committedText: undefined}
const labels = fileText(site, 'content/labels.yaml')

/** What is found in a file with one line in other words. */
function foundWith(file: string, number: number, line: string) {
  const text = fileText(site, file).split('\n').with(number, line).join('\n')
  return check(withFileText(site, file, text), {today: '2026-01-01', files: [file]}).map((finding) => ({
    line: positionAt(text, finding.from).line,
    written: applyEdits(text, [...(finding.fix ?? [])]).split('\n')[number],
    ...messageOf(finding),
  }))
}

/** What is found of a label in other words. */
function foundOf(name: string, words: string) {
  const number = labels.split('\n').findIndex((line) => line.startsWith(`${name}:`))
  return foundWith('content/labels.yaml', number, `${name}: "${words}"`)
}

describe('labels', () => {
  test('fixed ones are refused in other words, with who says so and what to write', () => {
    expect(foundOf('reserve', 'Book a place')).toEqual([
      expect.objectContaining({
        problem: 'These words are fixed: S2.15 of tests/specification.md says them letter for letter.',
        written: 'reserve: Reserve Your Spot',
      }),
    ])
  })

  test('others may say it otherwise', () => {
    expect(foundOf('addToCalendar', 'Put it in your calendar')).toEqual([])
  })

  test.each([
    ['groupSize', 'a small group', '{number}'],
    ['notLoaded', 'Write to us', '{email}'],
  ])('%s keeps what is shown in it', (name, words, sign) => {
    expect(foundOf(name, words)).toEqual([
      expect.objectContaining({problem: expect.stringContaining(`Keep ${sign} in it`)}),
    ])
  })

  test('a figure that was typed over such a sign is mended', () => {
    expect(foundOf('week', 'week 3')).toEqual([expect.objectContaining({written: 'week: "week {number}"'})])
  })
})

test.each([
  ['content/labels.yaml', 'Other words {number}, {email}'],
  ['content/toasts.yaml', 'Other words'],
])('the lines of %s that are marked fixed are, and no others', (file, words) => {
  const lines = fileText(site, file).split('\n')
  const text = lines.map((line) => line.replace(/^(\w+| {2}(?:title|description)): .*/, `$1: "${words}"`)).join('\n')
  const changed = withFileText(site, file, text)
  const findings = runStages({site: changed, today: '2026-01-01', launch: false, files: new Set([file])}, stages)
  const fixed = findings.filter((each) => messageOf(each).problem.includes('are fixed'))
  expect(fixed.map(({from}) => lines[positionAt(text, from).line - 1])).toEqual(
    lines.filter((line) => line.endsWith('# fixed')),
  )
})
