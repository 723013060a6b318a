import {cp} from 'node:fs/promises'
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import type {Plugin, Rolldown, ViteBuilder} from 'vite'
import type * as document from '../document/index.ts'
import {withoutStack} from '../site/index.ts'
import {type BuildOutput, entries} from './clientFiles.ts'
import {removeUnfinishedSite, replaceSite, unfinishedSite} from './replaceSite.ts'
import {rethrowWithoutStack} from './viteError.ts'
import {inlineEntries, writeSite} from './writeSite.ts'

/**
 * The folder of the build for Node, which is inside the project because it imports React from `node_modules`.
 */
const serverFolder = 'node_modules/.cache/twelvesides/server'

/**
 * The module with the pop-up messages that `firstMessage.ts` shows without React. The build for Node renders
 * them.
 */
const messagesId = 'virtual:first-messages'

/**
 * The steps of `vite build`: compiles the pages for Node, then the code for browsers, which contains pop-up
 * messages rendered by Node, then writes the HTML of each page. Replaces the site in `dist/` only on success.
 */
export function prerenderPlugin(): Plugin[] {
  let site: typeof document

  async function buildSite({config: {root, base, mode}, environments, build}: ViteBuilder) {
    await outputOf(build(environments.ssr as never)).catch(rethrowWithoutStack)
    site = await import(pathToFileURL(join(root, serverFolder, 'index.js')).href)
    const client = await outputOf(build(environments.client as never)).catch(rethrowWithoutStack)
    const folder = join(root, unfinishedSite)
    // Copies the fonts from the build for Node: only the HTML references them, not the code for browsers.
    await cp(join(root, serverFolder, 'assets'), join(folder, 'assets'), {
      recursive: true,
      filter: (file) => !file.endsWith('.js'),
    })
    await writeSite({root, base, mode, folder, site, client})
  }

  return [
    {
      name: 'site:first-messages',
      apply: 'build',
      resolveId: {filter: {id: new RegExp(`^${messagesId}$`)}, handler: () => `\0${messagesId}`},
      load: {filter: {id: new RegExp(`^\0${messagesId}$`)}, handler: () => site.firstMessages()},
    },
    {
      name: 'site:prerender',
      apply: 'build',
      config() {
        // Overrides `NODE_ENV` of the user's environment, because builds are always for production.
        process.env.NODE_ENV = 'production'
        return {
          builder: {
            sharedConfigBuild: true,
            sharedPlugins: true,
            async buildApp(builder) {
              const {root} = builder.config
              try {
                await buildSite(builder)
                await replaceSite(root)
              } catch (error) {
                throw withoutStack(error)
              } finally {
                await removeUnfinishedSite(root)
              }
            },
          },
          // Omits the compressed sizes from the log, because they take time, and the warning about slow
          // plugins, which depends on how busy the machine is.
          build: {reportCompressedSize: false, rolldownOptions: {checks: {bundlerTimings: false}}},
          environments: {
            client: {
              build: {
                outDir: unfinishedSite,
                emptyOutDir: true,
                // `writeSite` copies the public folder instead, without files like .DS_Store and Thumbs.db.
                copyPublicDir: false,
                modulePreload: false,
                rolldownOptions: {
                  // Inlines the texts of `content/` into the chunks that import them.
                  optimization: {inlineConst: {mode: 'all'}},
                  preserveEntrySignatures: 'allow-extension',
                  input: {...entries, ...inlineEntries},
                },
              },
            },
            ssr: {
              // Doesn't bundle React for Node, which would take longer than the rest of the build.
              resolve: {noExternal: true, external: ['react', 'react-dom']},
              build: {
                outDir: serverFolder,
                emptyOutDir: true,
                copyPublicDir: false,
                emitAssets: true,
                ssr: 'src/document/index.ts',
                minify: false,
              },
            },
          },
        }
      },
    },
  ]
}

async function outputOf(build: Promise<unknown>): Promise<BuildOutput[]> {
  return ((await build) as Rolldown.RolldownOutput).output
}
