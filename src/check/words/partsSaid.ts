import type {Finding} from '../finding.ts'
import type {SiteFiles} from '../readSite.ts'
import {inWords, mayCount, numberOf, numbers, rightNumber} from './numberWords.ts'

const count = `(${numbers.slice(1).join('|')}|\\d{1,2})`

/** “Cut into six modules”, where each track has a list of five: what is wrong, and where in the words. */
export function partsSaid(words: string, site: SiteFiles): (Omit<Finding, 'at'> & {index: number})[] {
  if (!mayCount(words)) return []
  return partsOf(site).flatMap(({file, noun, many}) => {
    const parts = `${count} (?:short |small )?${noun}`
    const pattern = new RegExp(`\\b(?:(?:into|all|has|have|its|their) ${parts}|${parts} each)\\b`, 'gi')
    return [...words.matchAll(pattern)].flatMap(({index, 0: all, 1: first, 2: typed = first ?? ''}) =>
      numberOf(typed) === many
        ? []
        : [
            {
              index: index + all.indexOf(typed),
              message: `This says ${typed.toLowerCase()} ${noun}, and each record of content/${file} has ${inWords(many)}.`,
              ...rightNumber(typed, many),
            },
          ],
    )
  })
}

/** The lists that every record of a file has, and that are as long in each: `modules`. */
function partsOf({content}: SiteFiles): {file: string; noun: string; many: number}[] {
  return [...content.values()].flatMap(({name, records: [first, ...others]}) =>
    Object.entries(first?.value ?? {}).flatMap(([noun, list]) => {
      const many = Array.isArray(list) ? list.length : 0
      const isEach = (value: unknown) => Array.isArray(value) && value.length === many
      return many > 2 && others.length > 0 && others.every(({value}) => isEach(value[noun]))
        ? [{file: name, noun, many}]
        : []
    }),
  )
}
