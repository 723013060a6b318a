import {join} from 'node:path'
import {reviewMode} from '../../build/compressFiles.ts'
import {run} from './run.ts'

/** Builds a state as it is built for visitors, but for what is packed for sending; what went wrong, in the build's own words, when it does not build. */
export async function build(folder: string): Promise<string | undefined> {
  const vite = join(folder, 'node_modules/vite/bin/vite.js')
  const {status, output} = await run(
    process.execPath,
    [vite, 'build', '--mode', reviewMode, '--logLevel', 'error'],
    folder,
  )
  if (status === 0) return undefined
  return firstReason(output.replaceAll(`${folder}/`, ''))
}

/** What tells a person what is wrong: the words of the check, a line with a file and a place, or the first that is no noise. */
function firstReason(output: string): string {
  const lines = output.split('\n').map((line) => line.trim())
  const told = lines.findIndex((line) => /^(?:pages|content)\/\S.*, line \d+ {2}\[[\w.-]+\]$/.test(line))
  if (told >= 0) {
    const said = lines.slice(told + 1, told + 5).filter((line) => line && !/^\d* ?\|/.test(line))
    return `${lines[told]?.replace(/ {2}\[.*/, '')}: ${said.join(' ')}`
  }
  const placed = lines.map((line) => /\S+\.(?:mdx|tsx?|yaml):\d+:\d+\s.*/.exec(line)?.[0]).find(Boolean)
  const words = lines.find((line) => /\w/.test(line) && !/^at |^✗|^error during build|^\(node:|^\(Use `node/.test(line))
  return placed ?? words ?? 'The build gave no reason.'
}
