import {execFileSync} from 'node:child_process'
import {join} from 'node:path'
import {ask} from './ask.ts'
import {fetchObservatory} from './fetchObservatory.ts'
import type {Request, Running} from './model.ts'

/** 100 is its A+; what a host of files can have beyond that is counted too. */
export const leastScore = 130

/** What MDN's HTTP Observatory says of one page. */
export interface Score {
  path: string
  score: number
  /** Its own name for how each of its tests ended, with what that gave or cost. */
  results: string[]
}

const script = join(import.meta.dirname, 'observatoryTests.mjs')

/** Judges real answers of a server with the Observatory's own tests. TLS, which a server behind it has no part in, is assumed. */
export async function scoresOf({port}: Running, paths: string[]): Promise<Score[]> {
  const place = fetchObservatory()
  const input = JSON.stringify(await Promise.all(paths.map((path) => visit(port, path))))
  const said = execFileSync(process.execPath, [script, place], {
    input,
    encoding: 'utf8',
    timeout: 60_000,
    maxBuffer: 64e6,
  })
  return JSON.parse(said)
}

/** A page, and the answer to a browser that asks whether another site may read it. */
async function visit(port: number, path: string) {
  const preflight = {'access-control-request-method': 'GET', origin: 'https://other.example'}
  const page = await answerTo(port, {path, headers: {accept: 'text/html'}})
  return {
    hostname: 'twelvesides.example',
    path,
    page,
    cors: await answerTo(port, {path, method: 'OPTIONS', headers: preflight}),
  }
}

async function answerTo(port: number, request: Request) {
  const {status, headers, body} = await ask(port, request)
  if (headers['set-cookie'])
    throw new Error(`${request.path} sets a cookie, and nothing here may: ${headers['set-cookie']}`)
  const sent = {headers: request.headers}
  return {status, headers, data: body.toString(), request: sent, config: sent}
}
