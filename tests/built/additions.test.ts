import {appendFileSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {afterAll, beforeAll, expect, test} from 'vitest'
import site from '../../content/site.yaml'
import {copyProject, type ProjectCopy} from '../../src/commands/copyProject.ts'

/** A copy to which files were added, and in which no other file was touched: whatever they need follows by itself. */
let copy: ProjectCopy

const added = {
  'components/JoinButton.tsx': `
import type {Label} from './ui/kinds.ts'

interface JoinButtonProps {
  /** The words on the button. */
  children: Label
}

/** A button of a new kind. */
export function JoinButton({children}: JoinButtonProps) {
  return <button type="button">{children}</button>
}
`,
  'components/NewsBand.tsx': `
import type {ReactNode} from 'react'
import type {Band} from './ui/kinds.ts'

interface NewsBandProps {
  /** A sentence. */
  children: ReactNode
}

/** A band of a new kind. */
export function NewsBand({children}: NewsBandProps): Band {
  return <aside>{children}</aside>
}
`,
  'pages/added.mdx': `---
title: An added page
description: It shows what was added, and nothing else had to be changed for it.
---

# An added page

## A part

<JoinButton>

Join the added group

</JoinButton>

<NewsBand>

The latest words.

</NewsBand>

<Notice notice="added" />
`,
}

const records = {
  'content/notices.yaml': `
- id: added
  text:
    - Nobody is here today.
    - Ring {phone}.
`,
}

beforeAll(() => {
  copy = copyProject()
  for (const [name, text] of Object.entries(added)) writeFileSync(join(copy.folder, name), text)
  for (const [name, text] of Object.entries(records)) appendFileSync(join(copy.folder, name), text)
  const {status, output} = copy.build()
  expect(status, output).toBe(0)
}, 120_000)

afterAll(() => copy.remove())

/** What a page of the copy shows between its header and its footer. */
function mainOf(name: string): string {
  const [main = ''] = /<main.*<\/main>/s.exec(readFileSync(join(copy.dist, name), 'utf8')) ?? []
  return main.replaceAll('\n', '')
}

test('an added component that takes a label gets the words, without a paragraph round them', () => {
  expect(mainOf('added.html')).toContain('<button type="button">Join the added group</button>')
})

test('an added band ends the section above it', () => {
  expect(mainOf('added.html')).toContain('</section><aside><p>The latest words.</p></aside>')
})

test('an added notice has the charity’s own contacts as links, wherever its words name them', () => {
  const phone = `<a href="tel:${site.phoneLink}">${site.phone}</a>`
  expect(mainOf('added.html')).toContain(`Nobody is here today. Ring ${phone}.`)
})
