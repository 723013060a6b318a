import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {openEditor} from '../../../src/edit/editor.ts'
import {openBranch} from '../../../src/edit/host/branch.ts'
import type {BuiltSite} from '../../../src/edit/host/branchState.ts'
import type {CodeHost} from '../../../src/edit/host/codeHost.ts'
import {readSite} from '../../../src/site/readSite.ts'
import {actionsIn, siteFolder} from '../copy.ts'
import {hostInMemory} from './hostInMemory.ts'

const site = readSite(siteFolder)
const names = [
  ...site.pageFiles.map((name) => `pages/${name}`),
  ...site.contentNames.map((name) => `content/${name}`),
]
const texts = new Map(names.map((name) => [name, readFileSync(join(siteFolder, name), 'utf8')]))
/** The small site, as a build has it. */
export const built: BuiltSite = {facts: site, texts}

/** Opens the editor as a person does on another device. */
export const openOn = async (host: CodeHost) => actionsIn(openEditor(await openBranch(host, built)))

/** Opens the editor on a new repository with the small site, and with other files. */
export async function start(added: Record<string, string> = {}) {
  const pictures = [...site.publicFiles].map((address) => [`public${address}`, ''])
  const memory = hostInMemory({...Object.fromEntries(texts), ...Object.fromEntries(pictures), ...added})
  return {memory, ...(await openOn(memory.host))}
}
