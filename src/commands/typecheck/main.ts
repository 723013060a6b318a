import {existsSync} from 'node:fs'
import {createRequire} from 'node:module'
import {join} from 'node:path'
import {createMdxLanguagePlugin} from '@mdx-js/language-service'
import {runTsc} from '@volar/typescript/lib/quickstart/runTsc.js'
import remarkFrontmatter from 'remark-frontmatter'
import {writeDerivedFiles} from '../../build/derivedFiles.ts'

/** `npm run typecheck`: TypeScript over the code and the pages, whose components and props it checks at the author's line; over another project when its folder is named. What only Node or only a browser has is for the linter (`.biome.json`). */
export async function main([project = '.', ...more]: string[]): Promise<number> {
  const unknown = more[0] ?? (existsSync(join(project, 'tsconfig.json')) ? undefined : project)
  if (unknown) {
    console.error(`“${unknown}” is no folder with a tsconfig.json. Write: npm run typecheck`)
    return 1
  }
  if (project === '.') writeDerivedFiles(process.cwd())
  const require = createRequire(join(import.meta.dirname, 'main.ts'))
  process.argv = [...process.argv.slice(0, 2), '--noEmit', '--pretty', 'false', '--project', project]
  runTsc(
    require.resolve('typescript/lib/tsc'),
    {extraSupportedExtensions: ['.mdx'], extraExtensionsToRemove: []},
    () => [createMdxLanguagePlugin([[remarkFrontmatter]], undefined, true, '@emotion/react')],
  )
  return Number(process.exitCode ?? 0)
}
