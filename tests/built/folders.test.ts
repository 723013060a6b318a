import {expect, test} from 'vitest'
import * as labels from '../../content/labels.yaml'
import {headersAt, parseHeaders} from '../../src/build/readHeaders.ts'
import {testSite} from '../testSites.ts'
import {folderWithoutPage, sectionFolder, sectionPages} from '../writeSection.ts'
import {elementsNamed, readDist, structuredDataOf} from './dist.ts'

const dist = readDist(testSite('inFolder'))
const {base} = dist
const [deepPage, loosePage] = [`${sectionFolder}/money/isa`, `${folderWithoutPage}/first-job`]

/** Returns the text and the target of each link in the `nav` with that label. */
function linksIn(page: string, label: string): string[] {
  const [nav] = dist.elements(`${page}.html`, 'nav', {'aria-label': label})
  return nav ? elementsNamed(nav, 'a').map(({text, attributes}) => `${text.trim()} ${attributes.href}`) : []
}

const link = ({title, path}: {title: string; path: string}) => `${title} ${base}${path}`
const folderPage = {title: 'Guides to money', path: sectionFolder}

test('the page of a folder lists its pages and their descriptions, in the order that the pages give', () => {
  expect(linksIn(sectionFolder, folderPage.title)).toEqual(sectionPages.map(link))
  const descriptions = dist.elements(`${sectionFolder}.html`, 'p').map(({text}) => text)
  for (const {title} of sectionPages)
    expect(descriptions).toContain(`${title}, in a page that was written to try a section.`)
})

test('each page of a folder leads to the page before it and the page after it', () => {
  for (const [index, {path}] of sectionPages.entries()) {
    const [before, after] = [sectionPages[index - 1], sectionPages[index + 1]]
    expect(linksIn(path, labels.previousAndNext)).toEqual([
      ...(before ? [`${labels.previous} ${link(before)}`] : []),
      ...(after ? [`${labels.next} ${link(after)}`] : []),
    ])
  }
  expect(linksIn(deepPage, labels.previousAndNext)).toEqual([])
})

test('the breadcrumb names the pages above, for people and for search engines', () => {
  const trail = [`${labels.home} ${base}`, link(folderPage), link(sectionPages[2] ?? folderPage)]
  expect(linksIn(deepPage, labels.trail)).toEqual(trail)
  expect(linksIn(loosePage, labels.trail)).toEqual([`${labels.home} ${base}`])
  const list = structuredDataOf(dist, `${deepPage}.html`).find((each) => each['@type'] === 'BreadcrumbList')
  const steps: {name: string; item: string}[] = list?.itemListElement.slice(1)
  expect(steps.map(({name, item}) => `${name} ${new URL(item).pathname}`)).toEqual([
    ...trail.slice(1),
    link({title: 'What an ISA is', path: deepPage}),
  ])
})

test.each([sectionFolder, deepPage, loosePage])('browsers cache /%s as long as any page', (page) => {
  const cachingOf = (path: string) =>
    headersAt(parseHeaders(dist.text('_headers')), base + path).filter(([name]) => name === 'Cache-Control')
  expect(cachingOf(page)).toEqual(cachingOf('about'))
})

test('no script contains the title of a page', () => {
  const scripts = [...dist.files].filter((name) => name.endsWith('.js')).map((name) => dist.text(name))
  for (const {title} of sectionPages) expect(scripts.filter((text) => text.includes(title))).toEqual([])
})
