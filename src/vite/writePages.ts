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
  files: Parameters<typeof server.render>[1]
}

/** Where a build writes the pages for Node. */
export const serverFile = 'node_modules/.cache/twelvesides/server/server.js'

/** The pages, as the build has made them for Node. */
export function loadServer(root: string): Promise<typeof server> {
  return import(pathToFileURL(join(root, serverFile)).href)
}

/** Renders the pages of those paths and writes all that each of them is. */
export async function writePages(job: PagesJob, part: string[]): Promise<WrittenPage[]> {
  const {root, folder, files} = job
  const {addressOf, render, sharedPicture, wordsOf} = await loadServer(root)
  const {measure, draw} = await sharePictures(root, packedFolder(folder))
  const written: WrittenPage[] = []
  const write = (path: string) =>
    writePage(job, {
      address: addressOf(path),
      render: async () => withPolicy(shortDocument(await render(path, files))),
      picture: async (html) => {
        const picture = await sharedPicture(path, html, measure)
        return picture && {file: picture.file, bytes: await draw(picture.svg)}
      },
      words: () => wordsOf(path),
    })
  for await (const page of inOrder(part, atOnce, write)) written.push(page)
  return written
}
