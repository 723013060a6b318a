import {quoted} from '../../check/fieldLine.ts'
import {importLine} from '../../check/page/importLine.ts'

/** A page’s name as its file and its address have it: `guides/credit` is in the folder `guides`. */
export function pageNameOf(words: string): string {
  return words
    .replace(/^\/?(pages\/)?/, '')
    .split('/')
    .map(nameOf)
    .filter(Boolean)
    .join('/')
}

/** Words as they may stand in an address. */
export function nameOf(words: string): string {
  return words
    .toLowerCase()
    .replace(/\.mdx$/, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/** A page that is valid from its first minute, for that file. */
export function writePage(file: string, {title, description}: {title: string; description: string}): string {
  const value = (words: string) => (/[:#]|^[^\w£]/.test(words) ? quoted(words) : words)
  return `---
title: ${value(title)}
description: ${value(description)}
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
