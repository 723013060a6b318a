import {importLine} from '../src/site/page/importLine.ts'
import type {ProjectCopy} from './copyProject.ts'

/** Two folders of `pages/` that the project does not have; the second gets no index page. */
export const sectionFolder = 'a-section-of-this-test'
export const folderWithoutPage = 'a-folder-without-a-page'

/**
 * The pages of `sectionFolder` in the order in which its index page lists them. `says` is a line of
 * frontmatter.
 */
export const sectionPages = [
  {path: `${sectionFolder}/budget`, title: 'How to make a budget', says: 'order: 1\n'},
  {path: `${sectionFolder}/credit`, title: 'How credit works', says: 'order: 2\n'},
  {path: `${sectionFolder}/money`, title: 'Words about money', says: 'order: 3\n'},
  {path: `${sectionFolder}/savings`, title: 'How to save a little', says: ''},
]

/**
 * Adds two folders to a copy of the project: an index page that lists its folder, and pages that link to the
 * next.
 */
export function writeSection(copy: ProjectCopy): void {
  const write = (name: string, title: string, says: string, end = '<NextPages />') =>
    copy.write(`pages/${name}.mdx`, sectionPage(`pages/${name}.mdx`, title, says, end))
  write(
    `${sectionFolder}/index`,
    'Guides to money',
    'drawing: open-book\n',
    `<PageList folder="${sectionFolder}" />`,
  )
  for (const {path, title, says} of sectionPages)
    write(path === `${sectionFolder}/money` ? `${path}/index` : path, title, says)
  write(`${sectionFolder}/money/isa`, 'What an ISA is', '')
  write(`${folderWithoutPage}/first-job`, 'Tips for a first job', '')
}

function sectionPage(file: string, title: string, says: string, end: string): string {
  const component = /\w+/.exec(end)?.[0] ?? ''
  const imported = [component, 'PageHero', 'ToastButton'].sort().map((name) => importLine(name, file))
  return `---
title: ${title}
description: ${title}, in a page that was written to try a section.
${says}---

${imported.join('\n')}

<PageHero>

# ${title}

In plain words.

</PageHero>

## About ${title}

Read [who we are](/about), or [the guides](/${sectionFolder}).

<ToastButton toast="workshop-registration">Tell me more</ToastButton>

## More of this section

Read on.

${end}
`
}
