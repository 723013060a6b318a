import {type OwnRecords, ownReplies} from '../content/ownRecords.ts'
import {matchesOf} from '../matchesOf.ts'
import type {Rule} from '../rule.ts'
import {numbers} from '../words/numberWords.ts'
import {holdsForMore, type OtherFigure, tellOther} from '../words/otherFigure.ts'

/** Of more days, figures are written. */
const count = numbers.slice(0, 7)
const reply =
  'reply|answer you|answer your|answer with|respond|write back|get back to you|come back to you|hear from us|hear back'
/** “We reply within 48 hours”: of some weeks or months something else is promised. */
const replies = new RegExp(
  `\\b(?:[Ww]e|[Yy]ou)\\b[^.!?\\n]{0,15}\\b(?:${reply})\\b[^.!?\\n]{0,25}?\\bwithin (?:(\\d+)|(${count.join('|')})) (hours?|days?|working days?)\\b`,
  'g',
)

/** A promise to reply and other figures, typed by hand and not as `content/facts.yaml` has them. */
export const saidFacts: Rule = {
  name: 'saidFacts',
  quietBeside: ['typedBesideTags'],
  checkWords: (words, {facts}) =>
    [...otherReplies(words, ownReplies(facts)), ...otherFigures(words, facts)].map((other) => tellOther(other, words)),
}

function otherReplies(words: string, own: ReturnType<typeof ownReplies>): OtherFigure[] {
  if (!own) return []
  return matchesOf(words, replies).flatMap(({0: all, index, 1: figure, 2: word = '', 3: unit = ''}) => {
    const number = Number(figure ?? count.indexOf(word) + 1)
    const said = `${figure ?? word} ${unit}`
    const isSame = !unit.startsWith('working') && number * (unit.startsWith('day') ? 24 : 1) === own.hours
    return isSame || number * (unit.includes('day') ? 24 : 1) > 7 * 24
      ? []
      : [{id: own.id, line: own.line, said, at: index + all.length - said.length, own: own.value}]
  })
}

/** Another figure in a sentence with all the words of a fact, of its year or of today: “By 2024 we had helped 450 young people”. */
function otherFigures(words: string, facts: OwnRecords['facts']): OtherFigure[] {
  return [...words.matchAll(/[^.!?]+/g)].flatMap(({0: sentence, index}) =>
    (/\d/.test(sentence) ? facts : []).flatMap(({id, line, value: fact}) => {
      const [own, label] = [String(fact.value), String(fact.label)]
      const parts = label.match(/\p{L}{4,}|\d+/gu) ?? []
      const [, figure] = /^(\d[\d,]*)[+%]?$/.exec(own) ?? []
      const [beginning = ''] = /^\p{L}+ \p{L}+/u.exec(label) ?? []
      if (!figure || parts.length < 3 || !beginning || !parts.every((part) => isIn(part, sentence))) return []
      const found = new RegExp(`(?<![\\d.,£])(\\d[\\d,]*)[+%]?(?= ${beginning})`, 'u').exec(sentence)
      return found && found[1] !== figure && !holdsForMore(sentence, found.index, found[0], own)
        ? [{id, line, said: found[0], at: index + found.index, own}]
        : []
    }),
  )
}

function isIn(part: string, sentence: string): boolean {
  return (
    sentence.includes(part) ||
    (/^\d/.test(part) && /\b(?:now|so far|to date)\b/.test(sentence) && !/\b20\d\d\b/.test(sentence))
  )
}
