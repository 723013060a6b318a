import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import type * as server from '../app/server.tsx'
import {withPolicy} from './contentSecurityPolicy.ts'
import {inOrder} from './inOrder.ts'
import {packedFolder} from './packedTexts.ts'
import {sharePictures} from './sharePictures.ts'
import {shortDocument} from './shortDocument.ts'
import {type PageFolder, type WrittenPage, writePage} from './writePage.ts'

/** How many pages are in memory at once. */
const atOnce = 8

/** What writing any page takes, as plain data: it is handed to threads. */
export interface PagesJob extends PageFolder {
  /** The files that every document names, and the scripts that stand inside it. */
  shared: Omit<Parameters<typeof server.render>[1], 'chunks'>
}

/** A page’s path, and the files of the client that it names. */
export interface PageChunks {
  path: string
  chunks: string[]
}

/** Where a build writes the pages for Node. */
export const serverFile = 'node_modules/.cache/twelvesides/server/server.js'

/** The pages, as the build has made them for Node. */
export function loadServer(root: string): Promise<typeof server> {
  return import(pathToFileURL(join(root, serverFile)).href)
}

/** Renders pages and writes all that each of them is. */
export async function writePages(job: PagesJob, part: PageChunks[]): Promise<WrittenPage[]> {
  const {root, folder, shared} = job
  const {addressOf, render, sharedPicture, wordsOf} = await loadServer(root)
  const {measure, draw} = await sharePictures(root, packedFolder(folder))
  const written: WrittenPage[] = []
  const write = ({path, chunks}: PageChunks) =>
    writePage(job, {
      address: addressOf(path),
      render: async () => withPolicy(shortDocument(await render(path, {...shared, chunks}))),
      picture: async (html) => {
        const picture = await sharedPicture(path, html, measure)
        return picture && {file: picture.file, bytes: await draw(picture.svg)}
      },
      words: () => wordsOf(path),
    })
  for await (const page of inOrder(part, atOnce, write)) written.push(page)
  return written
}
