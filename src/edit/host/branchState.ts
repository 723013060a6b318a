import {parseSite, type SiteFacts, type SiteFiles} from '../../site/index.ts'
import type {Step} from '../store.ts'
import type {Blobs} from './blobs.ts'
import type {CodeHost} from './codeHost.ts'
import {blobsOfStep, readStep} from './stepMessage.ts'

/** The site from which the pages in the browser were built. */
export interface BuiltSite {
  facts: SiteFacts
  /** The text of each page and YAML file, by path. */
  texts: ReadonlyMap<string, string>
}

/** The files of a branch at a code host, and the steps that its commits are. */
export interface BranchState {
  /** Absent before the first save, which creates the branch. */
  branch: string | undefined
  /** The commit on which the next one is added. */
  tip: string
  /** The blob id of each file of the branch, and of what is published where the branch began. */
  files: ReadonlyMap<string, string>
  published: ReadonlyMap<string, string>
  /** The oldest first. */
  steps: Step[]
  site: SiteFiles
}

/** As many steps as are read. */
const maxSteps = 200

/** Whether a file is part of the parsed site. */
export const isParsed = (file: string) => /^(?:pages\/.*\.mdx|content\/[^/]+\.yaml)$/.test(file)

/** Reads a branch, or, without one, what is published on the host’s default branch. */
export async function readBranch(
  host: CodeHost,
  {facts}: BuiltSite,
  blobs: Blobs,
  {
    branch,
    defaultBranch,
    login,
    before,
  }: {branch: string | undefined; defaultBranch: string; login: string; before?: SiteFiles | undefined},
): Promise<BranchState> {
  const published = await host.findBranch(defaultBranch)
  if (published === undefined) throw new Error(`The code host has no branch ${defaultBranch}.`)
  const {mergeBase, commits} = branch
    ? await host.compare(defaultBranch, branch)
    : {mergeBase: published, commits: []}
  const tip = commits.at(-1)?.id ?? mergeBase
  const [files, base] = await Promise.all([host.listFiles(tip), host.listFiles(mergeBase)])
  const parsed = [files, base].flatMap((list) =>
    [...list].flatMap(([file, id]) => (isParsed(file) ? [id] : [])),
  )
  // The editor lists the latest steps only, and needs their texts only.
  const listed = commits.slice(-maxSteps)
  await blobs.fetch([...parsed, ...listed.flatMap(({message}) => blobsOfStep(message))])
  const steps = listed.flatMap(({author = 'Somebody', ...commit}) => {
    const isOwn = author === login
    return readStep({...commit, author: isOwn ? undefined : author}, blobs) ?? []
  })
  return {branch, tip, files, published: base, steps, site: siteOf(facts, files, blobs, before)}
}

/** Parses the site that a branch has. */
export function siteOf(
  facts: SiteFacts,
  files: ReadonlyMap<string, string>,
  blobs: Blobs,
  before?: SiteFiles,
): SiteFiles {
  const below = (folder: string) =>
    [...files.keys()].filter((file) => file.startsWith(folder)).map((file) => file.slice(folder.length))
  const contents = new Map(
    [...files].flatMap(([file, id]) =>
      isParsed(file) ? [[file, blobs.bytes(id) ?? new Uint8Array()] as const] : [],
    ),
  )
  const now = {
    ...facts,
    pageFiles: below('pages/').sort(),
    contentNames: below('content/').sort(),
    publicFiles: new Set(below('public').sort()),
  }
  return {
    ...parseSite(now, contents, before),
    showsDrafts: true,
    readPublicFile(address) {
      const bytes = blobs.bytes(files.get(`public${address}`))
      return bytes && Buffer.from(bytes)
    },
  }
}
