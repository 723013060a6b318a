import {readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'

/** Pages that nothing leads to, so that each can go, come, be renamed or become a draft by itself. */
export const loosePages = ['zebra', 'giraffe', 'okapi', 'gnu', 'ibex', 'kudu']
/** Addresses that lead elsewhere, so that where they lead can change. */
export const oldAddresses = ['/old-courses', '/old-help', '/old-team']
/** Records that no page shows. */
export const looseRecords = ['zebra-one', 'zebra-two', 'zebra-three']

/** Gives a copy of the project what the real one has not got yet, so that it can change: pictures, drafts, old addresses, what stands above the header. */
export function prepareBase(root: string) {
  const append = (file: string, words: string) =>
    writeFileSync(join(root, file), `${readFileSync(join(root, file), 'utf8').trimEnd()}\n${words}`)
  append('pages/about.mdx', '\n![A coin on a table](/icon-512.png)\n')
  append('pages/terms.mdx', '\n![A pen](/icon-512.png)\n')
  for (const [index, name] of loosePages.entries())
    writeFileSync(join(root, `pages/${name}.mdx`), pageCalled(name, index % 2 === 1))
  append('content/routes.yaml', oldAddresses.map((address) => `- address: ${address}\n  to: /about\n`).join(''))
  append(
    'content/facts.yaml',
    looseRecords.map((id, index) => `\n- id: ${id}\n  value: "${index + 3}"\n  label: ${id} in a zoo\n`).join(''),
  )
  writeFileSync(
    join(root, 'content/announcement.yaml'),
    '- words: Our office is closed on Friday.\n  from: 2020-01-01\n  until: 2099-12-31\n',
  )
}

/** A page like any other, with words of its own. */
export function pageCalled(name: string, draft = false): string {
  return `---
title: The life of a ${name}
description: How a ${name} spends its day, and what it makes of money.
${draft ? 'draft: true\n' : ''}---

# What a ${name} does all day

Every ${name} that we know gets up early.
Then the ${name} looks for breakfast in the tall grass.

## Where a ${name} sleeps

Nobody has ever seen where the ${name} goes at night.
`
}
