import {quoted} from '../../check/fieldLine.ts'

/** A page’s name as its file and its address have it. */
export function nameOf(words: string): string {
  return words
    .toLowerCase()
    .replace(/\.mdx$/, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/** A page that is valid from its first minute. */
export function writePage({title, description}: {title: string; description: string}): string {
  const value = (words: string) => (/[:#]|^[^\w£]/.test(words) ? quoted(words) : words)
  return `---
title: ${value(title)}
description: ${value(description)}
---

import {PageHero} from '../components/PageHero.tsx'

<PageHero>

# ${title}

${description}

</PageHero>

## What you can do here

Write one sentence to a line.
`
}
