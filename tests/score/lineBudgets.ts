import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'

/**
 * The most lines of TypeScript in a folder, including blank lines and comments. `final` is the goal (0: the folder will
 * be merged into another); `ceiling` is the limit until then, which is lowered as the folder shrinks.
 */
const budgets: [folder: string, final: number, ceiling?: number][] = [
  ['content', 1200],
  ['components', 4400, 6750],
  ['src/site', 1800, 3120],
  ['src/check', 7200, 6740],
  ['src/frame', 600, 680],
  ['src/document', 1100, 1680],
  ['src/browser', 450, 560],
  ['src/build', 1700, 2290],
  ['src/editor', 0, 4530],
  ['src/edit', 6000, 4910],
  ['src/commands', 3000],
  ['tests', 12_000, 15_660],
]

const root = join(import.meta.dirname, '../..')

/** Returns the size of each folder with its budget. The last entry counts the files in tests/ that are not code. */
export function lineBudgets(): {room: string; files: number; lines?: number; ceiling: number; final: number}[] {
  const namesIn = (folder: string) =>
    existsSync(join(root, folder)) ? readdirSync(join(root, folder), {recursive: true, withFileTypes: true}) : []
  const filesIn = (folder: string) => namesIn(folder).filter((entry) => entry.isFile())
  const isCode = ({name}: {name: string}) => /\.(tsx?|mjs)$/.test(name)
  const measured = budgets.map(([room, final, ceiling = final]) => {
    const texts = filesIn(room)
      .filter(isCode)
      .map(({parentPath, name}) => readFileSync(join(parentPath, name), 'utf8'))
    const lines = texts.reduce((sum, text) => sum + text.split('\n').length - 1, 0)
    return {room, files: texts.length, lines, ceiling, final}
  })
  const others = filesIn('tests').filter((file) => !isCode(file)).length
  return [...measured, {room: 'other files of tests', files: others, ceiling: 30, final: 150}]
}
