import {cp, rename, rm} from 'node:fs/promises'
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import type {Plugin, Rolldown} from 'vite'
import type * as document from '../document/index.ts'
import {entries, type Output} from './clientFiles.ts'
import {throwPlainly} from './stopVite.ts'
import {inline, writeSite} from './writeSite.ts'

const work = 'node_modules/.cache/twelvesides'

/** Exports the messages that need no React: the build for Node writes it, and the client holds it. */
const messagesId = 'virtual:first-messages'

/**
 * One `vite build`: the pages for Node, the client, which holds messages that are written there, and a complete document
 * for each page. All of it is made beside `dist/`, which is replaced only when everything went well.
 */
export function prerender(): Plugin[] {
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
        // Whatever a shell or a tool has set: a site is built for its visitors.
        process.env.NODE_ENV = 'production'
        return {
          builder: {
            sharedConfigBuild: true,
            sharedPlugins: true,
            async buildApp(builder) {
              const {root, base, mode} = builder.config
              await outputOf(builder.build(builder.environments.ssr as never)).catch(throwPlainly)
              site = await import(pathToFileURL(join(root, work, 'server/index.js')).href)
              const client = await outputOf(builder.build(builder.environments.client as never)).catch(throwPlainly)
              // The fonts, which documents name and the client does not.
              await cp(join(root, work, 'server/assets'), join(root, work, 'dist/assets'), {
                recursive: true,
                filter: (file) => !file.endsWith('.js'),
              })
              await writeSite({root, base, mode, folder: join(root, work, 'dist'), site, client})
              await rm(join(root, 'dist'), {recursive: true, force: true})
              await rename(join(root, work, 'dist'), join(root, 'dist'))
            },
          },
          // Compressing everything once more for the table of sizes takes its time.
          // Which of our steps took how long says nothing to who builds the site on a busy machine.
          build: {reportCompressedSize: false, rolldownOptions: {checks: {bundlerTimings: false}}},
          environments: {
            client: {
              build: {
                outDir: `${work}/dist`,
                emptyOutDir: true,
                // Vite would also copy files like .DS_Store and Thumbs.db.
                copyPublicDir: false,
                modulePreload: false,
                rolldownOptions: {
                  // A label stands in the file of the client that shows it.
                  optimization: {inlineConst: {mode: 'all'}},
                  preserveEntrySignatures: 'allow-extension',
                  input: {...entries, ...inline},
                },
              },
            },
            ssr: {
              // React is read as it is: to bundle it again would take longer than all the rest.
              resolve: {noExternal: true, external: ['react', 'react-dom']},
              build: {
                outDir: `${work}/server`,
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

/** The files that one environment's build wrote. */
async function outputOf(build: Promise<unknown>): Promise<Output[]> {
  return ((await build) as Rolldown.RolldownOutput).output
}
