import type * as server from '../document/server.tsx'
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
  files: Parameters<typeof server.render>[1]
}

/** Renders the pages of those paths and writes all that each of them is. */
export async function writePages(job: PagesJob, paths: string[]): Promise<WrittenPage[]> {
  const {root, folder, files} = job
  const {addressOf, render, sharedPicture, wordsOf} = job.site
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
  for await (const page of inOrder(paths, atOnce, write)) written.push(page)
  return written
}
