import {ask} from './ask.ts'
import type {Answer, Request} from './model.ts'

/** More redirects than this are a loop. */
const most = 5

/** Every answer on the way of a request, redirects on the host followed. The last one is where it ends. */
export async function follow(port: number, request: Request): Promise<Answer[]> {
  const answers = [await ask(port, request)]
  while (answers.length <= most) {
    const next = targetOf(answers.at(-1), port)
    if (!next || next.origin !== originOf(port)) break
    answers.push(await ask(port, {...request, path: next.pathname + next.search}))
  }
  return answers
}

/** Where a browser goes from an answer, as the URL standard reads its `Location`: `/\evil.example` is another host. */
export function targetOf(answer: Answer | undefined, port: number): URL | undefined {
  const location = answer?.headers.location
  if (!location || !answer || answer.status < 300 || answer.status > 399) return undefined
  const asked = originOf(port) + answer.request.path
  return new URL(location, URL.canParse(asked) ? asked : originOf(port))
}

/** The only origin that a redirect may lead to. */
export function originOf(port: number): string {
  return `http://127.0.0.1:${port}`
}
