import {spawnSync} from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import {join, resolve} from 'node:path'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'

const root = resolve(import.meta.dirname, '../..')
/** A copy of the project, inside it so that it finds the same packages. */
let copy = ''

beforeAll(() => {
  mkdirSync(join(root, 'node_modules/.cache'), {recursive: true})
  copy = mkdtempSync(join(root, 'node_modules/.cache/build-'))
  for (const name of [
    'components',
    'content',
    'pages',
    'public',
    'src',
    'package.json',
    'vite.config.ts',
    'tsconfig.json',
  ]) {
    cpSync(join(root, name), join(copy, name), {recursive: true})
  }
  const {status, output} = build()
  expect(status, output).toBe(0)
}, 60_000)

afterAll(() => rmSync(copy, {recursive: true, force: true}))

function build(): {status: number | null; output: string} {
  const run = spawnSync(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build'], {
    cwd: copy,
    encoding: 'utf8',
    env: {...process.env, NO_COLOR: '1'},
  })
  return {status: run.status, output: run.stdout + run.stderr}
}

/** Builds with one file changed, and puts the file back. */
function buildAfter(file: string, from: string | RegExp, to: string) {
  const path = join(copy, file)
  const text = readFileSync(path, 'utf8')
  const changed = text.replace(from, to)
  expect(changed).not.toBe(text)
  writeFileSync(path, changed)
  try {
    return build()
  } finally {
    writeFileSync(path, text)
  }
}

/** The line of a file, counted from 1, on which some words stand. */
function lineOf(file: string, words: string): number {
  return (
    readFileSync(join(copy, file), 'utf8')
      .split('\n')
      .findIndex((line) => line.includes(words)) + 1
  )
}

test('one command writes a document for every page', () => {
  const pages = readdirSync(join(copy, 'pages')).map((name) =>
    name.startsWith('[') ? '404.html' : name.replace('.mdx', '.html'),
  )
  for (const page of pages)
    expect(readFileSync(join(copy, 'dist', page), 'utf8')).toMatch(/^<!DOCTYPE html>.*<\/html>$/s)
})

test('the font carries only the letters that the site shows', () => {
  const name = readdirSync(join(copy, 'dist/assets')).find((file) => file.endsWith('.woff2')) ?? ''
  const whole = statSync(join(copy, 'src/app/familjen-grotesk.woff2')).size
  expect(statSync(join(copy, 'dist/assets', name)).size).toBeLessThan(whole * 0.75)
  expect(readFileSync(join(copy, 'dist/index.html'), 'utf8')).toContain(`/assets/${name}`)
})

describe('a mistake stops the build, is told with file, line and column, and leaves the last site whole', () => {
  const mistakes: [what: string, file: string, from: string | RegExp, to: string, told: () => string[]][] = [
    [
      'a value of the wrong type',
      'content/cohorts.yaml',
      'spots: 12',
      'spots: twelve',
      () => [
        `content/cohorts.yaml:${lineOf('content/cohorts.yaml', 'spots: 12')}:10  spots must be a whole number, like 12`,
      ],
    ],
    [
      'an id that no record has',
      'pages/programs.mdx',
      'cohort="financial-foundations-bootcamp"',
      'cohort="finance"',
      () => [
        `pages/programs.mdx, line ${lineOf('pages/programs.mdx', 'cohort="financial-foundations-bootcamp"')}\n`,
        '“finance” is not in content/cohorts.yaml.',
      ],
    ],
    [
      'a page without a title',
      'pages/about.mdx',
      /title: .*\n/,
      '',
      () => ['pages/about.mdx, line 1\n', 'The page has no title.'],
    ],
    [
      'a tag that is not closed',
      'pages/contact.mdx',
      '</Columns>',
      '',
      () => [
        `pages/contact.mdx, line ${lineOf('pages/contact.mdx', '<Columns>')}\n`,
        '<Columns> is opened here but never closed.',
      ],
    ],
    [
      'a component that does not exist',
      'pages/about.mdx',
      '<Timeline />',
      '<Timeleine />',
      () => [
        `pages/about.mdx, line ${lineOf('pages/about.mdx', '<Timeline />')}\n`,
        'There is no component <Timeleine>. Did you mean <Timeline>?',
      ],
    ],
  ]

  test.each(mistakes)(
    '%s',
    (_what, file, from, to, told) => {
      const before = readFileSync(join(copy, 'dist/index.html'), 'utf8')
      const {status, output} = buildAfter(file, from, to)
      expect(status).toBe(1)
      for (const words of told()) expect(output).toContain(words)
      expect(output).not.toMatch(/^\s+at |node_modules/m)
      expect(readFileSync(join(copy, 'dist/index.html'), 'utf8')).toBe(before)
      expect(existsSync(join(copy, 'dist/programs.html'))).toBe(true)
    },
    30_000,
  )
})

test('a page whose import lines were lost is built all the same', () => {
  const {status} = buildAfter('pages/about.mdx', /^import .*\n/gm, '')
  expect(status).toBe(0)
  expect(readFileSync(join(copy, 'dist/about.html'), 'utf8')).toContain('Our story so far')
}, 30_000)

test('a site for a folder of its host has its links, files and addresses there', () => {
  const run = spawnSync(
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--base', '/folder/'],
    {cwd: copy, encoding: 'utf8', env: {...process.env, NODE_ENV: 'production'}},
  )
  expect(run.status, run.stderr).toBe(0)
  const html = readFileSync(join(copy, 'dist/about.html'), 'utf8')
  const addresses = [...html.matchAll(/(?:href|src)="(\/[^"]*)"/g)].map((match) => match[1])
  expect(addresses.filter((address) => !address?.startsWith('/folder/'))).toEqual([])
  expect(html).toContain('<link rel="canonical" href="https://twelvesides.example.org/folder/about">')
}, 30_000)
