import {existsSync} from 'node:fs'
import {join} from 'node:path'
import {toString as textOf} from 'mdast-util-to-string'
import {addressOf} from '../../site/address.ts'
import {checkPage} from '../../check/checkPage.ts'
import {asYaml} from '../../site/content/asYaml.ts'
import {importLine} from '../../site/page/importLine.ts'
import {nodesOf} from '../../site/page/nodes.ts'
import {readPage} from '../../site/page/page.ts'
import {plainName} from '../../site/text/plainName.ts'
import type {SiteFiles} from '../../site/readSite.ts'
import type {Reading} from './reading.ts'

/** A description for as long as the real one is not known. */
export const ownWords = 'Words that are still to come.'

/** The file of a page by what someone typed for its address. */
export function readAddress(root: string, words: string): Reading<string> {
  const name = words
    .replace(/^https?:\/\/[^/]+/i, '')
    .replace(/^\/?(pages\/)?/, '')
    .replace(/\.mdx$/i, '')
    .split('/')
    .map(plainName)
    .filter(Boolean)
    .join('/')
  if (!name) return {wrong: 'A page needs a name of letters from a to z, or numbers.'}
  const file = `pages/${name}.mdx`
  const address = addressOf(file)
  const there = [file, `pages${address}.mdx`, `pages${address}/index.mdx`].find((each) => existsSync(join(root, each)))
  return there ? {wrong: `${there} is there already.`} : {answer: file}
}

/** Words that the check lets pass and that visitors read as they were typed, at the top of the page and in it. */
export function readWords(
  words: string,
  what: 'title' | 'description',
  parse: (words: string) => ReturnType<typeof readPage>,
  site: SiteFiles,
): Reading<string> {
  const twin = site.pages.find(({frontmatter}) => frontmatter.values.get(what)?.value === words)
  if (twin) return {wrong: `${addressOf(twin.file)} has the same ${what}.`}
  const page = parse(words)
  const [error] = checkPage(page, site).filter((problem) => !problem.warning)
  if (error) return {wrong: error.message}
  const [shown] = nodesOf(page, what === 'title' ? 'heading' : 'paragraph')
  return shown && textOf(shown) === words
    ? {answer: words}
    : {wrong: `Some signs of this ${what} would not be shown: signs like *, _ and \` have a meaning of their own.`}
}

/** A page as it would be read with those words at its top. */
export function parseNew(file: string, words: {title: string; description: string}, site: SiteFiles) {
  return readPage(file, writePage(file, words), site.components)
}

/** A page that is valid from its first minute, for that file. */
export function writePage(file: string, {title, description}: {title: string; description: string}): string {
  return `---
title: ${asYaml(title)}
description: ${asYaml(description)}
---

${importLine('PageHero', file)}

<PageHero>

# ${title}

${description}

</PageHero>

## What you can do here

Write one sentence to a line.
`
}
