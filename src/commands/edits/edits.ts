import {mkdirSync, readdirSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {parseDocument} from 'yaml'
import type donationTiers from '../../../content/donation-tiers.yaml'
import {writePage} from '../../edit/add/page.ts'
import {type Page, readPage} from '../../site/page/page.ts'
import {readSite, type SiteFiles} from '../../site/readSite.ts'
import type {ProjectCopy} from '../copyProject.ts'
import {rewordHeadings, rewordLabels, rewordParagraphs, showAlso, takeOff} from './pages.ts'
import {addRecord, changeValues, otherWords, reversed} from './records.ts'
import {writeRealDetails} from './siteDetails.ts'

/** Something that staff do on an ordinary day, and how to do it to a copy of the project, whatever that says today. */
export interface Edit {
  name: string
  make: (copy: ProjectCopy) => void
}

const navigation = 'content/navigation.yaml'

/** In place of the empty list, or below what is announced already. */
const announce = (text: string) => `${text.replace(/^\[\]\s*$/m, '')}- words: Our office is closed for some days.
  link: See how to reach us
  to: /contact
  from: 2020-01-01
  until: 2099-12-31
`

/** Every ordinary change, in an order in which they can all be made to one copy. */
export const edits: Edit[] = [
  {name: 'a page', make: (copy) => addPage(copy, 'money-clinic', 'Money clinic')},
  {name: 'a page in a folder', make: (copy) => addPage(copy, 'guides/credit-scores', 'Credit scores')},
  {name: 'a cohort', make: (copy) => addAndShow(copy, 'cohorts.yaml')},
  {name: 'an event', make: (copy) => addAndShow(copy, 'events.yaml')},
  {name: 'a role', make: (copy) => addAndShow(copy, 'roles.yaml')},
  {name: 'a fact', make: (copy) => addAndShow(copy, 'facts.yaml')},
  {name: 'a timeline entry', make: (copy) => addAndShow(copy, 'timeline.yaml')},
  {name: 'a toast', make: (copy) => addAndShow(copy, 'toasts.yaml')},
  {name: 'an announcement', make: (copy) => changeFile(copy, 'content/announcement.yaml', announce)},
  {name: 'records in another order', make: reorderRecords},
  {name: 'a cohort taken off its page', make: (copy) => changePages(copy, (page) => takeOff(page, 'cohorts.yaml'))},
  {name: 'real details of the charity', make: (copy) => changeFile(copy, 'content/site.yaml', writeRealDetails)},
  {name: 'other dates, prices, places and numbers', make: changeFigures},
  {name: 'other links in header and footer', make: (copy) => changeFile(copy, navigation, renameLinks)},
  {name: 'other words in every record', make: rewordRecords},
  {name: 'other words in every paragraph', make: (copy) => changePages(copy, rewordParagraphs)},
  {name: 'other words on every link and button', make: (copy) => changePages(copy, rewordLabels)},
  {name: 'other words in every heading', make: renameHeadings},
]

function changeFile(copy: ProjectCopy, file: string, change: (text: string) => string) {
  copy.write(file, change(copy.read(file)))
}

function changePages(copy: ProjectCopy, change: (page: Page, site: SiteFiles) => string) {
  const site = readSite(copy.folder)
  for (const page of site.pages) copy.write(page.file, change(page, site))
}

/** Every file of records, but for the messages, whose words are fixed, and what has edits of its own. */
function recordFiles(copy: ProjectCopy): string[] {
  const own = ['toasts.yaml', 'site.yaml', 'navigation.yaml']
  return readdirSync(join(copy.folder, 'content')).filter((name) => name.endsWith('.yaml') && !own.includes(name))
}

function addPage(copy: ProjectCopy, name: string, title: string) {
  mkdirSync(dirname(join(copy.folder, 'pages', name)), {recursive: true})
  const file = `pages/${name}.mdx`
  copy.write(file, writePage(file, {title, description: `${title}: bring a letter, leave with a plan.`}))
  changeFile(copy, navigation, (text) => {
    const document = parseDocument(text)
    document.addIn(['footer', 0, 'links'], document.createNode({text: title, to: `/${name}`}))
    return document.toString({lineWidth: 0})
  })
}

/** Adds a record, and shows it wherever the one before it is shown. */
function addAndShow(copy: ProjectCopy, file: string) {
  const {text, after, id} = addRecord(file, copy.read(`content/${file}`), (value) => {
    if (value.field === 'year') return Number(value.value) + 1
    return otherWords(value)
  })
  copy.write(`content/${file}`, text)
  changePages(copy, (page) => showAlso(page, file, after, id))
}

function renameLinks(text: string): string {
  return changeValues('navigation.yaml', text, otherWords)
}

function rewordRecords(copy: ProjectCopy) {
  for (const file of recordFiles(copy))
    changeFile(copy, `content/${file}`, (text) => changeValues(file, text, otherWords))
}

/** All but the moments of our story, which stand in the order of their years. */
function reorderRecords(copy: ProjectCopy) {
  for (const file of recordFiles(copy).filter((each) => each !== 'timeline.yaml'))
    changeFile(copy, `content/${file}`, reversed)
}

/** Other days, which are still to come, times, places, prices and numbers. A gift’s id is its amount, so the pages that show it name the new one. */
function changeFigures(copy: ProjectCopy) {
  const own = ['donation-tiers.yaml', 'labels.yaml']
  for (const file of recordFiles(copy).filter((each) => !own.includes(each)))
    changeFile(copy, `content/${file}`, (text) => changeValues(file, text, otherFigure))
  const tiers = parseDocument(copy.read('content/donation-tiers.yaml')).toJS() as typeof donationTiers
  const written = tiers.map(({id, page, amount}) => [id, `${page}-${amount + 5}`, amount] as const)
  const rename = (text: string) =>
    written.reduce((all, [from, to]) => all.replaceAll(new RegExp(`(?<=(id: |tier="))${from}\\b`, 'g'), to), text)
  changeFile(copy, 'content/donation-tiers.yaml', (text) =>
    rename(text).replace(/^( +amount: )(\d+)$/gm, (_, field, amount) => `${field}${Number(amount) + 5}`),
  )
  changePages(copy, ({text}) => rename(text))
}

function otherFigure({field, value}: {field: string; value: string | number}): string | number {
  if (typeof value === 'number') return value + 1
  if (field === 'id') return value
  if (field === 'date') return `${new Date().getFullYear() + 1}${value.slice(4)}`
  if (field === 'time') return '5:15 PM to 7:45 PM'
  if (field === 'location') return 'The library in Holbeck'
  if (field === 'price') return 'Pay what you can'
  return field === 'value' || /^(duration|commitment)$/.test(field)
    ? value.replace(/\d+/g, (number) => String(Number(number) + 1))
    : value
}

/** Every heading, and each link to a place that was named after one. */
function renameHeadings(copy: ProjectCopy) {
  const site = readSite(copy.folder)
  const parse = (page: Page, text: string) => readPage(page.file, text, site.components)
  const renamed = site.pages.map((page) => ({page, ...rewordHeadings(page, site, parse)}))
  for (const {page, text} of renamed) copy.write(page.file, text)
  const links = [...site.addresses].flatMap(([address, page]) => {
    const {places = []} = renamed.find((each) => each.page === page) ?? {}
    return places.map(([before, after]) => ({page, address, before, after}))
  })
  const follow = (text: string, here?: Page) => {
    let result = text
    for (const {page, address, before, after} of links) {
      const from = page === here ? `(?:${address})?` : address
      result = result.replace(new RegExp(`(?<=[( "])(${from})#${before}(?=[)" \\n])`, 'g'), `$1#${after}`)
    }
    return result
  }
  for (const {page} of renamed) changeFile(copy, page.file, (text) => follow(text, page))
  for (const file of ['navigation.yaml', ...recordFiles(copy)])
    changeFile(copy, `content/${file}`, (text) => follow(text))
}
