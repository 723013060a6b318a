import type {BuiltSite} from '../deploy-config/builtSite.ts'
import {casesOf} from './cases.ts'
import {follow} from './follow.ts'
import {judge, say} from './judge.ts'
import {whyKnown} from './knownDifferences.ts'
import type {Case, Check, Problem, Running} from './model.ts'

/** What a server answered to all requests: how many there were for each check, and what was wrong. */
export interface Examined {
  asked: Partial<Record<Check, number>>
  problems: Problem[]
}

/** So many requests without any answer, one after another, and the server is not asked on. */
const mostSilent = 4

/** Asks a running server everything about the site that it serves. */
export async function examine(server: string, {port}: Running, site: BuiltSite): Promise<Examined> {
  const asked: Examined['asked'] = {}
  const problems: Problem[] = []
  let silent = 0
  for (const each of casesOf(site)) {
    const {check, request} = each
    asked[check] = (asked[check] ?? 0) + 1
    const {answer, found} = await examineOne(each, site, port)
    silent = answer === 'none' ? silent + 1 : 0
    if (silent === mostSilent) throw new Error(`It stopped answering. ${found.join(' ')}`)
    for (const problem of found) {
      const whole = {server, base: site.base, check, request, answer, problem}
      problems.push({...whole, known: whyKnown(whole)})
    }
  }
  return {asked, problems}
}

async function examineOne(wanted: Case, site: BuiltSite, port: number): Promise<{answer: string; found: string[]}> {
  try {
    const answers = await follow(port, wanted.request)
    const found = judge(wanted, answers, site, port)
    if (wanted.revalidates && found.length === 0)
      found.push(...(await revalidate(wanted, answers.at(-1)?.headers, port)))
    return {answer: answers.map(say).join(' → '), found}
  } catch (error) {
    return {answer: 'none', found: [(error as Error).message]}
  }
}

/** Asks once more with what the first answer gave to ask with: nothing has changed. */
async function revalidate({request}: Case, headers: Record<string, string> = {}, port: number): Promise<string[]> {
  const {etag, 'last-modified': modified} = headers
  if (!etag && !modified) return ['neither ETag nor Last-Modified, so nobody can ask whether it changed']
  const validator: Record<string, string> = etag ? {'If-None-Match': etag} : {'If-Modified-Since': modified ?? ''}
  const again = await follow(port, {...request, headers: {...request.headers, ...validator}})
  const [first] = again
  return first?.status === 304 ? [] : [`asked again with ${Object.keys(validator)}: ${first?.status}, wanted 304`]
}
