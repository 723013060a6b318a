import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {z} from 'zod'
import {schemaAt, schemas, stringFieldsOf} from '../site/index.ts'

/** The folder of files that are generated from the schemas, which git ignores. */
const folder = '.derived'
const typesFile = `${folder}/content.d.ts`
/**
 * The settings of VS Code. Committed, because VS Code needs them before any `npm run` command generates
 * files.
 */
const settingsFile = '.vscode/settings.json'

/**
 * Returns the files made from the schemas of `content/`, by name: types, JSON Schemas, and the settings of VS
 * Code.
 */
export function derivedFiles(root: string): Map<string, string> {
  const files = [...schemas].sort(([a], [b]) => (a < b ? -1 : 1))
  return new Map([
    [typesFile, writeTypes(files)],
    [settingsFile, writeSettings(root, [...schemas.keys()].sort())],
    ...files.map(([name, schema]) => [schemaFile(name), writeJsonSchema(schema)] as const),
  ])
}

/** Writes `derivedFiles` that changed, and removes the files of removed schemas. */
export function writeDerivedFiles(root: string) {
  const wanted = derivedFiles(root)
  for (const [name, text] of wanted) {
    if (readIfExists(join(root, name)) === text) continue
    mkdirSync(dirname(join(root, name)), {recursive: true})
    writeFileSync(join(root, name), text)
  }
  for (const name of readdirSync(join(root, folder)))
    if (!wanted.has(`${folder}/${name}`)) rmSync(join(root, folder, name))
}

const schemaFile = (name: string) => `${folder}/${name.replace(/\.yaml$/, '.json')}`

const readIfExists = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)

const statesDeclaration = `  /** The state of each record’s date on the day of the build, by id. */
  export const states: Record<string, 'coming' | 'started' | 'over'>
`

/** Returns type declarations for imports of the YAML files of `content/`. */
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
${schemaAt(schema, [0, 'date']) ? statesDeclaration : ''}${stringFieldsOf(schema)
  .map((label) => `  export const ${label}: string\n`)
  .join('')}}
`,
  )
  return `// What an import of a file of content/ gives: its records, once its schema has checked them.

interface ContentFiles {
${holds.join('')}}
${modules.join('')}`
}

/** Returns the settings of VS Code with the current JSON Schemas. All other settings stay. */
function writeSettings(root: string, names: string[]): string {
  const settings = JSON.parse(readIfExists(join(root, settingsFile)) ?? '{}')
  const schemaFiles = Object.fromEntries(names.map((name) => [`./${schemaFile(name)}`, `content/${name}`]))
  return `${JSON.stringify({...settings, 'yaml.schemas': schemaFiles}, null, 2)}\n`
}

/** Returns a JSON Schema, with which VS Code completes the fields of a YAML file and underlines mistakes. */
function writeJsonSchema(schema: z.ZodType): string {
  // Omits rules that involve several fields, which JSON Schema cannot express. `npm run check` covers them.
  const json = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({jsonSchema}) => removeCheckMetadata(jsonSchema),
  })
  return `${JSON.stringify(json, null, 2)}\n`
}

/** Removes the fields of a JSON Schema that only `npm run check` uses. */
function removeCheckMetadata(schema: Record<string, unknown>) {
  delete schema.form
  delete schema.isForSearch
  delete schema.placeholders
  delete schema.titleOf
}
