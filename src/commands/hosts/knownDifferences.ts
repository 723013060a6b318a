import type {Check, Problem} from './model.ts'

/** Something that a host cannot do, whatever the site does. */
interface KnownDifference {
  server: string
  check: Check
  /** The request’s path, and the problem, that it explains. */
  path?: RegExp
  problem: RegExp
  why: string
}

/** What is known of each host. Anything else that is wrong fails. */
export const knownDifferences: KnownDifference[] = [
  {
    server: 'wrangler',
    check: 'spellings',
    path: /\.html\/$/,
    problem: /^502/,
    why: 'the tool looks for a folder inside a file, and fails; Cloudflare itself knows files only by name',
  },
  {
    server: 'wrangler',
    check: 'hostile',
    path: /\/_(headers|redirects)$/,
    problem: /^502/,
    why: 'the tool hides the files that it reads itself by failing',
  },
  {
    server: 'wrangler',
    check: 'hostile',
    path: /%00/,
    problem: /^502/,
    why: 'the tool fails on a null byte; nothing is shown',
  },
  {
    server: 'wrangler',
    check: 'encoding',
    problem: /^Vary: \(none\)|^Content-Encoding gzip, wanted br$/,
    why: 'the tool packs by itself and says no Vary; Cloudflare packs at its edge, which is not here, and reads no .br file',
  },
  {
    server: 'wrangler',
    check: 'differences',
    problem:
      /^200, \d+ bytes of text\/html; charset=utf-8, wanted page$|^Content-Encoding |^(Use-As-Dictionary|Vary): \(none\)/,
    why: 'the host sends no page as what differs from another, and tells no browser that it would: each page travels whole',
  },
]

/** The reason for a problem, when it is known. */
export function whyKnown({server, check, request, problem}: Omit<Problem, 'known'>): string | undefined {
  const found = knownDifferences.find(
    (each) =>
      each.server === server &&
      each.check === check &&
      (each.path ?? /^/).test(request.path) &&
      each.problem.test(problem),
  )
  return found?.why
}
