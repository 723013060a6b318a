import {spawn} from 'node:child_process'
import {existsSync} from 'node:fs'
import {createRequire} from 'node:module'
import {join} from 'node:path'
import {text} from 'node:stream/consumers'
import {createMdxLanguagePlugin} from '@mdx-js/language-service'
import {runTsc} from '@volar/typescript/lib/quickstart/runTsc.js'
import remarkFrontmatter from 'remark-frontmatter'
import {writeDerivedFiles} from '../../build/derivedFiles.ts'
import {assertWritable} from '../assertWritable.ts'

/** TypeScript projects: all code; browser code without Node's types; server code without DOM types. */
const projects = ['.', 'src/browser', 'src/site']

/** `npm run typecheck`: checks the types of code and pages; with a project, only of that project. */
export async function main([project, ...more]: string[]): Promise<number> {
  const unknown = more[0] ?? (project && !existsSync(join(project, 'tsconfig.json')) && project)
  if (unknown) {
    console.error(`“${unknown}” is no folder with a tsconfig.json. Write: npm run typecheck`)
    return 1
  }
  if (project) return checkTypes(project)
  writeDerivedFiles(process.cwd())
  const outputs = await Promise.all(projects.map(checkAside))
  const problems = new Set(outputs.flatMap((words) => words.split(/\n(?=\S)/)).map((each) => each.trimEnd()))
  problems.delete('')
  if (problems.size > 0) console.error([...problems].join('\n'))
  return problems.size > 0 ? 1 : 0
}

/**
 * Returns the compiler's output for a TypeScript project. Uses a child process, because the compiler exits
 * its own.
 */
async function checkAside(project: string): Promise<string> {
  const child = spawn(process.execPath, [process.argv[1] ?? '', 'typecheck', project])
  const ended = new Promise<number | null>((done) => child.on('close', done))
  const [output, complaints, status] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return status === 0 ? '' : output + complaints || `The types of ${project} could not be checked.`
}

function checkTypes(project: string): number {
  const require = createRequire(join(import.meta.dirname, 'main.ts'))
  const options = ['--noEmit', '--pretty', 'false', '--project', project, ...rememberedTypes(project)]
  process.argv = [...process.argv.slice(0, 2), ...options]
  runTsc(
    require.resolve('typescript/lib/tsc'),
    {extraSupportedExtensions: ['.mdx'], extraExtensionsToRemove: []},
    () => [createMdxLanguagePlugin([[remarkFrontmatter]], undefined, true, '@emotion/react')],
  )
  return Number(process.exitCode ?? 0)
}

/**
 * Where the compiler keeps what it found out, so that the next run checks only what changed and what depends
 * on it.
 */
const folder = 'node_modules/.cache/twelvesides/types'

/** Returns the compiler's options for that, unless this user may not write there. */
function rememberedTypes(project: string): string[] {
  if (!projects.includes(project)) return []
  try {
    assertWritable(process.cwd(), [folder])
  } catch {
    return []
  }
  const name = project === '.' ? 'all' : project.replaceAll('/', '-')
  return ['--incremental', '--tsBuildInfoFile', join(folder, `${name}.tsbuildinfo`)]
}
