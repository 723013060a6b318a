import {type ComponentType, createElement} from 'react'
import {prerender} from 'react-dom/static'
import {Visitor} from 'rolldown/utils'
import {expect, test} from 'vitest'
import {exampleOf, fieldNamesOf, schemaAt} from '../../src/site/content/schemaFields.ts'
import {recordFileByKind, schemas} from '../../src/site/content/schemas.ts'
import {sourceReader} from '../../src/site/parseCode.ts'
import {readCode} from '../../src/site/readCode.ts'
import {type Component, readComponents} from '../../src/site/readComponents.ts'
import {fieldsForVisitors, readElsewhere} from './readElsewhere.ts'

interface ContentModule {
  default: ({id: string} & {[field: string]: unknown})[]
  /** Of records with dates: whether each is coming, has started or is over. */
  states?: Record<string, string>
}

/** The components of a file by name, and perhaps other exports. */
type ComponentModule = Record<string, ComponentType<Record<string, string>>>

const content = import.meta.glob<ContentModule>('../../content/*.yaml', {eager: true})
const modules = import.meta.glob<ComponentModule>('../../components/*.tsx', {eager: true})
const components = [...readComponents('.').values()]

const kinds = [...recordFileByKind].map(([kind, file]) => ({kind, file}))

test.each(kinds)(
  'a component shows each field of $file, or it is listed where else it is read',
  async ({kind, file}) => {
    const unseen: string[] = []
    for (const field of fieldsForVisitors(file)) if (!(await isShown(field, kind, file))) unseen.push(field)
    expect(
      unseen,
      `The fields of ${file} that no component shows must be those that readElsewhere.ts lists`,
    ).toEqual(readElsewhere[file]?.fields ?? [])
  },
)

test('code of the site reads each label, as labels.itsName', () => {
  const read = new Set<string>()
  const visitor = new Visitor({
    MemberExpression({object, property}) {
      if (object.type === 'Identifier' && object.name === 'labels' && property.type === 'Identifier')
        read.add(property.name)
    },
  })
  const code = readCode('.')
  const sourceAt = sourceReader('.', code)
  for (const path of code.keys()) {
    const source = sourceAt(path)
    if (source) visitor.visit(source.program)
  }
  expect(fieldNamesOf(schemas.get('labels.yaml')).filter((name) => !read.has(name))).toEqual([])
})

/** Whether a component shows some record of a file differently when one field of it has another value. */
async function isShown(field: string, kind: string, file: string): Promise<boolean> {
  const {default: records, states = {}} = content[`../../content/${file}`] as ContentModule
  const example = exampleOf(schemaAt(schemas.get(file), [0, field]))
  const values = new Set([...records.map((record) => record[field]), example, `${example} anew`])
  const showing = components.filter(
    ({props, rendersAllOf}) => rendersAllOf.includes(file) || props.some(({name}) => name === kind),
  )
  const statesNow = {...states}
  for (const id of Object.keys(states)) states[id] = 'coming'
  try {
    for (const record of records)
      for (const component of showing) {
        const before = record[field]
        const shown = await htmlOf(component, {[kind]: record.id})
        for (const value of values) {
          record[field] = value
          const changed = await htmlOf(component, {[kind]: record.id}).finally(() => {
            record[field] = before
          })
          if (changed !== shown) return true
        }
      }
    return false
  } finally {
    Object.assign(states, statesNow)
  }
}

// Some records can’t be shown by some components, such as a fact without a number in a sum.
const onError = () => {}

/** Returns the HTML of a component with its styles; `undefined` if it can’t show the record. */
async function htmlOf({name, props}: Component, given: Record<string, string>): Promise<string | undefined> {
  const shown = modules[`../../components/${name}.tsx`]?.[name]
  if (!shown) return undefined
  const required = props
    .filter((prop) => prop.required)
    .map((prop) => [prop.name, prop.values?.[0] ?? prop.example ?? ''] as const)
  try {
    const {prelude} = await prerender(createElement(shown, {...Object.fromEntries(required), ...given}), {
      onError,
    })
    return await new Response(prelude).text()
  } catch {
    return undefined
  }
}
