import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {BuiltSite} from '../deploy-config/builtSite.ts'
import {originOf, targetOf} from './follow.ts'
import type {Answer, Case, Outcome} from './model.ts'

/** What is wrong with the answers to a request, in words; nothing when they are as wanted. */
export function judge(wanted: Case, answers: Answer[], site: BuiltSite, port: number): string[] {
  const last = answers.at(-1)
  if (!last) return ['no answer']
  const {outcomes, file, redirects = 0, headers = {}, encoding} = wanted
  const problems = answers.flatMap((answer) => leavesHost(answer, port))
  const outcome = outcomeOf(last, site, file)
  if (!outcome || !outcomes.includes(outcome)) {
    problems.push(`${say(last)}${outcome ? ` (${outcome})` : ''}, wanted ${outcomes.join(' or ')}`)
  }
  if (outcome === 'page' && answers.length - 1 > redirects) {
    problems.push(`${answers.length - 1} redirects, wanted at most ${redirects}`)
  }
  problems.push(...keepsQuery(answers))
  for (const [name, value] of Object.entries(headers)) problems.push(...differs(last, name, value))
  if (encoding && last.encoding !== encoding) problems.push(`Content-Encoding ${last.encoding}, wanted ${encoding}`)
  return problems
}

/** How a request ended, or nothing when it is none of the ways that there are. */
export function outcomeOf({status, body, request}: Answer, site: BuiltSite, file?: string): Outcome | undefined {
  const holds = (name: string) => request.method === 'HEAD' || body.equals(readFileSync(join(site.folder, name)))
  if (status === 200) return file && holds(file) ? 'page' : undefined
  if (status === 404 && holds('404.html')) return 'missing'
  return status >= 400 && status < 500 ? 'refused' : undefined
}

/** The answer in a few words. */
export function say({status, headers, body}: Answer): string {
  const location = headers.location ? ` to ${headers.location}` : ''
  return `${status}${location}, ${body.length} bytes${headers['content-type'] ? ` of ${headers['content-type']}` : ''}`
}

function leavesHost(answer: Answer, port: number): string[] {
  const target = targetOf(answer, port)
  if (!target || target.origin === originOf(port)) return []
  return [`Location ${answer.headers.location} leads a browser to ${target.origin}`]
}

/** A redirect that drops `?utm_source=…` loses what an address was shared with. */
function keepsQuery(answers: Answer[]): string[] {
  const query = (answer?: Answer) => answer?.request.path.split('?')[1]
  const [first, last] = [query(answers[0]), query(answers.at(-1))]
  return first === last ? [] : [`?${first} became ${last === undefined ? 'nothing' : `?${last}`} on the way`]
}

function differs({headers}: Answer, name: string, wanted: string | RegExp): string[] {
  const value = headers[name.toLowerCase()] ?? ''
  const fits = typeof wanted === 'string' ? value === wanted : wanted.test(value)
  return fits ? [] : [`${name}: ${value || '(none)'}, wanted ${wanted}`]
}
