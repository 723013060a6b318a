import {rename, rm} from 'node:fs/promises'
import {createRequire} from 'node:module'
import {dirname, join, resolve} from 'node:path'
import {fileURLToPath, pathToFileURL} from 'node:url'
import {normalizePath, type Plugin, type Rolldown} from 'vite'
import type * as server from '../app/server.tsx'
import {readContentFolder} from '../check/content/contentFolder.ts'
import {movedAddresses} from '../check/content/routes.ts'
import {keptFolder} from '../check/keep.ts'
import {licensesAddress} from '../check/licensesAddress.ts'
import {chunksByPage, entries, type Output} from './chunksByPage.ts'
import {clientChunks} from './clientChunks.ts'
import {compressFiles} from './compressFiles.ts'
import {withPolicy} from './contentSecurityPolicy.ts'
import {firstMessages} from './firstMessages.ts'
import {writeHostFiles} from './hostFiles.ts'
import {lastChanged} from './lastChanged.ts'
import {licensesText} from './licenses.ts'
import {packedFolder, removeOld} from './packedTexts.ts'
import {sharePictures} from './sharePictures.ts'
import {shortDocument} from './shortDocument.ts'
import {throwPlainly} from './stopVite.ts'

const work = 'node_modules/.cache/twelvesides'
const router = dirname(createRequire(import.meta.url).resolve('react-router/package.json'))

/** What stands inside documents. */
const inline = {wake: 'src/app/wake.ts', about: 'src/app/about.ts', lost: 'src/app/lost.ts'}

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
      config({root = process.cwd()}) {
        // Whatever a shell or a tool has set: a site is built for its visitors.
        process.env.NODE_ENV = 'production'
        const inRoot = (file: string) => normalizePath(resolve(root, file))
        return {
          // The package's own entry is its development build, whose warnings a visitor would have to load.
          resolve: {
            alias: [
              {find: /^react-router$/, replacement: join(router, 'dist/production/index.mjs')},
              {
                find: /^react-router\/dom$/,
                replacement: join(router, 'dist/production/dom-export.mjs'),
              },
              // Emotion wants this for its `withTheme`, which nothing here uses.
              {find: 'hoist-non-react-statics', replacement: fileURLToPath(new URL('keepNothing.ts', import.meta.url))},
            ],
          },
          builder: {
            sharedConfigBuild: true,
            sharedPlugins: true,
            async buildApp(builder) {
              const {root, base} = builder.config
              await outputOf(builder.build(builder.environments.ssr as never)).catch(throwPlainly)
              site = await import(pathToFileURL(join(root, work, 'server/server.js')).href)
              const client = await outputOf(builder.build(builder.environments.client as never)).catch(throwPlainly)
              const inDocuments: Record<string, string> = {}
              for (const file of client) {
                if (file.type !== 'chunk' || !file.isEntry || !(file.name in inline)) continue
                inDocuments[file.name] = `(()=>{${file.code.trim()}})()`
                await rm(join(root, work, 'dist', file.fileName))
              }
              const packed = compressFiles(join(root, work, 'dist'))
              const {addressOf, pages, render, renderMoved, sharedPicture, wordsOf} = site
              const {measure, draw} = await sharePictures(root, packedFolder(join(root, work, 'dist')))

              const shared = {
                font: base + client.find((file) => file.fileName.endsWith('.woff2'))?.fileName,
                wake: inDocuments.wake,
                about: `<script>${inDocuments.about}</script>`,
                lost: `<script>${inDocuments.lost}</script>`,
              }
              const chunksOf = chunksByPage(client)
              await writeHostFiles({
                root,
                folder: join(root, work, 'dist'),
                base,
                pages: await Promise.all(
                  pages.map(async ({path}) => ({
                    address: addressOf(path),
                    render: async () => {
                      const chunks = chunksOf(join(root, site.files[path] ?? '')).map((chunk) => base + chunk)
                      return withPolicy(shortDocument(await render(path, {...shared, chunks})))
                    },
                    picture: async (html: string) => {
                      const picture = await sharedPicture(path, html, measure)
                      return picture && {file: picture.file, bytes: await draw(picture.svg)}
                    },
                    words: await wordsOf(path),
                  })),
                ),
                moved: movedAddresses(readContentFolder(root).content).map((each) => ({
                  ...each,
                  render: async () => withPolicy(renderMoved(each.to)),
                })),
                unlisted: site.unlisted,
                others: {
                  ...(await site.calendarFiles()),
                  'sitemap.xml': await site.sitemap(lastChanged(root)),
                  'site.webmanifest': site.manifest(),
                  'llms.txt': await site.llmsText(),
                  'robots.txt': site.robots(),
                  [licensesAddress.slice(1)]: licensesText(root, client),
                  '.well-known/security.txt': site.securityText(),
                },
              })
              await packed
              await removeOld(packedFolder(join(root, work, 'dist')))
              await removeOld(join(root, keptFolder))
              await rm(join(root, 'dist'), {recursive: true, force: true})
              await rename(join(root, work, 'dist'), join(root, 'dist'))
            },
          },
          // The table of weights is `npm run bench`'s; packing everything for it once more takes its time.
          build: {reportCompressedSize: false},
          environments: {
            client: {
              build: {
                outDir: `${work}/dist`,
                emptyOutDir: true,
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
