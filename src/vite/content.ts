import {readdirSync, readFileSync} from 'node:fs'
import {basename, dirname, join} from 'node:path'
import type {Plugin} from 'vite'
import {readContent} from '../check/content/readContent.ts'
import type {Problem} from '../check/problem.ts'
import {writeProblem} from '../check/report.ts'

/** `import cohorts from '../content/cohorts.yaml'`: the checked records, with no reader and no schema in the browser. */
export function content(): Plugin {
  let root = ''
  return {
    name: 'site:content',
    configResolved(config) {
      root = config.root
    },
    buildStart() {
      const problems = contentProblems(join(root, 'content'))
      if (problems.length > 0) this.error(problems.map(writeProblem).join('\n'))
    },
    transform: {
      filter: {id: /\/content\/[^/]+\.yaml$/},
      handler(text, id) {
        const {value, problems} = readContent(basename(id), text)
        const [first] = problems
        if (first) {
          this.error({
            message: problems.map(writeProblem).join('\n'),
            id: join(dirname(id), basename(id)),
            loc: {file: id, line: first.line, column: first.column - 1},
          })
        }
        return {code: `export default ${JSON.stringify(value)}`, map: null, moduleType: 'js'}
      },
    },
  }
}

/** Everything wrong in all of `content/`. */
function contentProblems(folder: string): Problem[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) => readContent(name, readFileSync(join(folder, name), 'utf8')).problems)
}
