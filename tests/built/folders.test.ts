import {join} from 'node:path'
import {expect, test} from 'vitest'
import * as labels from '../../content/labels.yaml'
import {headersAt, readHeaders} from '../../src/build/readHeaders.ts'
import {testSite} from '../testSites.ts'
import {folderWithoutPage, sectionFolder, sectionPages} from '../writeSection.ts'
import {readDist} from './dist.ts'

const {folder, dist: built, base} = testSite('inFolder')
const dist = readDist(built, base, join(folder, 'pages'))

/** The links of a page's navigation of that name: their words, and where they lead. */
function linksIn(page: string, label: string): string[] {
  const nav = dist.elements(page, 'nav').find(({attributes}) => attributes['aria-label'] === label)
  return (nav?.inside ?? [])
    .filter(({name}) => name === 'a')
    .map(({text, attributes}) => `${text.trim()} ${attributes.href}`)
}

const link = ({title, path}: {title: string; path: string}) => `${title} ${base}${path}`
const above = {title: 'Guides to money', path: sectionFolder}

test('the page of a folder lists the pages in it, in the order that they say', () => {
  expect(linksIn(`${sectionFolder}.html`, above.title)).toEqual(sectionPages.map(link))
  const descriptions = dist.elements(`${sectionFolder}.html`, 'p').map(({text}) => text)
  for (const {title} of sectionPages)
    expect(descriptions).toContain(`${title}, in a page that was written to try a section.`)
})

test('each page of a folder leads to the page before it and the page after it', () => {
  for (const [index, {path}] of sectionPages.entries()) {
    const [before, after] = [sectionPages[index - 1], sectionPages[index + 1]]
    expect(linksIn(`${path}.html`, labels.previousAndNext)).toEqual([
      ...(before ? [`${labels.previous} ${link(before)}`] : []),
      ...(after ? [`${labels.next} ${link(after)}`] : []),
    ])
  }
  expect(linksIn(`${sectionFolder}/money/isa.html`, labels.previousAndNext)).toEqual([])
})

test('the breadcrumb names the pages above, for people and for machines', () => {
  const trail = [`${labels.home} /repo/`, link(above), link(sectionPages[2] ?? above)]
  expect(linksIn(`${sectionFolder}/money/isa.html`, labels.trail)).toEqual(trail)
  // No page is above this one, so none is named.
  expect(linksIn(`${folderWithoutPage}/first-job.html`, labels.trail)).toEqual([`${labels.home} /repo/`])
  const [data] = dist
    .elements(`${sectionFolder}/money/isa.html`, 'script')
    .filter(({attributes}) => attributes.type === 'application/ld+json')
  const graph: {'@type': string; itemListElement?: {name: string; item: string}[]}[] = JSON.parse(data?.text ?? '')[
    '@graph'
  ]
  const steps = graph.find((each) => each['@type'] === 'BreadcrumbList')?.itemListElement ?? []
  expect(steps.slice(1).map(({name, item}) => `${name} ${new URL(item).pathname}`)).toEqual([
    ...trail.slice(1),
    `What an ISA is ${base}${sectionFolder}/money/isa`,
  ])
})

test('a page in a folder is kept by browsers as long as any page', () => {
  const rules = readHeaders(join(dist.folder, '_headers'))
  const keptAt = (address: string) => headersAt(rules, base + address).filter(([name]) => name === 'Cache-Control')
  for (const address of [
    sectionFolder,
    `${sectionFolder}/credit`,
    `${sectionFolder}/money/isa`,
    `${folderWithoutPage}/first-job`,
  ])
    expect(keptAt(address), address).toEqual(keptAt('about'))
})

test('no script holds anything of a page', () => {
  const scripts = [...dist.files].filter((name) => name.endsWith('.js')).map((name) => dist.text(name))
  for (const {title} of sectionPages) expect(scripts.filter((text) => text.includes(title))).toEqual([])
})
