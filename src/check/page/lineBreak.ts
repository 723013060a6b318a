import {type Advice, written} from '../finding.ts'

/** What to write for `<br>` in words, from where to where it stands, and where: a space, where it parts two of them. */
export function lineBreak(text: string, start: number, end: number): Advice & {at?: number} {
  const [before = ''] = /[^\s<>[\]()|*_]*$/.exec(text.slice(0, start)) ?? []
  const [after = ''] = /^[^\s<>[\]()|*_]*/.exec(text.slice(end)) ?? []
  const help = 'For a new paragraph, leave an empty line in its place.'
  return before && after
    ? {
        at: start - before.length,
        ...written(before + text.slice(start, end) + after, `${before} ${after}`),
        help,
      }
    : {help: 'Delete it. For a new paragraph, leave an empty line.'}
}
