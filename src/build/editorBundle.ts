import {join} from 'node:path'
import {type OutputChunk, rolldown} from 'rolldown'
import type {Plugin} from 'vite'

/** The virtual module that starts the editor in the browser. */
export const editorBundleId = 'virtual:editor'

/**
 * Bundles the editor and its packages into one script: through a slow port forward, a page would wait for a
 * hundred files. A change of the editor’s own code reloads the page.
 */
export function editorBundle(): Plugin {
  let root = ''
  let base = ''
  /** The files that are in the bundle. */
  let files = new Set<string>()
  return {
    name: 'site:editor-bundle',
    configResolved(config) {
      root = config.root
      base = config.base
    },
    resolveId: {
      filter: {id: new RegExp(`^${editorBundleId}$`)},
      handler: () => `\0${editorBundleId}`,
    },
    load: {
      filter: {id: new RegExp(`^\0${editorBundleId}$`)},
      async handler() {
        const {code, moduleIds} = await bundleEditor(root, 'es', {
          'import.meta.env.BASE_URL': JSON.stringify(base),
        })
        files = new Set(moduleIds)
        return {code, map: {mappings: ''}}
      },
    },
    hotUpdate({file, modules}) {
      const module = files.has(file)
        ? this.environment.moduleGraph.getModuleById(`\0${editorBundleId}`)
        : undefined
      return module && [...modules, module]
    },
  }
}

/** Bundles the editor of a project, with its packages. `define` maps expressions to what replaces them. */
export async function bundleEditor(
  root: string,
  format: 'es' | 'iife',
  define: Record<string, string>,
): Promise<OutputChunk> {
  const bundle = await rolldown({
    input: join(root, 'src/editor/main.ts'),
    platform: 'browser',
    transform: {define: {'process.env.NODE_ENV': '"production"', ...define}},
  })
  const {output} = await bundle.generate({format, minify: true})
  await bundle.close()
  return output[0]
}
