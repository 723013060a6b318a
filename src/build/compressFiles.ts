import {readdir, readFile, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {inOrder} from './inOrder.ts'
import {packedFolder, packQuickly, packSmall} from './packedTexts.ts'

const text = /\.(html|js|css|svg|txt|xml|ics|json|webmanifest)$/

/** Above so many files, packing them as small as can be would take most of the build. Less well packed they are a twelfth larger, in a fortieth of the time. */
const many = 200

/** How the texts of a site are packed: as small as can be, in little time, or not at all where nobody is sent them. */
export type Packing = 'small' | 'quick' | 'none'

/** How a site is packed that has so many pages and is built in that mode of Vite's. `review` reads its documents, and sends them to nobody. */
export function packingOf(count: number, mode: string): Packing {
  if (mode === reviewMode) return 'none'
  return count > many ? 'quick' : 'small'
}

/** The mode of a build that is only read. */
export const reviewMode = 'review'

/** Writes `client.js.br` and `client.js.gz` beside each `client.js` of a folder, for servers that send such files as they are. */
export async function compressFiles(folder: string, mode: string): Promise<void> {
  const names = (await readdir(folder, {recursive: true})).filter((name) => text.test(name))
  const packing = packingOf(names.length, mode)
  const write = async (name: string) => writePacked(folder, name, await readFile(join(folder, name)), packing)
  for await (const _ of inOrder(names, 8, write));
}

/** Writes a text as it is and packed. */
export async function writeCompressed(folder: string, name: string, content: string, packing: Packing): Promise<void> {
  const bytes = Buffer.from(content)
  await writeFile(join(folder, name), bytes)
  await writePacked(folder, name, bytes, packing)
}

async function writePacked(folder: string, name: string, content: Buffer, packing: Packing): Promise<void> {
  if (packing === 'none') return
  const {br, gz} = packing === 'quick' ? await packQuickly(content) : await packSmall(content, packedFolder(folder))
  await writeFile(join(folder, `${name}.br`), br)
  await writeFile(join(folder, `${name}.gz`), gz)
}
