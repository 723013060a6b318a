import {type Document, isMap, isScalar} from 'yaml'
import type {z} from 'zod'
import {didYouMean} from '../characters.ts'
import type {Finding} from '../finding.ts'
import {listed} from '../listed.ts'
import {quoted} from '../quoted.ts'
import {asYaml} from './asYaml.ts'
import {fieldsOf, schemaAt} from './field.ts'
import {meantField, meantFields, meantParts, missingIn, partedKey, sourceAt} from './meantFields.ts'
import {movedOut} from './movedOut.ts'

type Said = Omit<Finding, 'at'>

/** What is wrong with fields that a block can’t have: a colon, a comma or a letter of their names, or all of them. */
export function explainUnknown(
  keys: string[],
  path: readonly PropertyKey[],
  schema: z.ZodType,
  document: Document,
): Said {
  const block = schemaAt(schema, path)
  const parted = keys.map((key) => partedKey(key, block))
  if (parted.every((each) => each !== undefined)) {
    const pairs = parted.map(({key, value}) => `${key}: ${value}`)
    const own = Object.entries(document.getIn(path, true) === undefined ? {} : asRecord(document.getIn(path)))
    const rest = own.filter(([key]) => !keys.includes(key)).map(([key, value]) => `${key}: ${asYaml(value)}`)
    const field = path.findLast((key) => typeof key === 'string')
    return {
      message: keys.every((key) => key.includes(':'))
        ? 'A space is missing after the colon.'
        : `A colon is missing after ${parted[0]?.key}.`,
      ...(typeof path.at(-1) === 'string' && {write: `${String(field)}: {${[...pairs, ...rest].join(', ')}}`}),
    }
  }
  const meant = meantField(keys, path, schema, document)
  const sentence = meant && wholeSentence(keys[0] ?? '', path, document)
  if (meant && sentence && schemaAt(block, [meant])?.safeParse(sentence).success)
    return {message: `${meant}: is missing in front of these words.`, write: `${meant}: ${asYaml(sentence)}`}
  if (meant && !document.hasIn([...path, meant]))
    return {
      message: `There is no field “${keys[0]}”. ${didYouMean(meant, keys[0] ?? '')}`,
      write: `${meant}:${sourceAt(document, [...path, keys[0] ?? ''])}`,
    }
  const above = movedOut(keys, path, schema, document)
  if (above)
    return {
      message: `${listed(keys, 'and')} ${keys.length === 1 ? 'belongs' : 'belong'} under ${above}, and ${keys.length === 1 ? 'begins' : 'begin'} no further right than it does.`,
      help: `Put two more spaces in front of ${keys.length === 1 ? 'it' : 'each of them'}.`,
    }
  const several = meantFields(keys, path, schema, document)
  if (several.length > 1) {
    const typed = listed(
      keys.map((key) => `“${key}”`),
      'and',
    )
    const changes = keys.map((key, index) => `${several[index]} in place of ${key}`)
    return {
      message: `There are no fields ${typed}. Did you mean ${listed(several, 'and')}?`,
      help: `Write ${listed(changes, 'and')}.`,
    }
  }
  const inOne = meantParts(keys, path, schema, document)
  if (inOne) return {message: `This needs ${listed(fieldsOf(block), 'and')}, each with its name.`, write: asYaml(inOne)}
  const joined = joinedByComma(keys, path, document)
  if (joined) return joined
  const missing = missingIn(block, path, document)
  const name = block?.meta()?.title ?? path.findLast((key) => typeof key === 'string') ?? 'this file'
  const [what, it] =
    keys.length === 1 ? [`${keys[0]} is not a field`, 'it'] : [`${listed(keys, 'and')} are not fields`, 'them']
  return {
    message: `${what} of ${String(name)}. Its fields are ${fieldsOf(block).join(', ')}.`,
    help:
      missing.length > 0
        ? `Nothing on the site shows ${it}. If ${keys.length === 1 ? 'it is' : 'one of them is'} ${listed(missing)}, write that name in its place.`
        : `Delete ${it}: nothing on the site shows ${it}.`,
  }
}

/** Words with a colon among them that no field is called like: their own lost its name. */
function wholeSentence(key: string, path: readonly PropertyKey[], document: Document): string | undefined {
  const rest = document.getIn([...path, key])
  return key.split(' ').length > 2 && typeof rest === 'string' ? `${key}: ${rest}` : undefined
}

/** `{ text: Volunteer, mentor, to: /about }`: a comma in words without quote marks begins another field. */
function joinedByComma(keys: string[], path: readonly PropertyKey[], document: Document): Said | undefined {
  const map = document.getIn(path, true)
  if (!isMap(map) || !map.flow) return undefined
  const parts: {key: string; value: unknown}[] = []
  for (const pair of map.items) {
    const [key, last] = [String(pair.key), parts.at(-1)]
    const isLoose = keys.includes(key) && (!pair.value || (isScalar(pair.value) && pair.value.value === null))
    if (!isLoose) parts.push({key, value: isScalar(pair.value) ? pair.value.value : pair.value})
    else if (typeof last?.value !== 'string') return undefined
    else last.value = `${last.value}, ${key}`
  }
  if (parts.length === map.items.length || parts.some(({key}) => keys.includes(key))) return undefined
  const before = typeof path.at(-1) === 'number' ? '- ' : `${String(path.at(-1))}: `
  const fields = parts.map(
    ({key, value}) => `${key}: ${/,/.test(String(value)) ? quoted(String(value)) : asYaml(value)}`,
  )
  return {
    message: 'Words with a comma in them need quote marks round them here.',
    write: `${before}{ ${fields.join(', ')} }`,
  }
}

function asRecord(node: unknown): Record<string, unknown> {
  return isMap(node) ? (node.toJSON() as Record<string, unknown>) : {}
}
