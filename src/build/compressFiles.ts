import {readdir, readFile, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {promisify} from 'node:util'
import {brotliCompress, constants, gzip} from 'node:zlib'

const textFilePattern = /\.(html|js|css|svg|txt|xml|ics|json|webmanifest|md)$/

/**
 * More text files than this are compressed with lower quality: a twelfth larger, but in a fortieth of the
 * time.
 */
const quickThreshold = 200

/** Vite mode of the builds that `npm run review` compares, which are never deployed. */
export const reviewMode = 'review'

/**
 * Writes `.br` and `.gz` files next to each text file of a folder, for servers that send precompressed files.
 */
export async function compressFiles(folder: string): Promise<void> {
  const names = (await readdir(folder, {recursive: true})).filter((name) => textFilePattern.test(name))
  const isQuick = names.length > quickThreshold
  const quality = isQuick ? 6 : constants.BROTLI_MAX_QUALITY
  const level = isQuick ? 6 : constants.Z_BEST_COMPRESSION
  const compress = async (name: string) => {
    const file = join(folder, name)
    const content = await readFile(file)
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    }
    await writeFile(`${file}.br`, await promisify(brotliCompress)(content, {params}))
    await writeFile(`${file}.gz`, await promisify(gzip)(content, {level}))
  }
  // Compresses four files in parallel, because Node's thread pool has four threads.
  const waiting = names.values()
  const compressNext = async () => {
    for (const name of waiting) await compress(name)
  }
  await Promise.all([compressNext(), compressNext(), compressNext(), compressNext()])
}
