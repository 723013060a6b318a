import {type Document, isMap, isNode, isScalar, LineCounter} from 'yaml'
import type {z} from 'zod'
import {memoizeByText} from '../memoizeByText.ts'
import {inFile, type Problem} from '../problem.ts'
import {explainIssue, meantField} from './explainIssue.ts'
import {explainYaml} from './explainYaml.ts'
import {readYaml} from './readYaml.ts'
import {schemas} from './schemas.ts'

interface Read {
  value: unknown
  problems: Problem[]
}

/** What a file of `content/` holds, checked against its schema, or everything that is wrong with it. */
export const readContent = memoizeByText((name, text): Read => {
  const schema = schemas.get(name)
  const document = readYaml(text, new LineCounter())
  const refuse = (findings: {at: number; message: string}[]): Read => ({
    value: undefined,
    problems: findings.map((finding) => inFile(`content/${name}`, text, {...finding, rule: 'schema'})),
  })
  if (!schema) return refuse([{at: 0, message: 'Nothing says what this file may hold.'}])
  if (document.errors.length > 0) return refuse(explainYaml(text, document.errors))
  // A message of a check that the schema itself words is kept; every other is made of what the schema says of the field.
  const result = schema.safeParse(document.toJS(), {error: () => ''})
  if (result.success) return {value: result.data, problems: []}
  return refuse(
    withoutEchoes(result.error.issues, schema, document).map((issue) => ({
      at: offsetOf(document, issue),
      ...explainIssue(issue, schema, document),
    })),
  )
})

/** A misspelt field is told once, with the name that was meant, not again as the one that is missing. */
function withoutEchoes(issues: z.core.$ZodIssue[], schema: z.ZodType, document: Document): z.core.$ZodIssue[] {
  const told = issues.flatMap((issue) => {
    const meant = issue.code === 'unrecognized_keys' && meantField(issue.keys, issue.path, schema)
    return meant ? [[...issue.path, meant].join('.')] : []
  })
  return issues.filter(({path}) => !told.includes(path.join('.')) || document.hasIn(path))
}

/** Where the value at the path of an issue starts, or the nearest thing round it when it is missing; an unknown field's own place. */
function offsetOf(document: Document, issue: z.core.$ZodIssue): number {
  const {path} = issue
  for (let length = path.length; length >= 0; length--) {
    const node = length === 0 ? document.contents : document.getIn(path.slice(0, length), true)
    if (!isNode(node) || !node.range) continue
    const key =
      issue.code === 'unrecognized_keys' &&
      isMap(node) &&
      node.items.find((pair) => isScalar(pair.key) && pair.key.value === issue.keys[0])?.key
    return (isScalar(key) && key.range?.[0]) || node.range[0]
  }
  return 0
}
