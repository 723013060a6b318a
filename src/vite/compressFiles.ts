import {readdir, readFile, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {promisify} from 'node:util'
import {brotliCompress, constants, gzip} from 'node:zlib'

const text = /\.(html|js|css|svg|txt|xml|ics|json|webmanifest)$/

/** Above so many files the best compression would take most of the build: a twelfth is given up for a fortieth of the time. */
const many = 200

/** Writes `about.html.br` and `about.html.gz` beside `about.html`, for servers that send such files as they are. */
export async function compressFiles(folder: string): Promise<void> {
  const files = (await readdir(folder, {recursive: true})).filter((name) => text.test(name)).sort()
  const quality = files.length > many ? 6 : constants.BROTLI_MAX_QUALITY
  const done = new Map<string, Promise<readonly [br: Buffer, gz: Buffer]>>()
  const compress = async (content: Buffer) =>
    Promise.all([
      promisify(brotliCompress)(content, {
        params: {[constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length},
      }),
      promisify(gzip)(content, {level: 9}),
    ] as const)

  await Promise.all(
    files.map(async (name) => {
      const content = await readFile(join(folder, name))
      // A page is there twice (`about.html`, `about/index.html`).
      const key = content.toString('latin1')
      const packed = done.get(key) ?? compress(content)
      done.set(key, packed)
      const [br, gz] = await packed
      await Promise.all([writeFile(join(folder, `${name}.br`), br), writeFile(join(folder, `${name}.gz`), gz)])
    }),
  )
}
