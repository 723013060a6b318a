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
export const knownDifferences: KnownDifference[] = []

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
