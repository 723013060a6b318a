import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {createInterface} from 'node:readline/promises'
import {addressOf} from '../../check/address.ts'
import {checkFiles} from '../../check/content/checkFiles.ts'
import {readContentFolder} from '../../check/content/contentFolder.ts'
import {writeDerivedFiles} from '../../check/content/derivedFiles.ts'
import {readComponents} from '../../check/readComponents.ts'
import {writeReport} from '../../check/report.ts'
import {nameOf, pageNameOf, writePage} from './page.ts'
import {addRecord, fileOf, kinds, problemsOf, questionsFor} from './record.ts'
import {writeCatalogue} from './writeCatalogue.ts'
import {writePictures} from './writePictures.ts'

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
  const broken = unreadable(root, file)
  if (broken) {
    console.error(`Nothing can be added to content/${file} yet:\n\n${broken}`)
    return 1
  }
  const text = readFileSync(path, 'utf8')
  const id = nameOf(words || (await ask(`A short name for it, like summer-${kind}: `)))
  const answers = new Map<string, string>()
  console.log('Press Enter to keep what stands in brackets.')
  for (const {field, must, kept} of questionsFor(kind, text))
    answers.set(field, await ask(`${field}, ${must} (${kept}): `))
  const changed = addRecord(kind, id, answers, text)
  const problems = problemsOf(kind, changed)
  if (problems.length > 0) {
    console.error(`\nNothing is written, because:\n${problems.map((problem) => `- ${problem}`).join('\n')}`)
    return 1
  }
  writeFileSync(path, changed)
  const component = [...readComponents(root).values()].find(({props}) => props.some((prop) => prop.name === kind))
  const next = component
    ? `Next: show it on a page with <${component.name} ${kind}="${id}" />, then: npm run fix`
    : 'It is shown wherever the others of its kind are.'
  console.log(
    `\nWritten at the end of content/${file}. Its lists are copied from the record above: change them.\n${next}`,
  )
  return 0
}

/** Why a file of records can’t be added to, in the words of the check, if so. */
function unreadable(root: string, file: string): string | undefined {
  const folder = readContentFolder(root)
  const problems = checkFiles(folder)
  const own = problems.filter((problem) => problem.file === `content/${file}`)
  if (own.length === 0 && folder.content.has(file)) return undefined
  return (own.length > 0 ? own : problems)
    .map((problem) => writeReport(problem, folder.content.get(problem.file.replace('content/', ''))?.text ?? ''))
    .join('\n\n')
}

/** Writes what is made from the code: the list of components, and what an editor knows of `content/`. */
function writeLists(root: string): number {
  writeFileSync(join(root, 'COMPONENTS.md'), writeCatalogue(root))
  writeDerivedFiles(root)
  console.log('COMPONENTS.md, content/yaml.d.ts and what the editor knows of content/ are up to date.')
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
