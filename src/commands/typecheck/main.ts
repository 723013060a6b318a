import {createRequire} from 'node:module'
import {createMdxLanguagePlugin} from '@mdx-js/language-service'
import {runTsc} from '@volar/typescript/lib/quickstart/runTsc.js'
import remarkFrontmatter from 'remark-frontmatter'

/** `npm run typecheck`: TypeScript over the code and the pages, whose components and props it checks at the author's line. */
export function main(): number {
  const require = createRequire(import.meta.url)
  process.argv = [...process.argv.slice(0, 2), '--noEmit', '--pretty', 'false']
  runTsc(
    require.resolve('typescript/lib/tsc'),
    {extraSupportedExtensions: ['.mdx'], extraExtensionsToRemove: []},
    () => [createMdxLanguagePlugin([[remarkFrontmatter]])],
  )
  return Number(process.exitCode ?? 0)
}
