import {cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, statSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join, relative, resolve} from 'node:path'
import {parseArgs} from 'node:util'
import {parseOptions} from '../parseOptions.ts'
import {buildState} from './buildState.ts'
import {lineOf} from './compareLines.ts'
import {compareStates} from './compareStates.ts'
import {commitSentences, readTree, resolveCommit} from './gitTree.ts'
import {markedFile, markedPage, sharedFiles} from './markedPage.ts'
import {readState, type SiteState} from './readState.ts'
import {reportHtml} from './reportHtml.ts'
import {reportMarkdown} from './reportMarkdown.ts'
import {takeScreenshots} from './screenshots.ts'

const usage = `npm run review -- [base] [options]
  base            the branch or commit to compare with; without it, where this work left main
  --head REV      compare that commit, not the files as they are now
  --out FOLDER    where review.html, review.md and the marked pages are written
  --address URL   where that folder will be published, so that review.md can link to the marked pages
  --no-pictures   needs no browser`

/** `npm run review -- <base>`: reports all differences in the text of pages from the commit `<base>`. */
export async function main(words: string[]): Promise<number> {
  const options = parseOptions(() => readOptions(words), usage)
  if (!options) return 1
  const scratch = realpathSync(mkdtempSync(join(tmpdir(), 'review-')))
  process.once('exit', () => rmSync(scratch, {recursive: true, force: true, maxRetries: 3}))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130))
  await review(process.cwd(), options, scratch)
  return 0
}

async function review(
  project: string,
  {base, head, out, pictures, address}: ReturnType<typeof readOptions>,
  scratch: string,
) {
  const [from, to] = [resolveCommit(project, base), head && resolveCommit(project, head)]
  const [old, now] = [readTree(project, from, scratch), readTree(project, to, scratch)]
  const building = buildState(project, old, scratch)
  const built = await Promise.all([
    building,
    old.treeId === now.treeId ? building : buildState(project, now, scratch),
  ])
  const notes = built.flatMap(({buildError}, place) =>
    buildError ? `The ${place === 0 ? 'base' : 'new state'} does not build: ${buildError}` : [],
  )
  const isBuilt = notes.length === 0
  if (!isBuilt)
    notes.push('So only the files are compared: what components add to the words is missing here.')
  const [before, after] = [readState(built[0].folder, isBuilt), readState(built[1].folder, isBuilt)]
  const comparison = compareStates(before, after)

  const compared = `Compared: ${base ?? 'where this work left main'} and ${head ?? 'the files as they are now'}`
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(out, file)), {recursive: true})
    writeFileSync(join(out, file), text)
  }
  const marked = isBuilt ? [...comparison.changesByPage.keys()] : []
  const linkTo = (prefix: string) => (page: string, number?: number) =>
    marked.includes(page) ? `${prefix}${markedFile(page)}${number ? `#change-${number}` : ''}` : undefined
  const sentences = commitSentences(project, from, to)
  const surroundings = {compared, sentences, notes, ...(address && {linkTo: linkTo(address)})}
  const markdown = reportMarkdown(comparison, surroundings)
  write('review.md', markdown)
  const isPictured = (page: string) =>
    !comparison.renamed.some((each) => each.to === page) &&
    comparison.changesByPage.get(page)?.some((change) => lineOf(change).region === 'page')
  const pages = pictures ? marked.filter(isPictured) : []
  const dists = built.map(({folder}) => join(folder, 'dist'))
  const figures = await takeScreenshots(dists, pages)
  const missing = pages.filter((page) => !figures.has(page))
  if (missing.length > 0) notes.push(`There are no pictures of ${missing.join(', ')}.`)
  write('review.html', reportHtml(reportMarkdown(comparison, {...surroundings, figures, linkTo: linkTo('')})))
  if (marked.length > 0) copyLooks(join(built[1].folder, 'dist'), join(out, 'marked'))
  for (const [file, text] of Object.entries(sharedFiles)) write(file, text)
  const added = comparison.added.map((page) => page.address)
  const site = {marked, added, url: publishedAddress(after)}
  for (const [page, changes] of isBuilt ? comparison.changesByPage : [])
    write(markedFile(page), markedPage(page, after.pages.get(page) ?? [], changes, site))
  const report = relative(project, resolve(out, 'review.html'))
  console.log([markdown.slice(2).split('\n')[0], ...notes, report].join('\n'))
}

/** Returns where the site is published, unless nobody has confirmed that address yet. */
function publishedAddress({records}: SiteState): string | undefined {
  const {url, placeholders = []} = (records.get('site.yaml') ?? {}) as {url?: string; placeholders?: string[]}
  return placeholders.includes('url') ? undefined : url
}

/** Copies the files that pages show: styles, fonts and pictures. */
function copyLooks(dist: string, folder: string) {
  const isShown = (path: string) => /\.(?:css|woff2|svg|png|jpe?g|gif|webp|avif|ico)$/i.test(path)
  cpSync(dist, folder, {recursive: true, filter: (path) => statSync(path).isDirectory() || isShown(path)})
}

function readOptions(words: string[]) {
  const {values, positionals} = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      head: {type: 'string'},
      out: {type: 'string'},
      address: {type: 'string'},
      'no-pictures': {type: 'boolean'},
    },
  })
  const [base, ...more] = positionals
  if (more.length > 0)
    throw new Error(`One base at a time: ${positionals.join(', ')} are ${positionals.length}.`)
  const {head, out = 'node_modules/.cache/twelvesides/review', address, 'no-pictures': noPictures} = values
  return {base, head, out, pictures: !noPictures, address: address?.replace(/(?<=[^/])\/*$/, '/')}
}
