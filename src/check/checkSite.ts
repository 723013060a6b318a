import {contentFiles} from '../../content/schema.ts'
import {checkPage, sorted} from './checkPage.ts'
import type {ContentFile} from './content/contentFile.ts'
import {checkRecords, placeholdersOf} from './content/contentRules.ts'
import {dashed} from './content/explainYaml.ts'
import {readContent} from './content/readContent.ts'
import {nearest} from './nearest.ts'
import {placeOf} from './places.ts'
import type {Problem} from './problem.ts'
import type {SiteFiles} from './readSite.ts'
import {checkRouting} from './routing.ts'

/** What the check is asked for. */
export interface CheckOptions {
  /** The day that “upcoming” is measured by: `2025-01-18`. */
  today: string
  /** Everything that only holds a place is an error. */
  launch?: boolean
}

/** Everything that is wrong in `pages/` and `content/`. */
export function checkSite(site: SiteFiles, {today, launch = false}: CheckOptions): Problem[] {
  const problems = [
    ...site.pages.flatMap((page) => checkPage(page, site)),
    ...checkRouting(site),
    ...[...site.content.values()].flatMap((file) => checkContent(file, site, today)),
    ...placeholdersOf(site).map(
      ({file, offset, message, help}): Problem => ({
        file: `content/${file.name}`,
        ...placeOf(file.text, offset),
        message,
        help,
        warning: true,
        rule: 'placeholders',
      }),
    ),
  ]
  if (!launch)
    return sorted(problems.filter((problem) => problem.rule !== 'placeholders' || !problem.file.startsWith('content/')))
  return sorted(problems.map((problem) => (problem.rule === 'placeholders' ? {...problem, warning: false} : problem)))
}

function checkContent(file: ContentFile, site: SiteFiles, today: string): Problem[] {
  const name = `content/${file.name}`
  const {problems} = file.name in contentFiles ? readContent(file.name, file.text) : {problems: [unknownFile(file)]}
  const told = problems.map((problem) => plainer({...problem, rule: 'schema'}))
  const legacy: Problem[] = file.legacy
    ? [
        {
          file: name,
          line: 1,
          column: 1,
          message: 'An old Windows program saved this file, and signs like ’ and £ would be shown as �.',
          help: 'Save it again as UTF-8.',
          rule: 'characters',
        },
      ]
    : []
  if (file.document.errors.length > 0) return [...legacy, ...told]
  const more = checkRecords(file, site, today).map(
    ({offset, ...finding}): Problem => ({file: name, ...placeOf(file.text, offset), ...finding, rule: 'content'}),
  )
  return [...legacy, ...told, ...more]
}

function unknownFile(file: ContentFile): Problem {
  const meant = nearest(file.name, Object.keys(contentFiles))
  return {
    file: `content/${file.name}`,
    line: 1,
    column: 1,
    message: `Nothing on the site reads this file.${meant ? ` Did you mean ${meant}?` : ''}`,
    help: meant ? `Rename it: ${meant}` : 'Delete it, or ask the engineers to add it to content/schema.ts.',
  }
}

/** The schema's one line as two: what is wrong, and what to write. */
function plainer(problem: Problem): Problem {
  const {message} = problem
  const [, dash, words] = /^([–—])\s*(.*?)(?:\s[–—]\s.*)?$/s.exec(problem.found ?? '') ?? []
  if (dash && words && /must be a list\b/.test(message)) return {...problem, ...dashed(dash, words)}
  const missing = /^(.* is missing)\. (Write it like this: (.*)|It (must .*))$/.exec(message)
  if (missing)
    return {
      ...problem,
      message: `${missing[1]}.`,
      help: missing[3] ? `Write: ${missing[3]}` : `${missing[1]?.split(' ')[0]} ${missing[4]}.`,
    }
  const [, name = '', choices = ''] = /^(\w+) must be one of: (.*)$/.exec(message) ?? []
  const written = problem.found && nearest(problem.found, choices.split(', '))
  if (written)
    return {
      ...problem,
      message: `There is no ${name} “${problem.found}”. Did you mean ${written}?`,
      help: `Write: ${name}: ${written}`,
    }
  const [, said, example] = /^(.* must be [\s\S]*?),? like (.*)$/.exec(message) ?? []
  const field = said?.split(' ')[0]
  if (said && example)
    return {
      ...problem,
      message: `${said}.`,
      help: `Write: ${field === 'The' || example.startsWith(`${field}:`) ? example : `${field}: ${example}`}`,
    }
  return {...problem, message: /[.!?]$/.test(message) ? message : `${message}.`}
}
