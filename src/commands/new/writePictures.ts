import {spawnSync} from 'node:child_process'
import {writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {type Browser, chromium} from 'playwright'
import {preview, runnerImport} from 'vite'
import {contentPlugin} from '../../build/content.ts'
import type {Picture} from '../../document/pictures.tsx'
import {browserArguments} from '../findBrowser.ts'
import {ensureBrowser} from '../installBrowser.ts'
import {addStamp} from './pictureStamp.ts'

type Drawings = typeof import('../../document/pictures.tsx')

/** The screenshot of the home page in the README. */
const homePicture = '.github/home.png'

/**
 * Generates the icons and other pictures in `public/`, and the README's screenshot of the home page; returns
 * paths.
 */
export async function writePictures(root: string): Promise<string[]> {
  const {module} = await runnerImport<Drawings>(join(root, 'src/document/pictures.tsx'), {
    root,
    // `runnerImport` reads no Vite configuration, so the plugin for imports of `content/` records is added
    // here.
    plugins: [contentPlugin()],
    logLevel: 'error',
  })
  const browser = await chromium.launch({executablePath: ensureBrowser(), args: browserArguments})
  try {
    const pictures = module.drawPictures()
    for (const picture of pictures) {
      const bytes = await bytesOf(browser, picture)
      writeFileSync(join(root, 'public', picture.file), bytes)
    }
    writeFileSync(join(root, homePicture), await screenshotHomePage(browser, root))
    return [...pictures.map(({file}) => `public/${file}`), homePicture]
  } finally {
    await browser.close()
  }
}

async function bytesOf(browser: Browser, {file, width, height, markup}: Picture) {
  if (file.endsWith('.svg')) return `${markup}\n`
  const page = await browser.newPage({viewport: {width, height}, colorScheme: 'light'})
  await page.setContent(`<style>body{margin:0}</style>${markup}`)
  const png = addStamp(await page.screenshot({omitBackground: true}), markup)
  await page.close()
  return file.endsWith('.ico') ? toIco(png, width) : png
}

/** Builds a `favicon.ico`, which old browsers request: a directory with one image, followed by the PNG. */
function toIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // Type: icon, not cursor.
  head.writeUInt16LE(1, 4) // Number of images.
  head.writeUInt8(size, 6) // Width.
  head.writeUInt8(size, 7) // Height.
  head.writeUInt16LE(1, 10) // Colour planes.
  head.writeUInt16LE(32, 12) // Bits per pixel.
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

/** Takes a screenshot of the top of the built home page, in a wide window. */
async function screenshotHomePage(browser: Browser, root: string): Promise<Buffer> {
  const options = {root, configFile: join(root, 'vite.config.ts'), logLevel: 'error'} as const
  const {status} = spawnSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'],
    {
      cwd: root,
    },
  )
  if (status !== 0)
    throw new Error('The site does not build, so there is no home page to show. Run: npm run build')
  const server = await preview({...options, preview: {port: 0, strictPort: false, host: '127.0.0.1'}})
  try {
    const page = await browser.newPage({viewport: {width: 1280, height: 785}, colorScheme: 'light'})
    await page.goto(server.resolvedUrls?.local[0] ?? '', {waitUntil: 'networkidle'})
    return await page.screenshot()
  } finally {
    await server.close()
  }
}
