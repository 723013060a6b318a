import {existsSync, mkdirSync, writeFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {toString as textOf} from 'mdast-util-to-string'
import {addressOf} from '../../check/address.ts'
import {checkPage} from '../../check/checkPage.ts'
import {asYaml} from '../../check/content/asYaml.ts'
import {listNewAddresses} from '../../check/content/routes.ts'
import {importLine} from '../../check/page/importLine.ts'
import {nodesOf} from '../../check/page/nodes.ts'
import {parsePage} from '../../check/page/parsePage.ts'
import {plainName} from '../../check/plainName.ts'
import {readSite, type SiteFiles} from '../../check/readSite.ts'
import {type Ask, askUntil, type Reading} from './ask.ts'

/** Asks for the few words that a page starts with, and writes it once all of them are there. */
export async function newPage(root: string, words: string, ask: Ask): Promise<number> {
  const given = words ? readAddress(root, words) : undefined
  if (given && 'wrong' in given) {
    console.error(given.wrong)
    return 1
  }
  const file =
    given?.answer ??
    (await askUntil(ask, 'The page’s address, like money-clinic or guides/credit: ', (each) => readAddress(root, each)))
  const site = readSite(root)
  const address = addressOf(file)
  const plain = (address.split('/').at(-1) ?? '').replaceAll('-', ' ').replace(/^./, (one) => one.toUpperCase())
  const title = await askUntil(ask, `Title (${plain}): `, (each) =>
    readWords(each || plain, 'title', (title) => parse(file, {title, description: ownWords}, site), site),
  )
  const fallback = `${title} at Twelvesides.`
  const description = await askUntil(ask, `One sentence that says what the page is for (${fallback}): `, (each) =>
    readWords(each || fallback, 'description', (description) => parse(file, {title, description}, site), site),
  )
  mkdirSync(dirname(join(root, file)), {recursive: true})
  writeFileSync(join(root, file), writePage(file, {title, description}))
  listNewAddresses(root, [file])
  console.log(
    `\nWritten: ${file}, which is shown at ${address}\nNext: change its words, and link to it from another page: [${title}](${address})`,
  )
  return 0
}

/** A description for as long as the real one is not known. */
const ownWords = 'Words that are still to come.'

/** The file of a page by what someone typed for its address. */
function readAddress(root: string, words: string): Reading<string> {
  const name = words
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
function readWords(
  words: string,
  what: 'title' | 'description',
  parse: (words: string) => ReturnType<typeof parsePage>,
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

function parse(file: string, words: {title: string; description: string}, site: SiteFiles) {
  return parsePage(file, writePage(file, words), site.components)
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
