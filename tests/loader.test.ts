import {afterAll, expect, test} from 'vitest'
import {copyProject, type ProjectCopy} from '../src/commands/copyProject.ts'

const copy = copyProject()
const awkward = copyProject('Site #2/project')

afterAll(() => {
  copy.remove()
  awkward.remove()
})

/** Has the project a command `probe`, and runs it. */
function probe({write, run}: ProjectCopy, main: string) {
  write('src/commands/probe/main.ts', `export async function main(words: string[]): Promise<number> {\n${main}\n}\n`)
  return run('src/commands/run.mjs', ['probe', 'one', '--two'])
}

test('an error tells its place in the file that has it', () => {
  const {status, stderr} = probe(copy, "  interface Erased {\n    a: 1\n  }\n  throw new Error('Oh')")
  expect(status).toBe(1)
  expect(stderr).toMatch(/src\/commands\/probe\/main\.ts:5:\d+/)
})

test('what is imported anew is read anew, with all that it imports', () => {
  copy.write('src/commands/probe/word.ts', "export const word: string = 'old'\n")
  copy.write('src/commands/probe/words.ts', "export {word} from './word.ts'\n")
  const {output} = probe(
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

test('in a folder with # in its name commands run, and a build says to rename it', () => {
  expect(probe(awkward, "  console.log('here')\n  return 0").output).toBe('here\n')
  const {status, output} = awkward.build()
  expect(status).toBe(1)
  expect(output).toMatch(/Rename the folder .*Site #2/)
})
