import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {sequence} from '../../random.ts'
import {type Edit, plantEdits} from './plantEdits.ts'

/** Groups of two to twelve edits that can be made in one commit, often on the same page or record: none undoes or repeats another. */
export function plantTogether(root: string, seed: number, count: number): Edit[][] {
  const random = sequence(seed)
  const all = plantEdits(root, seed, 1000)
  const kinds = [...new Set(all.map(({kind}) => kind))]
  return Array.from({length: count}, () => {
    const wanted = 2 + Math.floor(random() * 11)
    const group: Edit[] = []
    for (let tries = 0; group.length < wanted && tries < 200; tries++) {
      const kind = kinds[Math.floor(random() * kinds.length)]
      // Every other one on a page that has one already.
      const [near] = group
      const among = all.filter((edit) => edit.kind === kind && (tries % 2 === 0 || !near || edit.file === near.file))
      const edit = among[Math.floor(random() * among.length)]
      if (edit && group.every((other) => fits(edit, other)) && canBeMade(root, [...group, edit])) group.push(edit)
    }
    return group
  })
}

/** Whether each of two edits can be told from the other. */
function fits(one: Edit, other: Edit): boolean {
  // No two pages have the same title.
  if (one.kind === 'change a title' && other.kind === one.kind) return false
  if (one.file !== other.file)
    return one.expected?.words !== other.expected?.words || one.expected?.page !== other.expected?.page
  // A file of which words changed is not told as quiet.
  if (!one.expected || !other.expected) return false
  // Who moves a sentence gives the whole page.
  if (/^move/.test(one.kind + other.kind)) return false
  return one.expected.words !== other.expected.words && !one.from.includes(other.from) && !other.from.includes(one.from)
}

/** Whether every edit finds its place once those before it are made, and all of them are there in the end. */
function canBeMade(root: string, edits: Edit[]): boolean {
  const texts = new Map<string, string>()
  for (const {file, from, to} of edits) {
    const text = texts.get(file) ?? readFileSync(join(root, file), 'utf8')
    if (text.split(from).length !== 2) return false
    texts.set(
      file,
      text.replace(from, () => to),
    )
  }
  const areApart = edits.every((edit) =>
    edits.every((other) => !isAbove(edit, other, readFileSync(join(root, edit.file), 'utf8'))),
  )
  return areApart && edits.every(({file, to}) => texts.get(file)?.includes(to))
}

/** Whether an edit is made in the line above another's: a sentence that comes there and one that goes are one that changed. */
function isAbove(one: Edit, other: Edit, text: string): boolean {
  return one.file === other.file && text.includes(one.from.slice(0, -1) + other.from)
}
