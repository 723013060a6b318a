import {execFileSync} from 'node:child_process'
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {Asked, Engine} from './engine.ts'
import {fixtureSite, textsOf} from './fixtures.ts'

const read = (name: string) => readFileSync(join(fixtureSite, '..', name), 'utf8')

/** Correct writing of every kind, by people who did not know the rules; the site of the cases has no other page. */
export const pieces = read('ordinary.txt')
  .split(/^---$|^@ .*$/m)
  .map((piece) => piece.trim().replace(/\]\(\/[a-z-]+/g, '](/'))
  .filter((piece) => piece !== '')

/** What is found on ordinary pieces, each added to a page or a record: it should be nothing. */
export function onOrdinary({ask}: Engine): string[] {
  const known = textsOf(fixtureSite)
  const site = (file: string, text: string) =>
    told(ask, {root: fixtureSite, texts: new Map(known).set(file, text), known, today: '2026-01-01'})
  const page = known.get('pages/services.mdx')
  const answers = read('content/ordinary.txt').trim().split('\n')
  return [
    ...pieces.flatMap((piece) => site('pages/services.mdx', `${page}\n${piece}\n`)),
    ...answers.flatMap((each) =>
      site('content/faqs.yaml', `- id: one\n  question: Is it?\n  answer: >-\n    ${each}\n`),
    ),
  ]
}

const told = (ask: Engine['ask'], site: Asked) =>
  ask(site).map(({file, line, severity, id, message}) => {
    const typed = site.texts.get(file)?.split('\n')[line - 1]?.trim()
    return `${file} ${severity} ${id ?? ''}\n  ${typed}\n  ${message}`
  })

const git = (...words: string[]) => execFileSync('git', words, {encoding: 'utf8'}).trimEnd()
const blobs = new Map<string, string>()

function textsAt(commit: string): Map<string, string> {
  const found = git('ls-tree', '-r', commit, 'pages', 'content').matchAll(/blob (\w+)\t(.*\.(?:mdx|yaml))$/gm)
  return new Map(
    [...found].map(([, blob = '', file = '']) => {
      const text = blobs.get(blob) ?? `${git('cat-file', 'blob', blob)}\n`
      blobs.set(blob, text)
      return [file, text]
    }),
  )
}

/**
 * What is found on the real pages at each of the newest commits that changed them, each finding once, as its author
 * would have read it before that commit. Components and schemas are today's: what they do not know is found too.
 */
export function onHistory({ask}: Engine, commits: number): string[] {
  const log = git('log', `-${commits}`, '--format=%H %cs', '--', 'pages', 'content/*.yaml').split('\n')
  const found = new Map<string, string>()
  for (const [commit = '', today = ''] of log.map((line) => line.split(' ')))
    for (const each of told(ask, {root: process.cwd(), texts: textsAt(commit), known: textsAt(`${commit}^`), today}))
      found.set(each, `${commit.slice(0, 8)} ${each}`)
  return [...found.values()]
}
