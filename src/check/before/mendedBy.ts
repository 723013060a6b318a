import type {Problem} from '../problem.ts'

/** A file that somebody changed. */
export interface Changed {
  file: string
  text: string
  /** All that is found when that file has that text. */
  check: (file: string, text: string) => Problem[]
}

/** Those of all problems that are gone from another text of the file; nothing where others came. */
export function mendedBy(
  text: string,
  {file, check}: Changed,
  all: Problem[],
  lineOf = ({line}: Problem) => line,
): Problem[] | undefined {
  const found = check(file, text)
  const isSame = (one: Problem, other: Problem) =>
    one.file === other.file && one.rule === other.rule && lineOf(one) === other.line
  if (found.some((other) => !all.some((one) => isSame(one, other)))) return undefined
  return all.filter((one) => !found.some((other) => isSame(one, other)))
}
