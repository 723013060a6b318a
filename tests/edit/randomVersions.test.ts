import {readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {beforeEach, expect, test} from 'vitest'
import {plainInlines} from '../../src/edit/inline/contents.ts'
import {seededRandom} from '../seededRandom.ts'
import {copy, copyForEachTest, page} from './copy.ts'
import {commitAll, git, gitIn, makeThreeFolders} from './repository.ts'

// Environment variables: SERIES is the number of series; the same SEED generates the same series again.
const seriesCount = Number(process.env.SERIES ?? 6)
const seed = Number(process.env.SEED ?? 1)

copyForEachTest((folder) => {
  const file = join(folder, 'site', page)
  const paragraphs = ['Apples here.', 'Bread there.', 'Cheese now.', 'Dates soon.', 'Eggs last.']
  writeFileSync(file, readFileSync(file, 'utf8').replace('Every track is free.', paragraphs.join('\n\n')))
  makeThreeFolders(folder)
}, 'site')

let random: () => number
let wordCount: number
beforeEach(() => {
  wordCount = 0
})

const anyOf = <T>(list: T[]) => list[Math.floor(random() * list.length)] as T

// Every word that is typed is unique, and begins with who typed it.
const newWord = (by: Writer) => `${by}${++wordCount}x`
const wordsBy = (by: Writer, text: string) => text.match(new RegExp(`\\b${by}\\d+x`, 'g')) ?? []
type Writer = 'own' | 'their' | 'published'

const textNow = () => copy.read(page)
const textIn = (commit: string) => git('show', `${commit}:${page}`)
const proposals = (...options: string[]) =>
  git('branch', ...options, '--list', '--format=%(refname)', '*edit/*')
    .split('\n')
    .filter(Boolean)

/** The lines of the paragraphs between the two headings. */
function linesOf(text: string): string[] {
  const section = text.slice(text.indexOf('## Four tracks'), text.indexOf('<CardGrid>'))
  return section.split('\n').filter((line) => line && !line.startsWith('#'))
}

/** Returns the text with one line changed or a paragraph added, as another program would. */
function typedElsewhere(text: string, word: string): string {
  const line = anyOf(linesOf(text))
  return text.replace(
    line,
    anyOf([`${line} ${word}.`, `${word}.`, `${line}\n\nA new ${word}.`, `${word} ${line}`]),
  )
}

function saveWord() {
  const line = anyOf(linesOf(textNow()))
  const word = newWord('own')
  return copy.editor.save(
    copy.typing(line.slice(0, 12), plainInlines(anyOf([`${line} ${word}.`, `${word}.`]))),
  )
}

function publishWord() {
  const folder = copy.path('../colleague')
  const text = readFileSync(join(folder, page), 'utf8')
  writeFileSync(join(folder, page), typedElsewhere(text, newWord('published')))
  commitAll(folder)
  gitIn(folder, 'push', '--quiet')
}

/** What is done in the editor. */
const inEditor = {
  save: saveWord,
  undo: () => copy.editor.undo(),
  undoAny: () => copy.editor.undo(anyOf(copy.editor.listChanges())?.id),
  redo: () => copy.editor.redo(),
  propose: () => copy.editor.propose(`Say it ${++wordCount}`),
}
/** What is done elsewhere: it may take away what others typed. */
const elsewhere = {
  type: () => copy.write(page, typedElsewhere(textNow(), newWord('their'))),
  restore: () => git('restore', page),
  commit: () => git('diff', 'HEAD') && commitAll(),
  deleteProposal: () => proposals().length > 0 && git('update-ref', '-d', anyOf(proposals())),
  publish: publishWord,
  getLatest: () => copy.editor.getLatest(),
}

// S14.9
test.each(Array.from({length: seriesCount}, (_, index) => seed + index))(
  'whatever is done in the editor, elsewhere and with git, nothing of others is proposed and no save is lost, series %i',
  async (number) => {
    random = seededRandom(number)
    const done: string[] = []
    for (let left = 14; left > 0; left--) {
      const isInEditor = random() < 0.65
      const before = textNow()
      const [name, act] = anyOf<[string, () => unknown]>(Object.entries(isInEditor ? inEditor : elsewhere))
      done.push(`${name}: ${JSON.stringify(await act())}`)
      const message = done.join('\n')
      if (isInEditor) expectOthersKept(before, message)
      expectOwnWordsOnly(message)
      expectKnown(message)
    }
  },
)

/** Words of others are on the page unless the change that was made last replaced their line. */
function expectOthersKept(before: string, message: string) {
  const replaced = JSON.stringify(copy.editor.listChanges().map((entry) => [entry.before, entry.after]))
  for (const word of wordsBy('their', before)) expect(textNow() + replaced, message).toContain(word)
}

/** What is to be proposed, and every proposal, adds no words of others. */
function expectOwnWordsOnly(message: string) {
  const made = proposals().map((branch) => ({before: textIn(`${branch}^`), after: textIn(branch)}))
  for (const {before, after} of [...copy.editor.previewProposal().changes, ...made])
    for (const word of [...wordsBy('their', after), ...wordsBy('published', after)])
      expect(before, message).toContain(word)
}

/** What was saved and is on the page is committed, proposed, to be proposed, or named as left out. */
function expectKnown(message: string) {
  const {changes, excluded} = copy.editor.previewProposal()
  const texts = ['HEAD', ...proposals('--all')].map(textIn)
  const known = [...texts, ...changes.map(({after}) => after), ...excluded].join('\n')
  for (const word of wordsBy('own', textNow())) expect(known, message).toContain(word)
}
