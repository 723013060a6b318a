import {resolve} from 'node:path'
import {pathToFileURL} from 'node:url'
import {assertWritable} from '../assertWritable.ts'

/**
 * `npm run dev` and `npm run build`: runs Vite in this process. Before Vite reads its configuration it writes
 * a file, and prints a stack trace if it may not, so this is tested first.
 */
export async function main(words: string[]): Promise<number> {
  assertWritable(process.cwd())
  process.argv.splice(1, process.argv.length, 'vite', ...words)
  await import(pathToFileURL(resolve('node_modules/vite/bin/vite.js')).href)
  return 0
}
