import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {z} from 'zod'
import {labelsOf, schemaAt, schemas} from '../site/index.ts'

/** Git ignores it. */
const folder = '.derived'
const typesFile = `${folder}/content.d.ts`
/** An editor needs it before anything has run, so it is the one that git has. */
const settingsFile = '.vscode/settings.json'

/** What TypeScript and editors know of `content/`, by file: all of it follows from the schemas. */
export function derivedFiles(root: string): Map<string, string> {
  const files = [...schemas].sort(([a], [b]) => (a < b ? -1 : 1))
  return new Map([
    [typesFile, writeTypes(files)],
    [settingsFile, writeSettings(root, [...schemas.keys()].sort())],
    ...files.map(([name, schema]) => [jsonOf(name), writeJsonSchema(schema)] as const),
  ])
}

/** Writes those of them that are behind, and removes those of files that are gone. */
export function writeDerivedFiles(root: string) {
  const wanted = derivedFiles(root)
  for (const [name, text] of wanted) {
    if (textOf(join(root, name)) === text) continue
    mkdirSync(dirname(join(root, name)), {recursive: true})
    writeFileSync(join(root, name), text)
  }
  for (const name of readdirSync(join(root, folder)))
    if (!wanted.has(`${folder}/${name}`)) rmSync(join(root, folder, name))
}

const jsonOf = (name: string) => `${folder}/${name.replace(/\.yaml$/, '.json')}`

const textOf = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)

const states = `  /** How the date of each stood when the site was built, by id. */
  export const states: Record<string, 'coming' | 'started' | 'over'>
`

/** What an import of each file gives. */
function writeTypes(files: [name: string, schema: z.ZodType][]): string {
  const holds = files.map(([name]) => {
    const schema = `../content/${name.replace(/\.yaml$/, '.schema.ts')}`
    return `  '${name}': import('zod').infer<typeof import('${schema}').default>\n`
  })
  const modules = files.map(
    ([name, schema]) => `
declare module '*/${name}' {
  const content: ContentFiles['${name}']
  export default content
${schemaAt(schema, [0, 'date']) ? states : ''}${labelsOf(schema)
  .map((label) => `  export const ${label}: string\n`)
  .join('')}}
`,
  )
  return `// What an import of a file of content/ gives: its records, once its schema has checked them.

interface ContentFiles {
${holds.join('')}}
${modules.join('')}`
}

/** The editor’s settings as they are, with the schema of each file of today. */
function writeSettings(root: string, names: string[]): string {
  const settings = JSON.parse(textOf(join(root, settingsFile)) ?? '{}')
  const known = Object.fromEntries(names.map((name) => [`./${jsonOf(name)}`, `content/${name}`]))
  return `${JSON.stringify({...settings, 'yaml.schemas': known}, null, 2)}\n`
}

/** By this an editor completes fields, tells what they must be, and underlines mistakes. */
function writeJsonSchema(schema: z.ZodType): string {
  // A check over several fields has no form in JSON Schema; `npm run check` tells what it would.
  const json = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({jsonSchema}) => plain(jsonSchema),
  })
  return `${JSON.stringify(json, null, 2)}\n`
}

/** Without what only the check makes of a field. */
function plain(schema: Record<string, unknown>) {
  delete schema.form
  delete schema.signs
  delete schema.titleOf
}
