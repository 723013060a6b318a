import {cp, rename, rm} from 'node:fs/promises'
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import type {Plugin, Rolldown} from 'vite'
import type * as document from '../document/index.ts'
import {type BuildOutput, entries} from './clientFiles.ts'
import {rethrowWithoutStack} from './viteError.ts'
import {inlineEntries, writeSite} from './writeSite.ts'

const workFolder = 'node_modules/.cache/twelvesides'

/** Module with the messages that can be shown without React: created by the Node build, bundled into the client. */
const messagesId = 'virtual:first-messages'

/**
 * Runs one `vite build`: first the pages for Node, then the client with messages rendered by Node, then a complete
 * document per page. Builds in a work folder, and replaces `dist/` only on success.
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
        // Overrides the environment, because builds are always for production.
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
              // The fonts: documents reference them, client code does not.
              await cp(join(root, workFolder, 'server/assets'), join(root, workFolder, 'dist/assets'), {
                recursive: true,
                filter: (file) => !file.endsWith('.js'),
              })
              await writeSite({root, base, mode, folder: join(root, workFolder, 'dist'), site, client})
              await rm(join(root, 'dist'), {recursive: true, force: true})
              await rename(join(root, workFolder, 'dist'), join(root, 'dist'))
            },
          },
          // Skips compressing files only to print their sizes, and the warning about slow plugins, which depends on
          // how busy the machine is.
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
                  // Inlines labels into the chunks that show them.
                  optimization: {inlineConst: {mode: 'all'}},
                  preserveEntrySignatures: 'allow-extension',
                  input: {...entries, ...inlineEntries},
                },
              },
            },
            ssr: {
              // Bundling React again would take longer than the rest of the build.
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
