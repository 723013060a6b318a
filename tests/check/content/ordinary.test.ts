import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {checkSite} from '../../../src/check/checkSite.ts'
import {checkFiles} from '../../../src/check/content/checkFiles.ts'
import {readSite} from '../../../src/site/readSite.ts'
import {siteWith} from '../../../src/site/siteWith.ts'

const site = readSite(join(import.meta.dirname, '../site'))
const answers = readFileSync(join(import.meta.dirname, 'ordinary.txt'), 'utf8')
  .trim()
  .split('\n')

/** The file of questions with those answers added, each of a record of its own. */
function withAnswers(added: string[]): string {
  const records = added.map(
    (answer, index) => `- id: added-${index}\n  question: Is it ${index}?\n  answer: >-\n    ${answer}\n`,
  )
  return `${site.content.get('faqs.yaml')?.text ?? ''}\n${records.join('\n')}`
}

function reported(text: string): string[] {
  return checkSite(siteWith(site, 'content/faqs.yaml', text), {today: '2026-01-01'}).map(({message}) => message)
}

test('S14.7 nothing is reported about ordinary writing in records', () => {
  const groups = Array.from({length: Math.ceil(answers.length / 10)}, (_, group) =>
    answers.slice(10 * group, 10 * group + 10),
  )
  expect(groups.flatMap((group) => reported(withAnswers(group)))).toEqual([])
})

const project = readSite(join(import.meta.dirname, '../../..'))

test.each([
  ['team.yaml', 'name', 'محمد'],
  ['team.yaml', 'name', 'ਗੁਰਪ੍ਰੀਤ'],
  ['team.yaml', 'name', 'bell'],
  ['stories.yaml', 'name', 'X'],
  ['faqs.yaml', 'question', '是免费的吗？'],
  ['faqs.yaml', 'question', 'هل هو مجاني؟'],
  ['faqs.yaml', 'question', 'Is this for me? (I’m 26.)'],
  ['roles.yaml', 'commitment', 'Every Saturday at 10'],
  ['roles.yaml', 'commitment', 'Four to six hours a month'],
  ['tracks.yaml', 'duration', 'Two months'],
  ['help.yaml', 'phone', '"18001 0800 138 1111"'],
])('S14.7 %s: %s may be %s', (file, field, value) => {
  const text = project.content.get(file)?.text ?? ''
  const changed = text.replace(new RegExp(`(?<=^  ${field}: ).*`, 'm'), value)
  expect(changed).not.toBe(text)
  const errors = checkFiles(siteWith(project, `content/${file}`, changed)).map(({message}) => message)
  expect(errors).toEqual(checkFiles(project).map(({message}) => message))
})

test('a sign of Markdown in such a record is reported', () => {
  expect(reported(withAnswers(['Every course is **free**.']))).toHaveLength(1)
})
