import {toString as wordsIn} from 'mdast-util-to-string'
import {check, type Finding, reportSentences} from '../../check/index.ts'
import {
  addressOf,
  asYaml,
  fileText,
  importLine,
  nodesOf,
  type SiteFiles,
  slugify,
  today,
  withFileText,
} from '../../site/index.ts'
import type {ParseResult} from '../yaml/newRecord.ts'

/** The placeholder for the description of a new page. */
export const placeholderDescription = 'Words that are still to come.'

/** Converts the address that an author typed for a new page to a file path, or reports why it is invalid. */
export function parseAddress(site: SiteFiles, words: string): ParseResult<string> {
  const name = words
    .replace(/^https?:\/\/[^/]+/i, '')
    .replace(/^\/?(pages\/)?/, '')
    .replace(/\.mdx$/i, '')
    .split('/')
    .map(slugify)
    .filter(Boolean)
    .join('/')
  if (!name) return {wrong: 'A page needs a name of letters from a to z, or numbers.'}
  const file = `pages/${name}.mdx`
  const address = addressOf(file)
  const files = [...site.pageFiles.map((each) => `pages/${each}`), ...site.links]
  const taken = [file, `pages${address}.mdx`, `pages${address}/index.mdx`].find((each) =>
    files.includes(each),
  )
  if (taken) return {wrong: `${taken} is there already.`}
  const wrong = errorIn(site, file, {title: name, description: placeholderDescription}, ({id}) =>
    id.startsWith('files.'),
  )
  return wrong ? {wrong} : {answer: file}
}

/** Returns the first error of the check about a new page, among those that `isMeant`. */
function errorIn(
  site: SiteFiles,
  file: string,
  fields: {title: string; description: string},
  isMeant = (_: Finding) => true,
): string | undefined {
  const now = withFileText(site, file, newPageSource(file, fields))
  const found = check(now, {today: today(), files: [file]})
  const error = found.find((each) => each.severity === 'error' && isMeant(each))
  return error && reportSentences(error, fileText(now, file)).join(' ')
}

/**
 * Validates a new page’s title or description: it must pass `npm run check` and be rendered exactly as typed.
 */
export function validateText(
  site: SiteFiles,
  file: string,
  fields: {title: string; description: string},
  what: 'title' | 'description',
): ParseResult<string> {
  const wrong = errorIn(site, file, fields)
  if (wrong) return {wrong}
  const page = withFileText(site, file, newPageSource(file, fields)).pagesByAddress.get(addressOf(file))
  const [shown] = page ? nodesOf(page, what === 'title' ? 'heading' : 'paragraph') : []
  return shown && wordsIn(shown) === fields[what]
    ? {answer: fields[what]}
    : {wrong: `Some characters of this ${what} would not be shown: *, _ and \` have a meaning of their own.`}
}

/** Returns the initial MDX of a new page, which passes `npm run check`. */
export function newPageSource(
  file: string,
  {title, description}: {title: string; description: string},
): string {
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

Write what people can do here.
`
}
