import {cp, rename, rm} from 'node:fs/promises'
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import type {Plugin, Rolldown} from 'vite'
import type * as document from '../document/index.ts'
import {type BuildOutput, entries} from './clientFiles.ts'
import {rethrowWithoutStack} from './viteError.ts'
import {inlineEntries, writeSite} from './writeSite.ts'

const workFolder = 'node_modules/.cache/twelvesides'

/** The module with the pop-up messages that `firstMessage.ts` shows without React. The build for Node renders them. */
const messagesId = 'virtual:first-messages'

/**
 * The steps of `vite build`: compiles the pages for Node, then the code for browsers, which contains pop-up messages
 * rendered by Node, then writes the HTML of each page. Builds in a work folder, and replaces `dist/` only on success.
 */
export function prerenderPlugin(): Plugin[] {
  let site: typeof document
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
              const {root, base, mode} = builder.config
              await outputOf(builder.build(builder.environments.ssr as never)).catch(rethrowWithoutStack)
              site = await import(pathToFileURL(join(root, workFolder, 'server/index.js')).href)
              const client = await outputOf(builder.build(builder.environments.client as never)).catch(
                rethrowWithoutStack,
              )
              // Copies the fonts from the build for Node: only the HTML references them, not the code for browsers.
              await cp(join(root, workFolder, 'server/assets'), join(root, workFolder, 'dist/assets'), {
                recursive: true,
                filter: (file) => !file.endsWith('.js'),
              })
              await writeSite({root, base, mode, folder: join(root, workFolder, 'dist'), site, client})
              await rm(join(root, 'dist'), {recursive: true, force: true})
              await rename(join(root, workFolder, 'dist'), join(root, 'dist'))
            },
          },
          // Omits the compressed sizes from the log, because they take time, and the warning about slow plugins, which
          // depends on how busy the machine is.
          build: {reportCompressedSize: false, rolldownOptions: {checks: {bundlerTimings: false}}},
          environments: {
            client: {
              build: {
                outDir: `${workFolder}/dist`,
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
                outDir: `${workFolder}/server`,
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
