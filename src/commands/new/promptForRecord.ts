import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {z} from 'zod'
import {check, type Finding, formatReport, reportSentences} from '../../check/index.ts'
import {
  addRecord,
  answersFromRecord,
  contentFileOf,
  noAnswer,
  parseId,
  questionsFor,
  type RecordQuestion,
} from '../../edit/yaml/newRecord.ts'
import {scalarsOf} from '../../edit/yaml/scalars.ts'
import {
  componentsShowing,
  curlQuotes,
  fileText,
  overlaps,
  readContentFile,
  readSite,
  readYaml,
  replaceFile,
  type SiteFiles,
  today,
  withFileText,
} from '../../site/index.ts'
import {type Prompt, promptUntilValid} from './prompt.ts'

/**
 * Asks for each single-line field of a record, and writes the record once all are valid. Returns the exit
 * code.
 */
export async function promptForRecord(
  root: string,
  kind: string,
  words: string,
  ask: Prompt,
): Promise<number> {
  const file = contentFileOf(kind)
  const path = join(root, 'content', file)
  // Omits `committedText`: the committed file lacks the new record, and the check would offer to restore that
  // file.
  const {committedText: _, ...site} = readSite(root)
  const [broken, ...more] = errorsIn(site, file)
  if (broken) {
    const reports = [broken, ...more].map((each) => formatReport(each, fileText(site, each.file)))
    console.error(`Nothing can be added to content/${file} yet:\n\n${reports.join('\n\n')}`)
    return 1
  }
  const text = readFileSync(path, 'utf8')
  const saved = readContentFile(file, Buffer.from(text))
  const given = words ? parseId(words, saved) : undefined
  if (given && 'wrong' in given) {
    console.error(given.wrong)
    return 1
  }
  const askForId = () =>
    promptUntilValid(ask, `A short name for it, like summer-${kind}: `, (answer) => parseId(answer, saved))
  let id = given?.answer ?? (await askForId())
  const questions = questionsFor(kind)
  const last = answersFromRecord(saved.records.at(-1)?.value, questions, today())
  const answers = new Map<string, unknown>()
  console.log('Press Enter to keep what stands in brackets.')
  for (const question of questions) answers.set(question.field, await promptForField(ask, question, last))

  for (;;) {
    const changed = addRecord(kind, id, answers, text)
    const [error] = errorsIn(withFileText(site, `content/${file}`, changed), file)
    if (!error) {
      replaceFile(path, changed)
      break
    }
    // Two answers may contradict each other; only the check of the whole record finds that.
    console.log(`  ${reportSentences(error, changed).join(' ')}`)
    const fields = fieldsAt(error, changed)
    const again = questions.filter(({field}) => fields.includes(field))
    for (const question of again) answers.set(question.field, await promptForField(ask, question, last))
    if (again.length > 0) continue
    if (fields.includes('id')) id = await askForId()
    else {
      console.error('Nothing is written.')
      return 1
    }
  }
  const [component] = componentsShowing(kind, site.components)
  const next = component
    ? `Next: show it on a page with <${component.name} ${kind}="${id}" />, then: npm run fix`
    : 'It is shown wherever the others of its kind are.'
  console.log(`\nWritten at the end of content/${file}.\n${next}`)
  return 0
}

/** Separates the items of a list in an answer, which is typed on one line. */
const separator = '; '

function promptForField(
  ask: Prompt,
  question: RecordQuestion,
  answers: Record<string, string>,
): Promise<unknown> {
  const {field, requirement, optional, example, parse, schema} = question
  const last = answers[field]
  const free = optional ? ` or ${noAnswer} for none` : ''
  const hint =
    last === undefined ? `${free}, like ${example}` : `${free} (${last.replaceAll('\n', separator)})`
  return promptUntilValid(ask, `${field}, ${requirement}${hint}: `, (words) =>
    parse(
      schema instanceof z.ZodArray && words
        ? curlQuotes(words).replaceAll(separator, '\n')
        : curlQuotes(words) || (last ?? ''),
    ),
  )
}

function errorsIn(site: SiteFiles, file: string): Finding[] {
  return check(site, {today: today(), files: [`content/${file}`]}).filter(
    ({severity}) => severity === 'error',
  )
}

/** Returns the names of the fields of the last record in a file that are in the range of a finding. */
function fieldsAt(finding: Finding, text: string): string[] {
  const places = scalarsOf(readYaml(text))
  const last = places.at(-1)?.path[0]
  return places
    .filter((place) => place.path[0] === last && overlaps(place, finding))
    .map(({path}) => path.slice(1).join('.'))
}
