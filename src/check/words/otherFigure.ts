import type {Finding} from '../finding.ts'

/** A figure in words that is not the one of its fact. */
export interface OtherFigure {
  at: number
  said: string
  /** The fact, and what `content/facts.yaml` has there. */
  id: string
  own: string
}

/** What to say of it: what to write in these words, and where the fact is, if that is the one to change. */
export function tellOther({at, said, id, own}: OtherFigure, words: string): Finding {
  // “More than 60+” says it twice.
  const meant = /\b(?:more than|over|at least) $/i.test(words.slice(0, at)) ? own.replace(/\+$/, '') : own
  return {
    at,
    message: `This says ${said}, and content/facts.yaml says ${own} under ${id}.`,
    help: `If it is a slip, write here: ${meant}. If it is new, change content/facts.yaml. <Fact fact="${id}" /> on a page always says the same.`,
    warning: true,
    unshown: `facts.yaml#${id}`,
  }
}
