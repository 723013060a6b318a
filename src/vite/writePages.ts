import type * as server from '../app/server.tsx'
import {withPolicy} from './contentSecurityPolicy.ts'
import {inOrder} from './inOrder.ts'
import {packedFolder} from './packedTexts.ts'
import {sharePictures} from './sharePictures.ts'
import {shortDocument} from './shortDocument.ts'
import {type PageFolder, type WrittenPage, writePage} from './writePage.ts'

/** How many pages are in memory at once. */
const atOnce = 8

/** What writing any page takes. */
export interface PagesJob extends PageFolder {
  /** The project. */
  root: string
  /** The pages, for Node. */
  site: typeof server
  /** The files that every document names, and the scripts that stand inside it. */
  shared: Omit<Parameters<typeof server.render>[1], 'chunks'>
}

/** A page’s path, and the files of the client that it names. */
export interface PageChunks {
  path: string
  chunks: string[]
}

/** Renders pages and writes all that each of them is. */
export async function writePages(job: PagesJob, pages: PageChunks[]): Promise<WrittenPage[]> {
  const {root, folder, shared} = job
  const {addressOf, render, sharedPicture, wordsOf} = job.site
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
  for await (const page of inOrder(pages, atOnce, write)) written.push(page)
  return written
}
