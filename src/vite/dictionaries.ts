import {readFile, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {compressUsingDict, createCCtx, freeCCtx} from '@bokuweb/zstd-wasm'
import {type Dictionary, dictionaryOf, differenceFile} from './readDictionaries.ts'
import {readyZstandard} from './zstandard.ts'

/** Each page is written once for each other. Of more pages than these they would be most of a site. */
const most = 30

/** Above it, what differs is a twentieth smaller, in seven times the time. */
const level = 9

/** What such a file begins with, before the hash of its dictionary (RFC 9842, section 5). */
const signature = Buffer.from('5e2a4d1820000000', 'hex')

/**
 * Writes each of a site’s documents as what differs from each other: `about.1f2e3d4c.html.dcz`, a third of what it is
 * packed alone. Servers send it to browsers that say which page they have already.
 */
export async function writeDifferences(folder: string, names: string[]): Promise<void> {
  if (names.length > most) return
  await readyZstandard()
  const documents = await Promise.all(names.map(async (name) => ({name, bytes: await readFile(join(folder, name))})))
  for (const dictionary of documents) {
    const told = dictionaryOf(dictionary.bytes)
    for (const {name, bytes} of documents) {
      if (bytes === dictionary.bytes) continue
      await writeFile(join(folder, differenceFile(name, told)), difference(bytes, dictionary.bytes, told))
    }
  }
}

function difference(bytes: Buffer, dictionary: Buffer, {hash}: Dictionary): Buffer {
  const context = createCCtx()
  try {
    const packed = compressUsingDict(context, bytes, dictionary, level)
    return Buffer.concat([signature, Buffer.from(hash.slice(1, -1), 'base64'), packed])
  } finally {
    freeCCtx(context)
  }
}
