import {rename, rm} from 'node:fs/promises'
import {createRequire} from 'node:module'
import {dirname, join, resolve} from 'node:path'
import {pathToFileURL} from 'node:url'
import {normalizePath, type Plugin, type Rolldown} from 'vite'
import type * as server from '../app/server.tsx'
import {entries, type Output} from './chunksByPage.ts'
import {clientChunks} from './clientChunks.ts'
import {firstMessages} from './firstMessages.ts'
import {throwPlainly} from './stopVite.ts'
import {inline, writeSite} from './writeSite.ts'

const work = 'node_modules/.cache/twelvesides'
const router = dirname(createRequire(join(import.meta.dirname, 'prerender.ts')).resolve('react-router/package.json'))

/**
 * Modules that replace a package's own entry. Not Vite aliases: they treat a `$` in the project's path
 * as a placeholder.
 */
const replaced = new Map([
  // The package's own entry is its development build, whose warnings a visitor would have to load.
  ['react-router', join(router, 'dist/production/index.mjs')],
  ['react-router/dom', join(router, 'dist/production/dom-export.mjs')],
  // Emotion wants this for its `withTheme`, which nothing here uses.
  ['hoist-non-react-statics', join(import.meta.dirname, 'keepNothing.ts')],
])

/**
 * One `vite build`: the pages for Node, the client, which holds messages that are written there, and a complete document
 * for each page. All of it is made beside `dist/`, which is replaced only when everything went well.
 */
export function prerender(): Plugin[] {
  let site: typeof server
  return [
    firstMessages(() => site.writtenMessages()),
    {
      name: 'site:prerender',
      apply: 'build',
      enforce: 'pre',
      resolveId: {
        filter: {id: /^(?:react-router(?:\/dom)?|hoist-non-react-statics)$/},
        handler: (id) => normalizePath(replaced.get(id) ?? id),
      },
      config({root = process.cwd()}) {
        // Whatever a shell or a tool has set: a site is built for its visitors.
        process.env.NODE_ENV = 'production'
        const inRoot = (file: string) => normalizePath(resolve(root, file))
        return {
          builder: {
            sharedConfigBuild: true,
            sharedPlugins: true,
            async buildApp(builder) {
              const {root, base, mode} = builder.config
              await outputOf(builder.build(builder.environments.ssr as never)).catch(throwPlainly)
              site = await import(pathToFileURL(join(root, work, 'server/server.js')).href)
              const client = await outputOf(builder.build(builder.environments.client as never)).catch(throwPlainly)
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
                  output: {
                    codeSplitting: clientChunks({client: inRoot(entries.client), messages: inRoot(entries.messages)}),
                  },
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
                ssr: 'src/app/server.tsx',
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
