import {createHash, randomUUID} from 'node:crypto'
import {mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile} from 'node:fs/promises'
import {dirname, join} from 'node:path'
import {promisify} from 'node:util'
import {brotliCompress, constants, gzip} from 'node:zlib'

/** A text as it is sent: for browsers that read Brotli, and for all others. */
export interface Packed {
  br: Buffer
  gz: Buffer
}

/** What was asked for within these days is kept: who builds a site builds it often. */
const kept = 30 * 24 * 60 * 60 * 1000

/** Where a build that is made in `folder` finds what was packed before. */
export const packedFolder = (folder: string) => join(dirname(folder), 'packed')

/**
 * A text, packed as small as can be. Most of a build’s texts are those of the build before, so each is kept under the
 * hash of its bytes and of what packs it.
 */
export async function packSmall(content: Buffer, cache: string): Promise<Packed> {
  const {brotli, zlib} = process.versions
  const name = nameOf(content, `${brotli} ${zlib}`)
  const [br, gz] = await Promise.all([
    keep(join(cache, `${name}.br`), () => packBr(content, constants.BROTLI_MAX_QUALITY)),
    keep(join(cache, `${name}.gz`), () => promisify(gzip)(content, {level: constants.Z_BEST_COMPRESSION})),
  ])
  return {br, gz}
}

/** A text, packed in less time than it takes to find what was kept of it: a twelfth larger. */
export async function packQuickly(content: Buffer): Promise<Packed> {
  const [br, gz] = await Promise.all([packBr(content, 6), promisify(gzip)(content, {level: 6})])
  return {br, gz}
}

/** `quality`: Brotli’s, from 1 to 11. */
function packBr(content: Buffer, quality: number): Promise<Buffer> {
  return promisify(brotliCompress)(content, {
    params: {[constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length},
  })
}

/** By what a file is kept that is made from something in a certain way. */
export function nameOf(content: string | Uint8Array, way: string): string {
  return createHash('sha256').update(`${way}\n`).update(content).digest('hex')
}

/** What stands in a file of such a folder, or what is made now and kept there. */
export async function keep(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  try {
    const known = await readFile(file)
    await utimes(file, new Date(), new Date())
    return known
  } catch {
    const made = await make()
    await mkdir(dirname(file), {recursive: true})
    // Two builds may share a cache, a build may pack the same text twice at once, and one may be stopped:
    // a file is there whole or not at all.
    const unfinished = `${file}.${randomUUID()}`
    await writeFile(unfinished, made)
    await rename(unfinished, file)
    return made
  }
}

/** Removes what no build has asked for in a month, and other things as old. */
export async function removeOld(cache: string) {
  for (const name of await readdir(cache).catch(() => [])) {
    const file = join(cache, name)
    // Another build may have removed it meanwhile.
    const {mtimeMs} = await stat(file).catch(() => ({mtimeMs: Number.POSITIVE_INFINITY}))
    if (Date.now() - mtimeMs > kept) await rm(file, {force: true})
  }
}
