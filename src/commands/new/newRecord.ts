import {readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {checkFiles} from '../../check/content/checkFiles.ts'
import {writeReport} from '../../check/report.ts'
import {addRecord, fileOf, none, problemsOf, type Question, questionsFor, readId} from '../../edit/add/record.ts'
import {readContentFolder} from '../../site/content/contentFolder.ts'
import {componentsShowing, readComponents} from '../../site/readComponents.ts'
import {curly} from '../../site/text/curly.ts'
import {type Ask, askUntil} from './ask.ts'

/** Asks for each field of a record that is one line, and writes it once all of them are there. */
export async function newRecord(root: string, kind: string, words: string, ask: Ask): Promise<number> {
  const file = fileOf(kind)
  const path = join(root, 'content', file)
  const broken = unreadable(root, file)
  if (broken) {
    console.error(`Nothing can be added to content/${file} yet:\n\n${broken}`)
    return 1
  }
  const text = readFileSync(path, 'utf8')
  const given = words ? readId(words, text, file) : undefined
  if (given && 'wrong' in given) {
    console.error(given.wrong)
    return 1
  }
  const askForId = () =>
    askUntil(ask, `A short name for it, like summer-${kind}: `, (answer) => readId(answer, text, file))
  let id = given?.answer ?? (await askForId())
  const questions = questionsFor(kind, text, new Date().toISOString().slice(0, 10))
  const answers = new Map<string, unknown>()
  console.log('Press Enter to keep what stands in brackets.')
  for (const question of questions) answers.set(question.field, await askField(ask, question))

  for (;;) {
    const changed = addRecord(kind, id, answers, text)
    const [problem] = problemsOf(kind, changed)
    if (!problem) {
      writeFileSync(path, changed)
      break
    }
    // One answer is at odds with another; only the two together show it.
    console.log(`  ${problem.message}${problem.write ? ` Write: ${problem.write}` : ''}`)
    // What is wrong with a block as a whole is asked for field by field.
    const again = questions.filter(({field}) => `${field}.`.startsWith(`${problem.field}.`))
    for (const question of again) answers.set(question.field, await askField(ask, question))
    if (again.length > 0) continue
    if (problem.field === 'id') id = await askForId()
    else {
      console.error('Nothing is written.')
      return 1
    }
  }
  const [component] = componentsShowing(kind, readComponents(root))
  const next = component
    ? `Next: show it on a page with <${component.name} ${kind}="${id}" />, then: npm run fix`
    : 'It is shown wherever the others of its kind are.'
  console.log(
    `\nWritten at the end of content/${file}. Its lists are copied from the record above: change them.\n${next}`,
  )
  return 0
}

function askField(ask: Ask, {field, must, kept, optional, example, read}: Question): Promise<unknown> {
  const free = optional ? ` or ${none} for none` : ''
  const hint = kept === undefined ? `${free}, like ${example}` : `${free} (${kept})`
  return askUntil(ask, `${field}, ${must}${hint}: `, (words) => read(curly(words)))
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
