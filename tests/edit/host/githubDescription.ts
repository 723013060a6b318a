import {Ajv} from 'ajv'
import formats from 'ajv-formats'
import description from './githubDescription.json' with {type: 'json'}

interface Schema {
  $ref?: string
  type?: string
  format?: string
  nullable?: boolean
  enum?: unknown[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  allOf?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  additionalProperties?: boolean | Schema
}

interface Parameter {
  name: string
  in: string
  required?: boolean
  schema: Schema
  'x-multi-segment'?: boolean
}

type Content = Record<string, {schema: Schema}>

interface Operation {
  parameters?: (Parameter | {$ref: string})[]
  requestBody?: {required?: boolean; content: Content}
  responses: Record<string, {$ref: string} | {content?: Content}>
}

export interface DescribedCall {
  /** As in the description: `POST /repos/{owner}/{repo}/git/refs`. */
  name: string
  operation: Operation
  /** The values in the path, decoded. */
  path: Record<string, string>
}

export interface SentRequest {
  query: URLSearchParams
  body: unknown
}

// GitHub’s description has keywords and formats that JSON Schema has not.
const ajv = new Ajv({strict: false, allErrors: true, coerceTypes: false, logger: false})
formats.default(ajv)
const components = withNull(description.components)
const validators = new Map<string, ReturnType<typeof ajv.compile>>()

/** Finds what GitHub describes about a call, among the calls that `src/edit/host` makes. */
export function findCall(method: string, path: string): DescribedCall | undefined {
  for (const [template, operations] of Object.entries(
    description.paths as Record<string, Record<string, Operation>>,
  )) {
    const operation = operations[method.toLowerCase()]
    const values = operation && pathPattern(template, operation).exec(path)?.groups
    if (operation && (values || template === path)) {
      const decoded = Object.entries(values ?? {}).map(([name, value]) => [name, decodeURIComponent(value)])
      return {name: `${method} ${template}`, operation, path: Object.fromEntries(decoded)}
    }
  }
  return undefined
}

/**
 * Returns what is wrong with a request. What is not described counts as wrong, though GitHub would ignore it.
 */
export function violationsOfRequest(
  {name, operation, path}: DescribedCall,
  {query, body}: SentRequest,
): string[] {
  const parameters = parametersOf(operation)
  const valuesOf: Record<string, Record<string, string>> = {path, query: Object.fromEntries(query)}
  const wrong = parameters.flatMap((parameter) => {
    const value = valuesOf[parameter.in]?.[parameter.name]
    if (value === undefined) return parameter.required ? [`${parameter.name} is missing`] : []
    return violations(`${name} ${parameter.name}`, parameter.schema, asTyped(value, parameter.schema))
  })
  const unknown = [...query.keys()].filter(
    (key) => !parameters.some((each) => each.in === 'query' && each.name === key),
  )
  const schema = operation.requestBody?.content['application/json']?.schema
  const isBodyUnknown = !schema && body !== undefined
  return [
    ...wrong,
    ...unknown.map((key) => `${name}: ${key} is unknown`),
    ...(schema ? violations(name, withoutOthers(schema), body) : []),
    ...(isBodyUnknown ? [`${name} has no body`] : []),
  ]
}

/** Returns what is wrong with an answer. */
export function violationsOfAnswer(
  {name, operation}: DescribedCall,
  status: number,
  body: unknown,
): string[] {
  const schema = schemaOfAnswer(operation, status)
  if (schema) return violations(`${name} ${status}`, schema, body)
  return body === undefined ? [] : [`no answer with status ${status} is described`]
}

/** Adds all that GitHub would also answer, made up, because the description requires it. */
export function completeAnswer({operation}: DescribedCall, status: number, body: unknown): unknown {
  const schema = schemaOfAnswer(operation, status)
  return schema && status < 300 ? complete(schema, body) : body
}

/**
 * The answer of each call to a bad key, too many requests or a fault of the host is not in the description of
 * each.
 */
const answersOfAllCalls = [401, 403, 404, 429, 500, 502, 503]

function schemaOfAnswer({responses}: Operation, status: number): Schema | undefined {
  const answer = responses[status]
  const error = {$ref: '#/components/schemas/basic-error'}
  if (!answer) return answersOfAllCalls.includes(status) ? error : undefined
  const {content} = '$ref' in answer ? (resolve(answer.$ref) as {content?: Content}) : answer
  return content?.['application/json']?.schema ?? (status >= 400 ? error : undefined)
}

function violations(name: string, schema: Schema, value: unknown): string[] {
  const validate = validators.get(name) ?? ajv.compile({...withNull(schema), components})
  validators.set(name, validate)
  if (validate(value)) return []
  return (validate.errors ?? []).map(
    ({instancePath, message}) => `${name}: ${instancePath || 'it'} ${message}`,
  )
}

/**
 * Replaces the `nullable` of OpenAPI 3.0, which ajv would ignore beside `enum` and refuse without a `type`.
 */
function withNull<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(withNull) as Value
  if (typeof value !== 'object' || value === null) return value
  const {nullable, ...rest} = Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, withNull(each)]),
  )
  if (nullable === true) return {anyOf: [{type: 'null'}, rest]} as Value
  return (nullable === undefined ? rest : {...rest, nullable}) as Value
}

function parametersOf(operation: Operation): Parameter[] {
  return (operation.parameters ?? []).map((each) =>
    '$ref' in each ? (resolve(each.$ref) as Parameter) : each,
  )
}

/** Matches the paths of a template such as `/repos/{owner}/{repo}/git/refs/{ref}`. */
function pathPattern(template: string, operation: Operation): RegExp {
  const many = parametersOf(operation).filter((each) => each['x-multi-segment'])
  const pattern = template.replace(/\{(\w+)\}/g, (_, name) =>
    many.some((each) => each.name === name) ? `(?<${name}>.+)` : `(?<${name}>[^/]+)`,
  )
  return new RegExp(`^${pattern}$`)
}

/** Reads the value of a parameter, which is text in an address, as its type. */
function asTyped(value: string, schema: Schema): unknown {
  if (schema.type === 'integer') return Number(value)
  if (schema.type === 'boolean' && ['true', 'false'].includes(value)) return value === 'true'
  return value
}

/** Forbids properties that are not described, so that a mistyped name is found. */
function withoutOthers(schema: Schema): Schema {
  const {properties, items} = schema
  return {
    ...schema,
    ...(properties && {
      additionalProperties: schema.additionalProperties ?? false,
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, each]) => [name, withoutOthers(each)]),
      ),
    }),
    ...(items && {items: withoutOthers(items)}),
  }
}

function complete(schema: Schema, given: unknown): unknown {
  if (schema.$ref) return complete(resolve(schema.$ref) as Schema, given)
  if (schema.allOf) return schema.allOf.reduce((value, each) => complete(each, value), given)
  const [first] = schema.oneOf ?? schema.anyOf ?? []
  if (given === undefined && schema.nullable) return null
  if (first) return complete(first, given)
  if (schema.type === 'array')
    return ((given ?? []) as unknown[]).map((each) => complete(schema.items ?? {}, each))
  if (schema.properties && given !== null)
    return completeProperties(schema, (given ?? {}) as Record<string, unknown>)
  return given === undefined ? madeUp(schema) : given
}

function completeProperties({properties = {}, required = []}: Schema, given: Record<string, unknown>) {
  const names = Object.keys(properties).filter((name) => name in given || required.includes(name))
  return {
    ...given,
    ...Object.fromEntries(names.map((name) => [name, complete(properties[name] ?? {}, given[name])])),
  }
}

function madeUp({type, format, enum: choices}: Schema): unknown {
  if (choices) return choices[0]
  if (type === 'integer' || type === 'number') return 1
  if (type === 'boolean') return false
  if (type === 'object') return {}
  if (format === 'date-time') return '2026-01-01T00:00:00Z'
  return format === 'email' ? 'nobody@example.org' : 'https://example.org/made-up'
}

function resolve(reference: string): unknown {
  const [kind, name] = reference.replace('#/components/', '').split('/') as [string, string]
  return (description.components as Record<string, Record<string, unknown>>)[kind]?.[name]
}
