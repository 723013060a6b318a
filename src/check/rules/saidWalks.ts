import {orThere} from '../orThere.ts'
import {shownOn} from '../page/shown.ts'
import {placeOf} from '../places.ts'
import type {SiteFiles} from '../readSite.ts'
import type {Finding, Rule} from '../rule.ts'
import {numberOf, numbers, withNumbers} from '../words/numberWords.ts'

const place = '(station|bus stop|tram stop|car park)'
const walk = `((\\d+|${numbers.join('|')})(?:-minute| minutes?[’']) walk)`
const walks = new RegExp(
  `\\b${place}\\b[^.!?\\n]*?\\b${walk}|\\b${walk} (?:from|to) (?:the |our )?(?:nearest )?${place}`,
  'gi',
)

interface Walk {
  to: string
  typed: string
  minutes: number
  at: number
}

/** How long the walk from the station is, on a page, is what the records say of it. */
export const saidWalks: Rule = {
  name: 'saidWalks',
  check(page, site) {
    const said = shownOn(page).flatMap(({words, at}) => walksIn(words).map((found) => ({...found, at: at(found.at)})))
    return said.flatMap(({to, typed, minutes, at}): Finding[] => {
      const [other, ...more] = inRecords(site).filter((found) => found.to === to)
      if (!other || more.some((found) => found.minutes !== other.minutes) || other.minutes === minutes) return []
      return [
        {
          at,
          marked: typed,
          message: `This says ${typed} from the ${to}, and content/${other.file}, line ${other.line}, says ${other.typed}.`,
          help: orThere(withNumbers(typed, other.minutes), withNumbers(other.typed, minutes), `“${other.typed}”`),
          warning: true,
        },
      ]
    })
  },
}

function inRecords({content}: SiteFiles): (Walk & {file: string; line: number})[] {
  return [...content].flatMap(([file, {text}]) =>
    walksIn(text).map((found) => ({...found, file, line: placeOf(text, found.at).line})),
  )
}

function walksIn(words: string): Walk[] {
  return [...words.matchAll(walks)].flatMap((found) => {
    const [whole, before, after, afterFigure, typed = after, figure = afterFigure, to = before] = found
    const minutes = numberOf(figure ?? '')
    if (!typed || !to || minutes === 0) return []
    return [{to: to.toLowerCase(), typed, minutes, at: found.index + whole.indexOf(typed)}]
  })
}
