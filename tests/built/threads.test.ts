import {readdirSync, renameSync, rmSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {pathToFileURL} from 'node:url'
import {afterAll, expect, test} from 'vitest'
import {copySite} from '../../src/commands/copySite.ts'
import {differences} from './differences.ts'
import {type Dist, readDist} from './dist.ts'

const copy = copySite(130)
const oneProcessor = pathToFileURL(resolve(import.meta.dirname, 'oneProcessor.mjs')).href

afterAll(() => copy.remove())

/** Builds the site from nothing into a folder of that name, and reads what was built. */
function build(name: string, environment: Record<string, string> = {}): Dist {
  rmSync(join(copy.folder, 'node_modules/.cache/twelvesides/checked'), {recursive: true, force: true})
  const {status, output} = copy.build([], environment)
  expect(status, output).toBe(0)
  renameSync(copy.dist, `${copy.dist}-${name}`)
  return readDist(`${copy.dist}-${name}`)
}

test('a site of many pages is the same to the byte whether two threads make it or one', () => {
  const two = build('two')
  expect(two.documents.length).toBeGreaterThan(130)
  expect(differences(two, build('one', {NODE_OPTIONS: `--import ${oneProcessor}`}))).toEqual([])
})

test('a mistake on the last of many pages stops the build in the words of the check', () => {
  const pages = readdirSync(join(copy.folder, 'pages'), {recursive: true, encoding: 'utf8'})
  const last = `pages/${pages
    .filter((name) => name.endsWith('.mdx'))
    .sort()
    .at(-1)}`
  copy.write(last, `${copy.read(last)}\n<CardGrid>\n`)
  const {status, output} = copy.build()
  expect(status).not.toBe(0)
  expect(output).toContain(`${last}, line`)
})
