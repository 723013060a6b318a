import {expect, test} from 'vitest'
import {copyProject, type ProjectCopy} from './copyProject.ts'

const copy = copyProject()
const copyWithHash = copyProject('Site #2/project')

/** Adds the command `probe`, whose function has the body `main`, to a copy of the project and runs it. */
function runCommand({write, run}: ProjectCopy, main: string) {
  write(
    'src/commands/probe/main.ts',
    `export async function main(words: string[]): Promise<number> {\n${main}\n}\n`,
  )
  return run('src/commands/run.mjs', ['probe', 'one', '--two'])
}

test('the stack of an error has the line of the TypeScript file', () => {
  const {status, stderr} = runCommand(copy, "  interface Erased {\n    a: 1\n  }\n  throw new Error('Oh')")
  expect(status).toBe(1)
  expect(stderr).toMatch(/src\/commands\/probe\/main\.ts:5:\d+/)
})

test('an import with a new version reads the module and its imports again', () => {
  copy.write('src/commands/probe/word.ts', "export const word: string = 'old'\n")
  copy.write('src/commands/probe/words.ts', "export {word} from './word.ts'\n")
  const {output} = runCommand(
    copy,
    `  const read = async (version: number) => console.log((await import(\`./words.ts?\${version}\`)).word)
  const {writeFileSync} = await import('node:fs')
  await read(1)
  writeFileSync('src/commands/probe/word.ts', "export const word = 'new'")
  await read(1)
  await read(2)
  return 0`,
  )
  expect(output).toBe('old\nold\nnew\n')
})

test('in a folder with # in its name commands run, and the build asks to rename it', () => {
  expect(runCommand(copyWithHash, "  console.log('here')\n  return 0").output).toBe('here\n')
  const {status, output} = copyWithHash.build()
  expect(status).toBe(1)
  expect(output).toMatch(/Rename the folder .*Site #2/)
})
