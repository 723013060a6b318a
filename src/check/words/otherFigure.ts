import type {Finding} from '../finding.ts'
import {orThere} from '../orThere.ts'
import {likeTyped, numberOf} from './numberWords.ts'

/** A figure in words that is not the one of its fact. */
export interface OtherFigure {
  at: number
  said: string
  /** The fact, and in which line of `content/facts.yaml` it has which value. */
  id: string
  line: number
  own: string
}

/** What to say of it: what to write in these words, if the fact is right. */
export function tellOther({at, said, id, line, own}: OtherFigure, words: string): Finding {
  // “More than 60+” says it twice.
  const least = leastBefore.test(words.slice(0, at)) ? own.replace(/\+$/, '') : own
  const meant = least.replace(/^\d+(?=\s|$)/, (figure) => likeTyped(said, Number(figure)))
  return {
    at,
    marked: said,
    message: `This says ${said}, and content/facts.yaml, line ${line}, says ${own} under ${id}.`,
    help: `${orThere(meant)} <Fact fact="${id}" /> on a page always says the same.`,
    warning: true,
    unshown: `facts.yaml#${id}`,
  }
}

const leastBefore = /\b(?:more than|over|at least|some) $/i

/** Whether words with a figure hold for a fact that is greater: there are “more than 50” where there are 60. */
export function holdsForMore(words: string, at: number, said: string, own: string): boolean {
  const [figure = 0, fact = 0] = [said, own].map((each) =>
    numberOf(/^(?:[\d,]+|\p{L}+)/u.exec(each)?.[0].replaceAll(',', '') ?? ''),
  )
  return leastBefore.test(words.slice(0, at)) && figure > 0 && figure < fact
}
