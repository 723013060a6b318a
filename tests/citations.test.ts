import {readdirSync, readFileSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {expect, test} from 'vitest'
import {notFound, renderError, routes, toasts} from './specification.ts'

const root = resolve(import.meta.dirname, '..')
const specification = 'tests/specification.md'

/**
 * Matches a number of the specification, such as `S2.4`, `T8`, `A6` or `F19`, but not in a word, URL or
 * colour.
 */
const numbers = /(?<![\w%#&./+-])(?:S[1-9]\d?\.[1-9]\d?|[TAF][1-9]\d?)(?![\w%]|:\d)/g

/** Matches a number at its definition in the specification, where it is bold. */
const explanations = /\*\*([STAF][\d.]+)\*\*/g

/** The text of each source file, by its path. */
const texts = new Map(
  ['.', 'components', 'content', 'pages', 'src', 'tests']
    .flatMap((folder) =>
      readdirSync(join(root, folder), {recursive: folder !== '.', encoding: 'utf8'}).map((name) =>
        join(folder, name),
      ),
    )
    .filter((name) => /\.(md|mdx|mjs|tsx?|yaml)$|\/cases\/.*\.txt$/.test(name))
    .filter((name) => name !== 'tests/citations.test.ts')
    .map((name) => [name, readFileSync(join(root, name), 'utf8')]),
)

const explained = [...(texts.get(specification) ?? '').matchAll(explanations)].map(
  ([, number = '']) => number,
)

const citedIn = (text: string) => [...text.matchAll(numbers)].map(([number]) => number)

test('every number of the specification is defined once', () => {
  expect(explained.length).toBeGreaterThan(100)
  expect(explained.filter((number, index) => explained.indexOf(number) !== index)).toEqual([])
})

test('every number of the specification is cited by a test', () => {
  const tests = [...texts].filter(([name]) => /\.(test|spec)\.tsx?$|\/cases\//.test(name))
  const known = new Set(tests.flatMap(([, text]) => citedIn(text)))
  expect(explained.filter((number) => !known.has(number))).toEqual([])
})

test.each([...texts].filter(([, text]) => citedIn(text).length > 0))(
  '%s cites only numbers of the specification',
  (_, text) => {
    expect(citedIn(text).filter((number) => !explained.includes(number))).toEqual([])
  },
)

test('the fixed words in specification.ts are in the specification, letter for letter', () => {
  const fixed = [notFound, renderError, ...Object.values(toasts)]
    .flatMap((words) => Object.values(words))
    .concat(routes)
  const text = texts.get(specification) ?? ''
  expect(fixed.filter((words) => !text.includes(`\`${words}\``))).toEqual([])
})
