import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {addressOf} from './address.ts'
import {lostAddresses} from './content/listedRoutes.ts'
import {likenessOf, originalOf} from './copiedPage.ts'
import {decode} from './decode.ts'
import {isDraft} from './drafts.ts'
import {foldersAbove} from './folders.ts'
import {findFences} from './page/fences.ts'
import {linesAtTop} from './page/linesAtTop.ts'
import type {Page} from './page/parsePage.ts'
import {linesOf} from './places.ts'
import {plainName} from './plainName.ts'
import type {Problem} from './problem.ts'
import type {SiteFiles} from './readSite.ts'
import {explainStrayPicture} from './strayPicture.ts'

type Said = Pick<Problem, 'message' | 'help' | 'warning'>

/** Addresses that the build needs for itself. */
const taken: Record<string, string> = {
  '/404': 'the page for addresses that do not exist',
  '/assets': 'the files that pages load',
  '/share': 'the pictures that are shown beside links to pages',
}

const wellNamed = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Files and folders of `pages/` whose names can be no address, or whose address another has. */
export function checkRouting(site: SiteFiles): Problem[] {
  const problems: Problem[] = []
  const say = (name: string, said: Said) =>
    problems.push({file: `pages/${name}`, line: 1, column: 1, ...said, rule: 'routing'})
  const pages = new Map<string, string>()
  const folders = new Map<string, string>()
  for (const name of site.pageFiles) {
    const said = explainFile(name, site)
    if (said) say(name, said)
    const alike = said ? undefined : likenessOf(name, site)
    if (alike) say(name, {...explainCopy(alike), warning: true})
    if (said || name === fallback) continue
    const address = addressOf(name)
    const other = pages.get(address)
    if (other) say(name, explainClash(address, other))
    pages.set(address, name)
    for (const folder of foldersAbove(name)) if (!folders.has(folder)) folders.set(folder, name)
  }
  for (const [folder, name] of folders) {
    const said = explainFolder(folder, folders) ?? explainWithoutPage(folder, pages) ?? explainDraftAbove(folder, site)
    if (said) say(name, said)
  }
  for (const [file, other] of publicClashes(site, pages))
    problems.push({
      file: `public${file}`,
      line: 1,
      column: 1,
      message: `The build writes its own file there, for ${other}.`,
      help: 'Give this one another name.',
      rule: 'routing',
    })
  for (const needed of ['index.mdx', fallback]) {
    if (site.pageFiles.includes(needed)) continue
    const what = needed === fallback ? 'page for addresses that do not exist' : 'home page'
    say(needed, {message: `There is no ${what}.`, help: 'Bring the file back from an earlier version.'})
  }
  return problems
}

/** Files of `public/` at a place where the build writes a page. */
function publicClashes({publicFiles}: SiteFiles, pages: Map<string, string>): [file: string, other: string][] {
  return [...publicFiles].flatMap((file): [string, string][] => {
    const address = file.replace(/(?:\/index)?\.html$/, '') || '/'
    const page = pages.get(address)
    const use = taken[address]
    return page ? [[file, `pages/${page}`]] : use ? [[file, use]] : []
  })
}

const fallback = '[...404].mdx'

/** What is wrong with a file, wherever it stands. */
function explainFile(path: string, site: SiteFiles): Said | undefined {
  if (path === fallback) return undefined
  const name = path.split('/').at(-1) ?? ''
  const isWellNamed = wellNamed.test(name.replace(/\.mdx$/, ''))
  const original = isWellNamed ? undefined : (originalOf(path, site) ?? likenessOf(path, site))
  if (original) return explainCopy(original)
  const picture = explainStrayPicture(path, site)
  if (picture) return picture
  if (/\.\w+$/.test(name) && !/\.(mdx?|markdown|txt)$/i.test(name))
    return {
      message: `${name} is not a page: pages end in .mdx`,
      help: 'Move it out of pages/. If its words belong on the site, copy them into a page.',
    }
  if (!name.endsWith('.mdx'))
    return {
      message: `${name} is not a page: pages end in .mdx`,
      help: renameTo(path, site, onceRenamed(path, site)),
    }
  if (!isWellNamed)
    return {
      message: 'The name of a page is its address: small letters, numbers and hyphens.',
      help: renameTo(path, site),
    }
  const use = taken[addressOf(path)]
  return use
    ? {message: `The address ${addressOf(path)} is taken by ${use}.`, help: 'Give it another name.'}
    : undefined
}

function explainCopy(original: string): Said {
  return {
    message: `This looks like a copy of pages/${original}.`,
    help: `Compare the two, bring what is missing over to ${original}, and delete this one.`,
  }
}

/** The advice to give a file its right name; never that of a page that is there, which would be lost. */
function renameTo(path: string, site: SiteFiles, more = ''): string {
  const [folder = ''] = /^.*\//.exec(path) ?? []
  const to = `${nameToBe(path, site)}.mdx`
  return site.pageFiles.includes(folder + to)
    ? `Compare it with ${to}, which is there already, and bring what is missing over; or give it another name.`
    : `Rename it: ${to}${more}`
}

/** What else is to be done about a file that becomes a page by its new name: what it lacks at its top, and its address. */
function onceRenamed(path: string, {root}: SiteFiles): string {
  const file = join(root, 'pages', path)
  const {text, foreign} = existsSync(file) ? decode(readFileSync(file)) : {text: '', foreign: undefined}
  if (foreign || text.trim() === '' || findFences(linesOf(text))) return ' – then run: npm run fix'
  return ` – and write at its very top, in words like these, ${linesAtTop(text)}. Then run: npm run fix`
}

/** The address that a file of `pages/` has once it gets its right name; none of a file whose name is right, or that is no page. */
export function addressToBe(path: string, site: SiteFiles): string | undefined {
  const [, folder = '', name = ''] = /^(.*\/)?([^/]*)$/.exec(path) ?? []
  const isPage = /\.(mdx?|markdown|txt)$/i.test(name) && path !== fallback
  return isPage && !(name.endsWith('.mdx') && wellNamed.test(name.slice(0, -'.mdx'.length)))
    ? addressOf(`${folder}${nameToBe(path, site)}.mdx`)
    : undefined
}

/** The right name of a file of `pages/`: that of a page which is gone, where the new one only says more, as `Mentoring new.mdx` does; or its own in plain letters. */
function nameToBe(path: string, site: SiteFiles): string {
  const [, folder = '', name = ''] = /^(.*\/)?([^/]*)$/.exec(path) ?? []
  const plain = plainly(name)
  const address = addressOf(`${folder}${plain}.mdx`)
  const former = lostAddresses(site).find(
    (lost) => address.startsWith(`${lost}-`) && !/\//.test(address.slice(lost.length)),
  )
  return former?.split('/').at(-1) ?? plain
}

/** What is wrong with the name of a folder, told once for all the pages in it. */
function explainFolder(folder: string, folders: Map<string, string>): Said | undefined {
  const [, above = '', name = ''] = /^(.*\/)?([^/]*)$/.exec(folder) ?? []
  const to = plainly(name)
  if (!wellNamed.test(name))
    return {
      message: `The folder ${name} is part of the address of its pages: small letters, numbers and hyphens.`,
      help: folders.has(above + to)
        ? `Move its pages into the folder ${to}, which is there already, where it has none of that name.`
        : `Rename the folder: ${to}`,
    }
  if (name === 'index')
    return {
      message: 'A page called index is the page of its folder, so a folder can’t have that name.',
      help: 'Give the folder another name.',
    }
  const use = taken[`/${folder}`]
  return use
    ? {message: `The address /${folder} is taken by ${use}.`, help: 'Give the folder another name.'}
    : undefined
}

/** Someone who shortens the address of a page comes to its folder’s, and the way to the page shows it. */
function explainWithoutPage(folder: string, pages: Map<string, string>): Said | undefined {
  if (pages.has(`/${folder}`)) return undefined
  return {
    message: `There is no page /${folder} above the pages in the folder ${folder}.`,
    help: `Write one: npm run new page ${folder}`,
    warning: true,
  }
}

/** Pages that visitors see, below one that they don't. */
function explainDraftAbove(folder: string, site: SiteFiles): Said | undefined {
  const own = site.addresses.get(`/${folder}`)
  const isBelow = (page: Page) => addressOf(page.file).startsWith(`/${folder}/`)
  if (!own || !isDraft(own) || !site.pages.some((page) => isBelow(page) && !isDraft(page))) return undefined
  return {
    message: `The page /${folder} above the pages in the folder ${folder} is a draft, and they are not.`,
    help: `Take draft: true off at the top of ${own.file}, or make them drafts too.`,
    warning: true,
  }
}

function explainClash(address: string, other: string): Said {
  return {
    message: `pages/${other} has the same address, ${address}.`,
    help: 'Keep one of the two, or give this one another name.',
  }
}

/** A name as an address has it, or what to put there when no letter of it can stay. */
function plainly(name: string): string {
  return plainName(name.replace(/(?:\.(?:mdx?|markdown|txt))+$/i, '')) || 'a-name-of-plain-letters'
}
