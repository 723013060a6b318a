import {readdir, readFile, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {packedFolder, packQuickly, packSmall} from './packedTexts.ts'

const text = /\.(html|js|css|svg|txt|xml|ics|json|webmanifest|md)$/

/** Above so many texts, compressing them as small as can be would take most of the build. Less well they are a twelfth larger, in a fortieth of the time. */
const many = 200

/** The mode of a build that `review` reads, and sends to nobody. */
export const reviewMode = 'review'

/** Writes `client.js.br` and `client.js.gz` beside each `client.js` of a folder, for servers that send such files as they are. */
export async function compressFiles(folder: string): Promise<void> {
  const names = (await readdir(folder, {recursive: true})).filter((name) => text.test(name))
  const pack = names.length > many ? packQuickly : (content: Buffer) => packSmall(content, packedFolder(folder))
  const waiting = names.values()
  const packAll = async () => {
    for (const name of waiting) {
      const file = join(folder, name)
      const {br, gz} = await pack(await readFile(file))
      await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
    }
  }
  // Node compresses four texts at once.
  await Promise.all([packAll(), packAll(), packAll(), packAll()])
}
