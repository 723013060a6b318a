import {readdir, readFile, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {promisify} from 'node:util'
import {brotliCompress, constants, gzip} from 'node:zlib'

const text = /\.(html|js|css|svg|txt|xml|ics|json|webmanifest|md)$/

/** Above so many texts, compressing them as small as can be would take most of the build. Less well they are a twelfth larger, in a fortieth of the time. */
const many = 200

/** The mode of a build that `review` reads, and sends to nobody. */
export const reviewMode = 'review'

/** Writes `client.js.br` and `client.js.gz` beside each `client.js` of a folder, for servers that send such files as they are. */
export async function compressFiles(folder: string): Promise<void> {
  const names = (await readdir(folder, {recursive: true})).filter((name) => text.test(name))
  const isQuick = names.length > many
  const quality = isQuick ? 6 : constants.BROTLI_MAX_QUALITY
  const level = isQuick ? 6 : constants.Z_BEST_COMPRESSION
  const compress = async (name: string) => {
    const file = join(folder, name)
    const content = await readFile(file)
    const params = {[constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length}
    await writeFile(`${file}.br`, await promisify(brotliCompress)(content, {params}))
    await writeFile(`${file}.gz`, await promisify(gzip)(content, {level}))
  }
  // Node compresses four texts at once.
  const waiting = names.values()
  const compressNext = async () => {
    for (const name of waiting) await compress(name)
  }
  await Promise.all([compressNext(), compressNext(), compressNext(), compressNext()])
}
