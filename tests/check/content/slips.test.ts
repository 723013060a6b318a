import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {readContent} from '../../../src/check/content/readContent.ts'
import {sequence} from '../../random.ts'

const folder = join(import.meta.dirname, '../../../content')

/** What a finger does to the signs that hold a file of records together. */
const slips: [what: string, slip: (line: string) => string][] = [
  ['a space too many in front', (line) => ` ${line}`],
  ['a space too few in front', (line) => line.replace(/^ /, '')],
  ['a lost hyphen', (line) => line.replace(/^(\s*)- /, '$1')],
  ['a space for a hyphen', (line) => line.replace(/^(\s*)- /, '$1  ')],
  ['no space after a hyphen', (line) => line.replace(/^(\s*)- /, '$1-')],
  ['a lost colon', (line) => line.replace(/^(\s*(?:- )?\w+):/, '$1')],
  ['a lost quote mark', (line) => line.replace(/"$/, '')],
  ['a lost bracket', (line) => line.replace(/ }$/, '')],
]

const files = readdirSync(folder)
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => ({name, lines: readFileSync(join(folder, name), 'utf8').split('\n')}))

test.each(slips)('%s is told at its line, and once', (_what, slip) => {
  const random = sequence(8)
  const wrong: string[] = []
  const all = files.flatMap(({name, lines}) =>
    lines.flatMap((line, index) =>
      line.trim() && !line.startsWith('#') && slip(line) !== line ? [{name, lines, index}] : [],
    ),
  )
  for (let count = 0; count < 12; count++) {
    const {name = '', lines = [], index = 0} = all[Math.floor(random() * all.length)] ?? {}
    const text = lines.map((line, other) => (other === index ? slip(line) : line)).join('\n')
    const {problems} = readContent(name, text)
    // In the words of a paragraph a space more is nothing.
    const told = problems.length === 1 && problems[0]?.line === index + 1
    if (problems.length > 0 && !told)
      wrong.push(`${name}:${index + 1} ${problems.map((each) => each.message).join(' ')}`)
  }
  expect(wrong).toEqual([])
})
