import {randomBytes} from 'node:crypto'
import {rmSync} from 'node:fs'
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http'
import type {AddressInfo} from 'node:net'
import {buffer} from 'node:stream/consumers'
import {setTimeout as wait} from 'node:timers/promises'
import {makeBareRepository} from './bareRepository.ts'
import {type Answer, answersOf, type FakePull, type FakeState, refusal} from './fakeAnswers.ts'
import {
  completeAnswer,
  type DescribedCall,
  findCall,
  violationsOfAnswer,
  violationsOfRequest,
} from './githubDescription.ts'

export type FakeGitHub = Awaited<ReturnType<typeof startFakeGitHub>>

/** `text` is sent instead of a body, where the answer is no JSON. */
type WrittenAnswer = Omit<Answer, 'body'> & {body?: unknown; text?: string}

const noRights = refusal(403, 'Resource not accessible by personal access token')

/** What GitHub answers in trouble, in its words. */
const troubles = {
  badKey: refusal(401, 'Bad credentials'),
  noRights,
  notVisible: refusal(404, 'Not Found'),
  tooManyRequests: {
    ...refusal(
      429,
      'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.',
    ),
    headers: {'Retry-After': '90'},
  },
  rateLimit: {
    ...refusal(403, 'API rate limit exceeded for user ID 1.'),
    headers: {'X-RateLimit-Remaining': '0', 'X-RateLimit-Reset': '1900000000'},
  },
  moved: refusal(422, 'Update is not a fast forward'),
  protected: refusal(422, 'Changes must be made through a pull request.'),
  protectedByRule: refusal(
    422,
    'Repository rule violations found\n\nChanges must be made through a pull request.\n\n',
  ),
  protectedFromPerson: refusal(
    403,
    'You’re not authorized to push to this branch. Visit https://docs.github.com/articles/about-protected-branches/ for more information.',
  ),
  broken: refusal(500, 'Server Error'),
  unavailable: {status: 503, text: '<html>Unicorn!</html>'},
  notUnderstood: refusal(422, 'Validation Failed'),
  notJson: {status: 200, text: '<html>Sign in to this network</html>'},
  notDescribed: {status: 200, text: '{"sha": 1}'},
} satisfies Record<string, WrittenAnswer>

/**
 * `slow` answers after half a second. `cutOffBefore` does nothing and closes the connection; `cutOffAfter`
 * does what was asked and closes it in the middle of the answer. `truncated` leaves out files.
 */
export type Fault = keyof typeof troubles | 'slow' | 'cutOffBefore' | 'cutOffAfter' | 'truncated'

function troubleOf(fault: Fault | undefined): WrittenAnswer | undefined {
  return fault && fault in troubles ? troubles[fault as keyof typeof troubles] : undefined
}

/** As api.github.com answers pages of other origins. */
const crossOrigin = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers':
    'ETag, Link, Location, Retry-After, X-GitHub-OTP, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Used, X-RateLimit-Resource, X-RateLimit-Reset, X-OAuth-Scopes, X-Accepted-OAuth-Scopes, X-Poll-Interval, X-GitHub-Media-Type, X-GitHub-SSO, X-GitHub-Request-Id, Deprecation, Sunset',
}
const preflight = {
  ...crossOrigin,
  'Access-Control-Allow-Headers':
    'Authorization, Content-Type, If-Match, If-Modified-Since, If-None-Match, If-Unmodified-Since, Accept-Encoding, X-GitHub-OTP, X-Requested-With, User-Agent, GraphQL-Features, X-Github-Next-Global-ID, X-GitHub-Api-Version',
  'Access-Control-Allow-Methods': 'GET, POST, PATCH, PUT, DELETE',
  'Access-Control-Max-Age': '86400',
}

/**
 * Starts a server that answers like GitHub’s REST API from a bare git repository of its own. It compares each
 * request and each of its answers with GitHub’s published description, and lists in `violations` what
 * differs; such a request fails.
 */
export async function startFakeGitHub({
  repository,
  files,
}: {
  /** `owner/name` */
  repository: string
  /** The files of the first commit of `main`. */
  files: Record<string, string | Uint8Array>
}) {
  const makeKey = () => `github_pat_${randomBytes(16).toString('hex')}`
  let key = makeKey()
  const repo = makeBareRepository(files)
  const state: FakeState = {repository, login: 'nadia', canPush: true, pulls: [], checkRuns: [], statuses: []}
  const answers = answersOf(repo, state)
  const requests: string[] = []
  const violations: string[] = []
  const faults: {fault: Fault; on: RegExp}[] = []

  function takeFault(request: string): Fault | undefined {
    const index = faults.findIndex(({on}) => on.test(request))
    return index < 0 ? undefined : faults.splice(index, 1)[0]?.fault
  }

  /** Answers a request that GitHub would understand. */
  function answer(
    call: DescribedCall,
    request: IncomingMessage,
    query: URLSearchParams,
    body: unknown,
  ): WrittenAnswer {
    if (request.headers.authorization !== `Bearer ${key}`) return troubles.badKey
    const {owner, repo: name} = call.path
    if (owner && `${owner}/${name}` !== repository) return troubles.notVisible
    if (request.method !== 'GET' && !state.canPush) return noRights
    return answers[call.name]?.({path: call.path, query, body}) ?? troubles.notVisible
  }

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const {method = '', url = ''} = request
    if (method === 'OPTIONS') return response.writeHead(204, preflight).end()
    const {pathname, searchParams: query} = new URL(url, 'http://host')
    requests.push(`${method} ${url.replaceAll(key, '(key)')}`)
    const text = (await buffer(request)).toString()
    const body = text === '' ? undefined : JSON.parse(text)
    const call = findCall(method, pathname)
    const wrong = [
      ...(call ? violationsOfRequest(call, {query, body}) : [`${method} ${pathname} is not described`]),
      ...wrongHeaders(request, text !== ''),
      ...((decodeURIComponent(url) + text).includes(key) ? ['the key is in the address or the body'] : []),
    ]
    violations.push(...wrong)
    if (!call || wrong.length > 0) return write(response, refusal(500, wrong.join('\n')))
    const fault = takeFault(`${method} ${pathname}`)
    if (fault === 'cutOffBefore') return response.destroy()
    if (fault === 'slow') await wait(500)
    const answered = troubleOf(fault) ?? answer(call, request, query, body)
    if (answered.text) return write(response, answered)
    if (fault === 'truncated') Object.assign(answered.body ?? {}, {truncated: true})
    const whole = {...answered, body: completeAnswer(call, answered.status, answered.body)}
    violations.push(...violationsOfAnswer(call, whole.status, whole.body))
    write(response, whole, fault === 'cutOffAfter')
  }

  const server = createServer((request, response) => {
    respond(request, response).catch((error) => {
      violations.push(String(error))
      write(response, refusal(500, String(error)))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    repository,
    get key() {
      return key
    },
    /** Lets the key run out; from now on, another is valid. */
    renewKey() {
      key = makeKey()
    },
    git: repo.git,
    gitWithInput: repo.gitWithInput,
    /** The folder of the bare repository. */
    folder: repo.folder,
    /**
     * Who the key is of, their rights, and the pull requests with their reviews and checks; tests may change
     * them.
     */
    state,
    pull(number: number): FakePull {
      const found = state.pulls.find((each) => each.number === number)
      if (!found) throw new Error(`There is no pull request ${number}.`)
      return found
    },
    /** The method and the address of each request. */
    requests,
    violations,
    /** Lets the next request fail, or the next that `on` matches, such as `/^PATCH .*refs/`. */
    failNext(fault: Fault, on = /./) {
      faults.push({fault, on})
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      rmSync(repo.folder, {recursive: true, force: true})
    },
  }
}

function wrongHeaders({headers}: IncomingMessage, hasBody: boolean): string[] {
  const expected = {
    accept: 'application/vnd.github+json',
    'x-github-api-version': '2022-11-28',
    'content-type': hasBody ? 'application/json' : undefined,
  }
  const wrong = Object.entries(expected).filter(([name, value]) => headers[name] !== value)
  return wrong.map(([name]) => `the header ${name} is ${headers[name]}`)
}

function write(response: ServerResponse, {status, headers, body, text}: WrittenAnswer, isCutOff = false) {
  const bytes = Buffer.from(text ?? (body === undefined ? '' : JSON.stringify(body)))
  response.writeHead(status, {
    ...crossOrigin,
    'X-RateLimit-Remaining': '4990',
    'X-RateLimit-Reset': '1900000000',
    ...(status !== 204 && {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': bytes.length,
    }),
    ...headers,
  })
  if (isCutOff) response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy())
  else response.end(bytes)
}
