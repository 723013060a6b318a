import {expect, test} from 'vitest'
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
const labels = 'content/labels.yaml'

/** Returns what the check reports when a label has other words, and the line of the label after the fix. */
function findingsFor(name: string, words: string) {
  const lines = fileText(site, labels).split('\n')
  const line = lines.findIndex((each) => each.startsWith(`${name}:`))
  const text = lines.with(line, `${name}: "${words}"`).join('\n')
  return check(withFileText(site, labels, text), {today: '2026-01-01', files: [labels]}).map((finding) => ({
    problem: messageOf(finding).problem,
    fixed: applyEdits(text, finding.fix ?? []).split('\n')[line],
  }))
}

test('a label may have other words', () => {
  expect(findingsFor('addToCalendar', 'Put it in your calendar')).toEqual([])
})

test.each([
  ['that is fixed keeps its words', 'reserve', 'Book a place', {fixed: 'reserve: Reserve Your Spot'}],
  [
    'keeps its placeholder',
    'notLoaded',
    'Write to us',
    {problem: expect.stringContaining('Keep {email} in it')},
  ],
  ['gets its placeholder back where a figure was typed', 'week', 'week 3', {fixed: 'week: "week {number}"'}],
])('a label %s', (_what, name, words, finding) => {
  expect(findingsFor(name, words)).toEqual([expect.objectContaining(finding)])
})

test.each([
  [labels, 'Other words {number}, {email}'],
  ['content/toasts.yaml', 'Other words'],
])('the lines of %s that are marked as fixed cannot be changed, and all others can', (file, words) => {
  const lines = fileText(site, file).split('\n')
  const text = lines
    .map((line) => line.replace(/^(\w+| {2}(?:title|description)): .*/, `$1: "${words}"`))
    .join('\n')
  const changed = withFileText(site, file, text)
  const findings = runStages(
    {site: changed, today: '2026-01-01', launch: false, files: new Set([file])},
    stages,
  )
  const fixed = findings.filter((each) => messageOf(each).problem.includes('are fixed'))
  expect(fixed.map(({start}) => lines[positionAt(text, start).line - 1])).toEqual(
    lines.filter((line) => line.endsWith('# fixed')),
  )
})
