import {readdirSync, readFileSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {expect, test} from 'vitest'
import {notFound, renderError, routes, toasts} from './specification.ts'

const root = resolve(import.meta.dirname, '..')
const specification = 'tests/specification.md'

/** A number of the specification, such as `S2.4`, `T8`, `A6` or `F19`: not a part of a longer word, an address or a colour. */
const numbers = /(?<![\w%#&./+-])(?:S[1-9]\d?\.[1-9]\d?|[TAF][1-9]\d?)(?![\w%])/g

/** Where the specification says what one means. */
const explanations = /\*\*([STAF][\d.]+)\*\*/g

/** Every text that somebody wrote, by its place in the project. */
const texts = new Map(
  ['.', 'components', 'content', 'pages', 'src', 'tests']
    .flatMap((folder) =>
      readdirSync(join(root, folder), {recursive: folder !== '.', encoding: 'utf8'}).map((name) => join(folder, name)),
    )
    .filter((name) => /\.(md|mdx|mjs|tsx?|yaml)$/.test(name))
    .filter((name) => name !== 'tests/citations.test.ts')
    .map((name) => [name, readFileSync(join(root, name), 'utf8')]),
)

const explained = [...(texts.get(specification) ?? '').matchAll(explanations)].map(([, number = '']) => number)

/** The numbers that a text cites. */
const cited = (text: string) => [...text.matchAll(numbers)].map(([number]) => number)

test('every number is explained once', () => {
  expect(explained.length).toBeGreaterThan(100)
  expect(explained.filter((number, index) => explained.indexOf(number) !== index)).toEqual([])
})

test('every number is cited by a test', () => {
  const tests = [...texts].filter(([name]) => /\.(test|spec)\.tsx?$/.test(name))
  const known = new Set(tests.flatMap(([, text]) => cited(text)))
  expect(explained.filter((number) => !known.has(number))).toEqual([])
})

test.each([...texts].filter(([, text]) => cited(text).length > 0))('%s cites what the specification has', (_, text) => {
  expect(cited(text).filter((number) => !explained.includes(number))).toEqual([])
})

test('what the tests take for fixed is what the specification says, letter for letter', () => {
  const fixed = [notFound, renderError, ...Object.values(toasts)]
    .flatMap((words) => Object.values(words))
    .concat(routes)
  const text = texts.get(specification) ?? ''
  expect(fixed.filter((words) => !text.includes(`\`${words}\``))).toEqual([])
})
