import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {createInterface} from 'node:readline/promises'
import {addressOf} from '../../check/address.ts'
import {readComponents} from '../../check/readComponents.ts'
import {nameOf, pageNameOf, writePage} from './page.ts'
import {addRecord, fileOf, kinds, problemsOf, questionsFor} from './record.ts'
import {writeCatalogue} from './writeCatalogue.ts'
import {writePictures} from './writePictures.ts'
import {writeSchemas} from './writeSchemas.ts'

/** `npm run new page money-clinic`, `npm run new cohort`: asks the few questions, and writes a valid page or record. */
export async function main(options: string[]): Promise<number> {
  const [kind = '', ...rest] = options
  const root = process.cwd()
  if (kind === 'list') return writeLists(root)
  if (kind === 'pictures') {
    console.log((await writePictures(root)).join('\n'))
    return 0
  }
  if (kind !== 'page' && !kinds.includes(kind)) {
    console.error(`Say what is new: npm run new page money-clinic, or npm run new with one of: ${kinds.join(', ')}.`)
    return 1
  }
  const ask = asker()
  try {
    return kind === 'page' ? await newPage(root, rest.join(' '), ask) : await newRecord(root, kind, rest.join(' '), ask)
  } finally {
    ask.close()
  }
}

async function newPage(root: string, words: string, ask: Asker): Promise<number> {
  const name = pageNameOf(words || (await ask('The page’s address, like money-clinic or guides/credit: ')))
  const file = `pages/${name}.mdx`
  const address = addressOf(file)
  const there = [file, `pages${address}.mdx`, `pages${address}/index.mdx`].find((each) => existsSync(join(root, each)))
  if (!name || there) {
    console.error(there ? `${there} is there already.` : 'A page needs a name of letters or numbers.')
    return 1
  }
  const plain = (address.split('/').at(-1) ?? '').replaceAll('-', ' ').replace(/^./, (one) => one.toUpperCase())
  const title = (await ask(`Title (${plain}): `)) || plain
  const description = (await ask('One sentence that says what the page is for: ')) || `${title} at Twelvesides.`
  mkdirSync(dirname(join(root, file)), {recursive: true})
  writeFileSync(join(root, file), writePage(file, {title, description}))
  console.log(
    `\nWritten: ${file}, which is shown at ${address}\nNext: change its words, and link to it from another page: [${title}](${address})`,
  )
  return 0
}

async function newRecord(root: string, kind: string, words: string, ask: Asker): Promise<number> {
  const file = fileOf(kind)
  const path = join(root, 'content', file)
  const text = readFileSync(path, 'utf8')
  const id = nameOf(words || (await ask(`A short name for it, like summer-${kind}: `)))
  const answers = new Map<string, string>()
  console.log('Press Enter to keep what stands in brackets.')
  for (const {field, example} of questionsFor(kind, text)) answers.set(field, await ask(`${field} (${example}): `))
  const changed = addRecord(kind, id, answers, text)
  const problems = problemsOf(kind, changed)
  if (problems.length > 0) {
    console.error(`\nNothing is written, because:\n${problems.map((problem) => `- ${problem}`).join('\n')}`)
    return 1
  }
  writeFileSync(path, changed)
  const component = [...readComponents(root).values()].find(({props}) => props.some((prop) => prop.name === kind))
  console.log(
    `\nWritten at the end of content/${file}. Its lists are copied from the record above: change them.\nNext: show it on a page with <${component?.name} ${kind}="${id}" />, then: npm run fix`,
  )
  return 0
}

/** Writes what is made from the code: the list of components, and what an editor knows of `content/`. */
function writeLists(root: string): number {
  writeFileSync(join(root, 'COMPONENTS.md'), writeCatalogue(root))
  mkdirSync(join(root, '.vscode/schemas'), {recursive: true})
  for (const [name, text] of writeSchemas()) writeFileSync(join(root, '.vscode/schemas', name), text)
  console.log('COMPONENTS.md and .vscode/schemas are up to date.')
  return 0
}

type Asker = ((question: string) => Promise<string>) & {close(): void}

/** Asks in the terminal; with answers piped in, a line each; with none left, every answer is empty. */
function asker(): Asker {
  const terminal = createInterface({input: process.stdin, output: process.stdout})
  const lines = terminal[Symbol.asyncIterator]()
  const ask = async (question: string) => {
    process.stdout.write(question)
    const {value, done} = await lines.next()
    return done ? '' : String(value).trim()
  }
  return Object.assign(ask, {close: () => terminal.close()})
}
