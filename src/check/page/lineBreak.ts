import type {Advice} from '../finding.ts'

/** What to write for `<br>` in words, from where to where it stands: a space, where it parts two of them. */
export function lineBreak(text: string, start: number, end: number): Advice {
  const [before = ''] = /[^\s<>[\]()|*_]*$/.exec(text.slice(0, start)) ?? []
  const [after = ''] = /^[^\s<>[\]()|*_]*/.exec(text.slice(end)) ?? []
  const help = 'For a new paragraph, leave an empty line in its place.'
  return before && after
    ? {write: `${before} ${after}`, swap: {over: text.slice(start, end), by: ' '}, help}
    : {help: 'Delete it. For a new paragraph, leave an empty line.'}
}
