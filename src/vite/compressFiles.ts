import {readdir, readFile, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {inOrder} from './inOrder.ts'
import {packedFolder, packQuickly, packSmall} from './packedTexts.ts'

const text = /\.(html|js|css|svg|txt|xml|ics|json|webmanifest)$/

/** Above so many files, packing them as small as can be would take most of the build. Less well packed they are a twelfth larger, in a fortieth of the time. */
const many = 200

/** Writes `client.js.br` and `client.js.gz` beside each `client.js` of a folder, for servers that send such files as they are. */
export async function compressFiles(folder: string): Promise<void> {
  const names = (await readdir(folder, {recursive: true})).filter((name) => text.test(name))
  const write = async (name: string) => writePacked(folder, name, await readFile(join(folder, name)), names.length)
  for await (const _ of inOrder(names, 8, write));
}

/** Writes a text as it is and packed. `count`: how many such texts the site has. */
export async function writeCompressed(folder: string, name: string, content: string, count: number): Promise<void> {
  const bytes = Buffer.from(content)
  await writeFile(join(folder, name), bytes)
  await writePacked(folder, name, bytes, count)
}

async function writePacked(folder: string, name: string, content: Buffer, count: number): Promise<void> {
  const {br, gz} = count > many ? await packQuickly(content) : await packSmall(content, packedFolder(folder))
  await writeFile(join(folder, `${name}.br`), br)
  await writeFile(join(folder, `${name}.gz`), gz)
}
