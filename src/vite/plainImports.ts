// Saves 550 bytes of what waking loads; tests/vite/leftOut.test.ts fails when Vite calls its part by another name.
import type {Plugin} from 'vite'

/**
 * Leaves `import()` as the browser has it. Vite wraps each one in code that first loads the styles and files it needs;
 * here no file has styles of its own, and `wake.ts` asks for every file at once.
 */
export function plainImports(): Plugin {
  return {
    name: 'site:plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: {id: /vite\/preload-helper/},
      handler: () => ({code: 'export const __vitePreload = (load) => load()', moduleType: 'js'}),
    },
  }
}
