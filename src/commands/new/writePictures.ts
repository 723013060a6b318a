import {spawnSync} from 'node:child_process'
import {writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {type Browser, chromium} from 'playwright'
import {preview, runnerImport} from 'vite'
import {content} from '../../build/content.ts'
import type {Picture} from '../../document/pictures.tsx'
import {browserArguments} from '../findBrowser.ts'
import {ensureBrowser} from '../installBrowser.ts'
import {stamp} from './pictureStamp.ts'

type Drawings = typeof import('../../document/pictures.tsx')

/** Where the home page's picture for the README stands. */
const homePicture = '.github/home.png'

/** Makes every picture of `public/` anew from the site's own drawings, and the README's picture of the home page. Gives their names. */
export async function writePictures(root: string): Promise<string[]> {
  const {module} = await runnerImport<Drawings>(join(root, 'src/document/pictures.tsx'), {
    root,
    // It reads no configuration file; the drawings need the records that they name.
    plugins: [content()],
    logLevel: 'error',
  })
  const browser = await chromium.launch({executablePath: ensureBrowser(), args: browserArguments})
  try {
    const pictures = module.drawPictures()
    for (const picture of pictures) {
      const bytes = await bytesOf(browser, picture)
      writeFileSync(join(root, 'public', picture.file), bytes)
    }
    writeFileSync(join(root, homePicture), await photograph(browser, root))
    return [...pictures.map(({file}) => `public/${file}`), homePicture]
  } finally {
    await browser.close()
  }
}

async function bytesOf(browser: Browser, {file, width, height, markup}: Picture) {
  if (file.endsWith('.svg')) return `${markup}\n`
  const page = await browser.newPage({viewport: {width, height}, colorScheme: 'light'})
  await page.setContent(`<style>body{margin:0}</style>${markup}`)
  const png = stamp(await page.screenshot({omitBackground: true}), markup)
  await page.close()
  return file.endsWith('.ico') ? iconOf(png, width) : png
}

/** An `.ico` file, which old browsers ask for by that name: a list of one picture, and the PNG. */
function iconOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // An icon, and no cursor.
  head.writeUInt16LE(1, 4) // One picture,
  head.writeUInt8(size, 6) // so wide
  head.writeUInt8(size, 7) // and so high,
  head.writeUInt16LE(1, 10) // in one plane,
  head.writeUInt16LE(32, 12) // of 32 bits a point,
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

/** The top of the built home page in a wide window. */
async function photograph(browser: Browser, root: string): Promise<Buffer> {
  const options = {root, configFile: join(root, 'vite.config.ts'), logLevel: 'error'} as const
  const {status} = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'], {
    cwd: root,
  })
  if (status !== 0) throw new Error('The site does not build, so there is no home page to show. Run: npm run build')
  const server = await preview({...options, preview: {port: 0, strictPort: false, host: '127.0.0.1'}})
  try {
    const page = await browser.newPage({viewport: {width: 1280, height: 785}, colorScheme: 'light'})
    await page.goto(server.resolvedUrls?.local[0] ?? '', {waitUntil: 'networkidle'})
    return await page.screenshot()
  } finally {
    await server.close()
  }
}
