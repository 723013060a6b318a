import {type Document, isMap, isNode, isScalar, visit, type YAMLMap} from 'yaml'
import type {z} from 'zod'
import type {Finding} from '../finding.ts'
import {placeOf} from '../places.ts'
import {fieldsOf, schemaAt} from './field.ts'
import {fieldNames} from './fieldNames.ts'
import {pathTo} from './pathTo.ts'

/** All fields of a record but the first, again at the end of the one above: what is left of the next one, whose first line was deleted. */
export function leftOfRecord(document: Document, text: string, schema: z.ZodType): Finding[] {
  const findings: Finding[] = []
  const issues = schema.safeParse(document.toJS()).error?.issues ?? []
  visit(document, {
    Seq(key, {items}, path) {
      const maps = items.filter(isMap)
      const place = pathTo(key, path)
      // One field twice may be just that, unless the list lacks a record.
      const isShort = issues.some(
        (issue) => issue.code === 'too_small' && issue.exact && issue.path.join() === place.join(),
      )
      for (const map of maps) {
        const names = fieldNames(map)
        const like = [...maps.map(fieldNames), fieldsOf(schemaAt(schema, [...place, 0]))].find((others) =>
          goesOn(names, others, isShort),
        )
        const left = like ? map.items.slice(1 - like.length) : []
        const [first] = left
        if (!like || !first) continue
        findings.push({at: startOf(first.key), ...explain(like[0] ?? '', linesOf(map, like.length - 1, text), isShort)})
      }
    },
  })
  return findings
}

/** Whether the fields of a record end with all but the first of another’s, which it had before. */
function goesOn(names: string[], [first, ...rest]: string[], isShort: boolean): boolean {
  const before = names.slice(0, names.length - rest.length)
  return (
    (rest.length > 1 || (rest.length === 1 && isShort)) &&
    before[0] === first &&
    new Set(before).size === before.length &&
    rest.every((name, index) => before.includes(name) && names[before.length + index] === name)
  )
}

function explain(
  name: string,
  [from, to]: [from: number, to: number],
  isShort: boolean,
): Pick<Finding, 'message' | 'help'> {
  const several = to > from
  const lines = several ? `Lines ${from} ${to === from + 1 ? 'and' : 'to'} ${to} are` : `Line ${from} is`
  const [all, them] = several ? [to === from + 1 ? 'both' : 'them', 'them'] : ['it', 'it']
  return {
    message: `${lines} what is left of a record whose first line is gone.`,
    // A list of exactly so many would lack one all the same.
    help: `Put the line with - ${name}: back above ${them}${isShort ? '' : `, or delete ${all}`}.`,
  }
}

/** The first and the last line of the last fields of a record. */
function linesOf({items}: YAMLMap, count: number, text: string): [from: number, to: number] {
  const last = items.at(-1)
  const end = isNode(last?.value) && last.value.range ? last.value.range[1] : startOf(last?.key)
  return [placeOf(text, startOf(items.at(-count)?.key)).line, placeOf(text, text.slice(0, end).trimEnd().length).line]
}

const startOf = (key: unknown) => (isScalar(key) && key.range?.[0]) || 0
