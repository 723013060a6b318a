import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {readContent} from '../../../src/check/content/readContent.ts'
import {slippedRecords, slips} from './slips.ts'

const folder = join(import.meta.dirname, '../../../content')

const files = readdirSync(folder)
  .filter((name) => name.endsWith('.yaml'))
  .map((file) => ({file, text: readFileSync(join(folder, file), 'utf8')}))

test.each(slips)('%s is told at its line, and once', (_what, slip) => {
  const wrong: string[] = []
  for (const {file, line, text} of slippedRecords(files, slip, {seed: 8, count: 12})) {
    const {problems} = readContent(file, text)
    // In the words of a paragraph a space more is nothing.
    const told = problems.length === 1 && problems[0]?.line === line
    if (problems.length > 0 && !told) wrong.push(`${file}:${line} ${problems.map((each) => each.message).join(' ')}`)
  }
  expect(wrong).toEqual([])
})
