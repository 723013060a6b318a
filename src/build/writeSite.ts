import {cp, rm} from 'node:fs/promises'
import {join} from 'node:path'
import type * as server from '../document/server.tsx'
import {filesBelow, licensesAddress, movedAddresses, readContentFolder} from '../site/index.ts'
import {clientFiles, type Output} from './clientFiles.ts'
import {compressFiles, packingOf} from './compressFiles.ts'
import {withPolicy} from './contentSecurityPolicy.ts'
import {writeHostFiles} from './hostFiles.ts'
import {lastChanged} from './lastChanged.ts'
import {licensesText} from './licenses.ts'
import {packedFolder, removeOld} from './packedTexts.ts'
import {writePage} from './writePage.ts'
import {type PagesJob, writePages} from './writePages.ts'

/** The scripts that stand inside documents. */
export const inline = {
  wake: 'src/browser/wake.ts',
  about: 'src/browser/about.ts',
  share: 'src/browser/share.ts',
  lost: 'src/browser/lost.ts',
}

interface Built {
  /** The project. */
  root: string
  base: string
  /** The mode of Vite that it is built in. */
  mode: string
  /** Where the client’s files are, and everything else goes. */
  folder: string
  /** The pages, for Node. */
  site: typeof server
  client: Output[]
}

/** Writes a complete document for each page, and everything that hosts want beside them. */
export async function writeSite({root, base, mode, folder, site, client}: Built): Promise<void> {
  const scripts = await takeInline(client, folder)
  for (const name of filesBelow(join(root, 'public'))) await cp(join(root, 'public', name), join(folder, name))
  const packed = compressFiles(folder, mode)
  // What takes its time elsewhere goes on meanwhile.
  const days = lastChanged(root)
  const cleaned = removeOld(packedFolder(folder))
  const {addressOf, pages, renderMoved} = site
  const moved = movedAddresses(readContentFolder(root).content)
  const packing = packingOf(pages.length + moved.length, mode)
  const job: PagesJob = {
    root,
    site,
    folder,
    packing,
    files: {
      chunks: clientFiles(client).map((file) => base + file),
      font: base + client.find((file) => file.fileName.endsWith('.woff2'))?.fileName,
      wake: scripts.wake,
      about: `<script>${scripts.about}</script>`,
      share: `<script>${scripts.share}</script>`,
      lost: `<script>${scripts.lost}</script>`,
    },
  }
  const written = await writePages(
    job,
    pages.map(({path}) => path),
  )
  const addresses = pages.map(({path}) => addressOf(path))
  for (const {address, to} of moved)
    written.push(await writePage(job, {address, render: async () => withPolicy(renderMoved(to))}))
  await writeHostFiles({
    folder,
    base,
    addresses,
    written,
    moved,
    unlisted: site.unlisted,
    packing,
    others: {
      ...(await site.calendarFiles()),
      'sitemap.xml': await site.sitemap(await days),
      'site.webmanifest': site.manifest(),
      'llms.txt': await site.llmsText(),
      'robots.txt': site.robots(),
      [licensesAddress.slice(1)]: licensesText(root, client),
      '.well-known/security.txt': site.securityText(),
    },
  })
  await Promise.all([packed, cleaned])
}

/** The code of the scripts that stand inside documents, by their names; nobody asks for their files. */
async function takeInline(client: Output[], folder: string): Promise<Record<string, string>> {
  const scripts: Record<string, string> = {}
  for (const file of client) {
    if (file.type !== 'chunk' || !file.isEntry || !(file.name in inline)) continue
    scripts[file.name] = `(()=>{${file.code.trim()}})()`
    await rm(join(folder, file.fileName))
  }
  return scripts
}
