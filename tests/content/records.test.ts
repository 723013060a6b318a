import {readdirSync, readFileSync} from 'node:fs'
import {expect, it} from 'vitest'

const content = new URL('../../content/', import.meta.url)
const files = readdirSync(content).filter((name) => name.endsWith('.yaml'))

it.each(files)('opens %s with a comment for whoever edits it', (file) => {
  expect(readFileSync(new URL(file, content), 'utf8')).toMatch(/^# \S/)
})
