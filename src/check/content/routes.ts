import {existsSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {addressOf, isAddress} from '../address.ts'
import {isDraft, withoutDrafts} from '../drafts.ts'
import type {Finding} from '../finding.ts'
import {listed} from '../listed.ts'
import {nearest} from '../nearest.ts'
import {inFile, type Problem} from '../problem.ts'
import type {SiteFiles} from '../readSite.ts'
import {addressToBe} from '../routing.ts'
import {type ContentFile, readContentFile} from './contentFile.ts'
import type {ContentFolder} from './contentFolder.ts'
import {linksTo} from './linksTo.ts'
import {isMissed, listName, type Route, routesOf} from './listedRoutes.ts'
import {namedOnPages} from './meantRecord.ts'
import {placesInvented} from './namedInvented.ts'
import {recordKinds} from './schemas.ts'

/** Whether every address that the site has ever had still leads somewhere, and every page is on the list (S2.28). */
export function checkRoutes(site: SiteFiles): Problem[] {
  const file = site.content.get(listName)
  // Without the list, or with one that can’t be read, that is told alone.
  if (!file || file.document.errors.length > 0) return []
  const routes = routesOf(file)
  const listed = new Set(routes.map(({address}) => address))
  const published = withoutDrafts(site)
  const pages = published.pages.filter((page) => !page.file.includes('['))
  const unlisted = pages.filter(({file}) => !listed.has(addressOf(file)) && isAddress(addressOf(file)))
  const newAddresses = unlisted.map((page) => addressOf(page.file))
  return [
    ...routes.flatMap((route, index) =>
      explainRoute(route, routes.slice(0, index), site, newAddresses).map((finding) =>
        inFile(`content/${listName}`, file.text, {...finding, rule: 'routes'}),
      ),
    ),
    ...routes.flatMap(({address}) => explainDraft(address, site)),
    ...unlisted.map(
      (page): Problem => ({
        file: page.file,
        line: 1,
        column: 1,
        message: `The address ${addressOf(page.file)} is new, and not yet on the list by which it will be found for ever.`,
        help: 'Run: npm run fix',
        warning: true,
        rule: 'routes',
      }),
    ),
  ]
}

/** Writes the addresses of those files of `pages/` at the end of the list, as far as it lacks them, and says which they were. */
export function listNewAddresses(root: string, pageFiles: string[]): string[] {
  const path = join(root, 'content', listName)
  if (!existsSync(path)) return []
  const file = readContentFile(listName, readFileSync(path))
  const {text, added} = withNewAddresses(file, pageFiles)
  if (added.length > 0) writeFileSync(path, text)
  return added
}

/** The text of the list with the addresses of pages that it lacks, and which those are. */
export function withNewAddresses(file: ContentFile, pageFiles: string[]): {text: string; added: string[]} {
  if (file.document.errors.length > 0) return {text: file.text, added: []}
  const listed = new Set(routesOf(file).map(({address}) => address))
  const added = pageFiles
    .filter((page) => !page.includes('['))
    .map(addressOf)
    // A name that can’t stay is no address for ever.
    .filter((address) => !listed.has(address) && isAddress(address))
    .sort()
  const lines = added.map((address) => `- address: ${address}\n`)
  return {text: lines.length > 0 ? file.text.replace(/\n*$/, '\n') + lines.join('') : file.text, added}
}

/** Every address whose page is gone, and where the list says that it leads now. */
export function movedAddresses(content: ContentFolder['content']): {address: string; to: string}[] {
  const file = content.get(listName)
  return file ? routesOf(file).flatMap(({address, to}) => (to ? [{address, to: to.value}] : [])) : []
}

/** Where an address leads whose page is gone, if the list says so. */
export function movedTo(address: string, content: ContentFolder['content']): string | undefined {
  return movedAddresses(content).find((moved) => moved.address === address)?.to
}

/** A page that visitors know and that says that it is a draft: told once, at that line, with all that led to it. */
function explainDraft(address: string, site: SiteFiles): Problem[] {
  const page = site.addresses.get(address)
  if (!page || !isMissed(address, site)) return []
  const links = linksTo(address, site)
  const also = links.length > 0 ? ` These lead to it: ${links.join('; ')}.` : ''
  return [
    inFile(page.file, page.text, {
      at: page.frontmatter.values.get('draft')?.at ?? 0,
      message: `This line hides the page from visitors, who know its address ${address}.`,
      help: `Delete it. If the page is to be hidden, write below ${address} in content/${listName} where that leads meanwhile, like to: /about – or delete it there, if nobody has seen the page yet.${also}`,
      rule: 'routes',
    }),
  ]
}

/** What only that page showed before somebody deleted it. */
function shownThereAlone(address: string, site: SiteFiles): string[] {
  const text = site.before?.(`pages${address}.mdx`, '') ?? ''
  const shown = [...text.matchAll(/\b(\w+)="([a-z0-9-]+)"/g)].flatMap(([, kind = '', id = '']) => {
    const name = recordKinds.get(kind) ?? ''
    const named = namedOnPages(name, site)
    const record = site.content.get(name)?.records.find((each) => each.id === id)
    // Of a file of which no page names any, nothing is told to be shown nowhere.
    return record && named.size > 0 && !named.has(id) && !site.named.has(id) ? [`${id} in content/${name}`] : []
  })
  const all = listed([...new Set(shown)], 'and')
  return all ? [`Only that page showed ${all}: show it on another, or delete it.`] : []
}

function explainRoute({address, at, to}: Route, before: Route[], site: SiteFiles, newAddresses: string[]): Finding[] {
  const page = site.addresses.get(address)
  const draft = page !== undefined && isDraft(page)
  if (before.some((each) => each.address === address))
    return [{at, message: `${address} is on this list already.`, help: 'Take one of the two away.'}]
  if (page && !draft && to)
    return [
      {at: to.at, message: `There is a page ${address}, so nobody is sent on from it.`, help: 'Delete this line.'},
    ]
  // A page whose file has lost its right name is told there, once.
  if (!page && site.pageFiles.some((file) => addressToBe(file, site) === address)) return []
  if (to || page) return []
  const renamed = nearest(address, newAddresses) ?? (newAddresses.length === 1 ? newAddresses[0] : undefined)
  const gone = `There is no page ${address} any more, but people still have its address.`
  const links = linksTo(address, site)
  const also = links.length > 0 ? `These lead to it: ${links.join('; ')}.` : ''
  if (!renamed)
    return [
      {
        at,
        message: gone,
        help: [
          `Write below it, two spaces in, which page they want now, like to: /about${also && `. ${also} Lead them there too, or take them out.`}`,
          ...shownThereAlone(address, site),
        ].join('\n'),
      },
    ]
  const where = links.length > 0 ? ` – and ${renamed} where the old address still stands: ${links.join('; ')}.` : ''
  const invented = placesInvented(address, site)
  const file = site.addresses.get(renamed)?.file
  return [
    {
      at,
      message: gone,
      help: `If it is ${renamed} now, write below it, two spaces in: to: ${renamed}${where}\n${invented ? `In ${invented}, write: - in: ${file} – then` : 'Then'} run: npm run fix`,
    },
  ]
}
