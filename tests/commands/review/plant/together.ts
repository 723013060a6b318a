import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {sequence} from '../../../random.ts'
import {allEdits} from './all.ts'
import {type Edit, type Expected, replacementsOf} from './edit.ts'
import {passes} from './passes.ts'
import {shuffled} from './shuffled.ts'

/** Groups of two to twelve edits that can be made in one commit, often on the same page or record: none undoes or repeats another. */
export function plantTogether(root: string, seed: number, count: number): Edit[][] {
  const random = sequence(seed)
  const all = allEdits(root, seed)
  // Every kind in its turn, so that a few commits have made each of them.
  const kinds = shuffled([...new Set(all.map(({kind}) => kind))], random)
  let turn = 0
  return Array.from({length: count}, () => {
    const wanted = 2 + Math.floor(random() * 11)
    const group: Edit[] = []
    for (let tries = 0; group.length < wanted && tries < 200; tries++) {
      const kind = kinds[turn++ % kinds.length]
      // Every other one on a page that has one already.
      const [near] = group
      const among = all.filter((edit) => edit.kind === kind && (tries % 2 === 0 || !near || edit.file === near.file))
      const edit = among[Math.floor(random() * among.length)]
      if (!edit || !group.every((other) => fits(edit, other)) || !canBeMade(root, [...group, edit])) continue
      if (passes(root, edit)) group.push(edit)
    }
    return group
  })
}

/** Whether each of two edits can be told from the other. */
function fits(one: Edit, other: Edit): boolean {
  if (one.back || other.back) return false
  // Who takes a fact off a page takes a place from the fact.
  if ((countsPlaces(one) && showsFact(other)) || (countsPlaces(other) && showsFact(one))) return false
  // No two pages have the same title.
  if (/^change (a|the short) title$/.test(one.kind) && other.kind === one.kind) return false
  // What only code can have changed is proved with a build, and looked for only where nothing else speaks.
  if (speaksInCode(one) ? !other.expected : speaksInCode(other) && !one.expected) return false
  const told = (one.expected ?? []).map(nameOf)
  if ((other.expected ?? []).some((each) => told.includes(nameOf(each)))) return false
  if (one.file !== other.file) return true
  // A file of which words changed is not told as quiet.
  if (!one.expected || !other.expected) return false
  // Who moves a sentence gives the whole page.
  if (/move a sentence/.test(one.kind + other.kind)) return false
  const [a = '', b = ''] = [one.from, other.from]
  return !a.includes(b) && !b.includes(a)
}

function countsPlaces({expected = []}: Edit): boolean {
  return expected.some((each) => 'on' in each)
}

function showsFact({from = ''}: Edit): boolean {
  return from.includes(' fact="')
}

function speaksInCode({file, expected}: Edit): boolean {
  return /\.tsx$/.test(file) && expected !== undefined
}

/** What an expectation is about, as far as another could be taken for it. */
function nameOf(expected: Expected): string {
  return 'page' in expected ? `${expected.page} ${expected.words}` : JSON.stringify(expected)
}

/** Whether every edit finds its place once those before it are made, and all of them are there in the end. */
function canBeMade(root: string, edits: Edit[]): boolean {
  const texts = new Map<string, string | undefined>()
  for (const {file, from, to} of edits.flatMap(replacementsOf)) {
    if (from === undefined) {
      if (texts.has(file)) return false
      texts.set(file, to)
      continue
    }
    const text = texts.has(file) ? texts.get(file) : readFileSync(join(root, file), 'utf8')
    if (text?.split(from).length !== 2) return false
    texts.set(file, to === undefined ? undefined : text.replace(from, () => to))
  }
  const areApart = edits.every((edit) => edits.every((other) => !isBeside(root, edit, other)))
  return areApart && edits.every(({file, to}) => to === undefined || texts.get(file)?.includes(to))
}

/** Whether an edit is made in the line above another's: a sentence that comes there and one that goes are one that changed. */
function isBeside(root: string, one: Edit, other: Edit): boolean {
  if (one.file !== other.file || !one.from || !other.from) return false
  return readFileSync(join(root, one.file), 'utf8').includes(one.from.slice(0, -1) + other.from)
}
