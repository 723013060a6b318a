import {createHash} from 'node:crypto'
import {cp, mkdir, rm, writeFile} from 'node:fs/promises'
import {dirname, join} from 'node:path'
import type * as document from '../document/index.ts'
import type {DocumentFiles, PageFiles} from '../document/index.ts'
import {filesBelow, readContent, redirectsOf, today} from '../site/index.ts'
import {type BuildOutput, clientFiles} from './clientFiles.ts'
import {codeHostOf} from './codeHost.ts'
import {compressFiles, reviewMode} from './compressFiles.ts'
import {writeEditSite} from './editSite.ts'
import {hostFiles} from './hostFiles.ts'
import {lastChangedDays, lastCommitDay} from './lastChanged.ts'
import {createPictureRenderer} from './pictureRenderer.ts'

/** Entry files whose code is inlined into the HTML of pages. */
export const inlineEntries: Record<keyof DocumentFiles['inline'], string> = {
  wake: 'src/browser/wake.ts',
  prefillContact: 'src/browser/prefillContact.ts',
  share: 'src/browser/share.ts',
  budget: 'src/browser/budget.ts',
  suggestPage: 'src/browser/suggestPage.ts',
}

interface SiteBuild {
  /** Folder of the project. */
  root: string
  base: string
  mode: string
  /** Output folder, which already contains the scripts for browsers. */
  folder: string
  /** The exports of `src/document/`, which renders the pages, from the build for Node. */
  site: typeof document
  client: BuildOutput[]
}

/** Writes the HTML of each page, and all other files of the site. */
export async function writeSite({root, base, mode, folder, site, client}: SiteBuild): Promise<void> {
  // These promises are awaited later, so that git runs while pages are rendered.
  const [days, commitDay] = [lastChangedDays(root), lastCommitDay(root)]
  const write = async (name: string, content: string | Buffer) => {
    await mkdir(dirname(join(folder, name)), {recursive: true})
    await writeFile(join(folder, name), content)
  }
  for (const name of filesBelow(join(root, 'public')))
    await cp(join(root, 'public', name), join(folder, name))
  const print = site.printSheet()
  const printFile = `assets/print-${createHash('sha256').update(print).digest('base64url').slice(0, 8)}.css`
  const files: DocumentFiles = {
    chunks: clientFiles(client).map((file) => base + file),
    print: base + printFile,
    inline: await extractInline(client, folder),
  }
  const {measure, renderPng} = await createPictureRenderer(root)
  const pages = await site.readPages()
  const content = readContent(root)
  const moved = redirectsOf(content)
  const codeHost = mode === 'preview' ? codeHostOf(content) : undefined
  const made: Pick<PageFiles, 'inline' | 'indexEntry'>[] = []
  const drawn: Promise<void>[] = []
  for (const page of pages) {
    const {texts, inline, indexEntry, picture} = await site.pageFiles(page, files, measure)
    for (const [name, text] of Object.entries(texts)) await write(name, text)
    if (picture) drawn.push(renderPng(picture.svg).then((png) => write(picture.file, png)))
    made.push({inline, indexEntry})
  }
  const changed = await days
  const latest = (await commitDay) ?? today()
  const others: Record<string, string> = {
    [printFile]: print,
    ...Object.fromEntries(
      moved.map(({address, to}) => [site.documentFile(address), site.redirectDocument(to)]),
    ),
    ...hostFiles({
      base,
      addresses: pages.map(({address}) => address),
      moved,
      inline: made.map(({inline}) => inline),
      isUnlisted: site.isUnlisted,
      editApi: codeHost?.api,
    }),
    ...site.calendarFiles(pages, (file) => changed.get(file) ?? latest),
    'search.json': JSON.stringify(
      site.searchIndex(made.flatMap(({indexEntry}) => (indexEntry ? [indexEntry] : []))),
    ),
    'sitemap.xml': site.sitemap(pages, changed),
    'site.webmanifest': site.manifest(),
    'llms.txt': site.llmsText(pages),
    'robots.txt': site.robots(),
    '.well-known/security.txt': site.securityText(),
  }
  for (const [name, text] of Object.entries(others)) await write(name, text)
  await Promise.all(drawn)
  if (codeHost) await writeEditSite({root, base, folder, site, pages, write, codeHost})
  if (mode !== reviewMode) await compressFiles(folder)
}

/**
 * Returns the code of the scripts of `inlineEntries`, by name, and removes their files from the output
 * folder.
 */
async function extractInline(client: BuildOutput[], folder: string): Promise<DocumentFiles['inline']> {
  const scripts = {wake: '', prefillContact: '', share: '', budget: '', suggestPage: ''}
  for (const file of client) {
    if (file.type !== 'chunk' || !file.isEntry || !(file.name in scripts)) continue
    scripts[file.name as keyof typeof scripts] = `(()=>{${file.code.trim()}})()`
    await rm(join(folder, file.fileName))
  }
  return scripts
}
