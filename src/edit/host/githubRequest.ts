import {z} from 'zod'
import {HostError} from './codeHost.ts'

export interface Connection {
  /** A personal access token. It is sent to `api` and nowhere else. */
  key: string
  api: string
  fetch: typeof globalThis.fetch
  /** In milliseconds, for each request. */
  timeout: number
}

interface Sent {
  method?: 'GET' | 'POST' | 'PATCH'
  query?: Record<string, string | number>
  body?: unknown
}

/** Sends the key nowhere else, nothing with it, and gets every answer from the host itself. */
const careful = {
  redirect: 'error',
  credentials: 'omit',
  referrerPolicy: 'no-referrer',
  cache: 'no-store',
} as const

const failure = z.object({message: z.string(), errors: z.array(z.unknown()).optional()})

/**
 * Returns a function that sends a request to GitHub and returns what it answers, parsed. Throws `HostError`.
 */
export function connectTo({
  key,
  api = 'https://api.github.com',
  fetch = globalThis.fetch,
  timeout = 30_000,
}: Pick<Connection, 'key'> & Partial<Connection>) {
  return async function request<Answer>(
    path: string,
    answer: z.ZodType<Answer>,
    sent: Sent = {},
  ): Promise<Answer> {
    const {method = 'GET', query = {}, body} = sent
    // `fetch` would quote a key that can’t be in a header, such as one with a line break, in its error.
    if (!/^[\w.-]+$/.test(key)) throw new HostError('key')
    const search = Object.entries(query)
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('&')
    const {response, text} = await send(`${api}${path}${search && `?${search}`}`, {
      method,
      headers: {
        Accept: 'application/vnd.github+json',
        'X-GitHub-Api-Version': '2022-11-28',
        Authorization: `Bearer ${key}`,
        ...(body !== undefined && {'Content-Type': 'application/json'}),
      },
      body: body === undefined ? null : JSON.stringify(body),
    })
    const json = parseJson(text)
    const call = `${method} ${path}: ${response.status}.`
    if (!response.ok) throw errorOf(response, reasonIn(json).replaceAll(key, '…'), call)
    const {data, success} = answer.safeParse(json)
    if (!success) throw new HostError('unexpected', {details: call})
    return data
  }

  /** Drops the errors of `fetch`, because they may quote what was sent. */
  async function send(address: string, init: RequestInit): Promise<{response: Response; text: string}> {
    try {
      const response = await fetch(address, {...init, ...careful, signal: AbortSignal.timeout(timeout)})
      return {response, text: await response.text()}
    } catch {
      throw new HostError('offline')
    }
  }
}

// For these errors, GitHub has no codes, only sentences.
const movedReasons = [
  ...['not a fast forward', 'reference already exists'],
  ...['reference does not exist', 'base does not exist', 'head does not exist'],
]
const protectedReasons = [
  ...['protected branch', 'rule violation', 'authorized to push'],
  ...['through a pull request', 'through the merge queue', 'required status check', 'approving review'],
]

function errorOf({status, headers}: Response, reason: string, call: string): HostError {
  if (status === 401) return new HostError('key')
  if (status === 429 || (status === 403 && isRateLimit(headers, reason)))
    return new HostError('limit', {retryAt: retryTime(headers)})
  if (status >= 500) return new HostError('down')
  if (includesAny(movedReasons, reason)) return new HostError('moved')
  if (includesAny(protectedReasons, reason)) return new HostError('protected')
  if (status === 403 || status === 404) return new HostError('rights')
  return new HostError('unexpected', {details: `${call} ${reason}`})
}

function includesAny(phrases: string[], reason: string): boolean {
  return phrases.some((phrase) => reason.toLowerCase().includes(phrase))
}

function isRateLimit(headers: Headers, reason: string): boolean {
  return (
    headers.get('x-ratelimit-remaining') === '0' || headers.has('retry-after') || /rate limit/i.test(reason)
  )
}

/** Returns the time that GitHub names, else in a minute, as its documentation asks. */
function retryTime(headers: Headers): Date {
  const seconds = Number(headers.get('retry-after'))
  if (seconds > 0) return new Date(Date.now() + seconds * 1000)
  const reset = headers.get('x-ratelimit-remaining') === '0' ? Number(headers.get('x-ratelimit-reset')) : 0
  return new Date(reset > 0 ? reset * 1000 : Date.now() + 60_000)
}

function reasonIn(json: unknown): string {
  const {message, errors = []} = failure.safeParse(json).data ?? {}
  return [message ?? '', ...errors.map((each) => JSON.stringify(each))].join(' ').trim()
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
