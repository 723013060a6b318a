import {readdirSync, readFileSync} from 'node:fs'
import {expect, it} from 'vitest'
import {contentFiles, recordKinds} from '../../content/schema.ts'

const content = new URL('../../content/', import.meta.url)
const files = readdirSync(content).filter((name) => name.endsWith('.yaml'))

it('has a schema for every content file and a file for every schema', () => {
  expect(Object.keys(contentFiles).sort()).toEqual(files.sort())
})

it('types the import of every content file', () => {
  const declarations = readFileSync(new URL('yaml.d.ts', content), 'utf8')
  expect([...declarations.matchAll(/^declare module '\*\/(.+)'/gm)].map(([, name]) => name).sort()).toEqual(
    files.sort(),
  )
})

it.each(Object.values(recordKinds))('finds %s, which pages name records of', (file) => {
  expect(files).toContain(file)
})

it.each(files)('opens %s with a comment for whoever edits it', (file) => {
  expect(readFileSync(new URL(file, content), 'utf8')).toMatch(/^# \S/)
})
