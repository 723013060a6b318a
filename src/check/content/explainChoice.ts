import {didYouMean} from '../characters.ts'
import type {Finding} from '../finding.ts'
import {nearestValue} from '../nearest.ts'
import {inWords} from '../numberWords.ts'
import {mustOf} from './field.ts'
import type {FieldPlace} from './fieldPlace.ts'
import {isSurplus} from './surplus.ts'
import {readChoice} from './typed/choice.ts'

/** What to write for a value that is none of those that a field takes. `message`: what is said where nothing was typed. */
export function explainChoice(place: FieldPlace, choices: string[], message: string): Omit<Finding, 'at'> {
  const {path, schema, document, field, name, isInList, inFlow, typed, instead} = place
  const parted = typed.split(/[\s;|/]+/)
  if (inFlow && parted.length > 1 && parted.every((each) => choices.includes(each)))
    return {
      message: `A comma is missing after ${parted[0]}.`,
      write: `${name}: [${inFlow.flatMap((each, index) => (index === path.at(-1) ? parted : [String(each)])).join(', ')}]`,
    }
  if (isSurplus(path, schema, document))
    return {
      message: `There are exactly ${inWords(choices.length)}, and each of them is in this file: ${choices.join(', ')}.`,
      help: 'Delete this record.',
    }
  const near = nearestValue(typed, choices)
  const wrong = isInList ? `“${typed}” can’t stand in ${name}.` : `There is no ${name} “${typed}”.`
  if (near) return {message: `${wrong} ${didYouMean(near, typed)}`, ...instead(near)}
  const [same] = readChoice(typed).filter((choice) => choices.includes(choice))
  if (same) return {message: `${wrong} Here it is called ${same}.`, ...instead(same)}
  return {message: typed ? `${wrong} ${isInList ? 'Each' : 'It'} must be ${mustOf(field)}.` : message}
}
