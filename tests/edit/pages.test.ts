import {existsSync, mkdirSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {check} from '../../src/check/index.ts'
import {fixedAddresses, readSite} from '../../src/site/index.ts'
import {routes as specifiedAddresses} from '../specification.ts'
import {copy, copyForEachTest, home, page, rejection} from './copy.ts'
import {git, makeRepository} from './repository.ts'

const clinic = 'pages/money-clinic.mdx'
const routes = 'content/routes.yaml'
const menu = 'content/navigation.yaml'

/** Files that link to the page /money-clinic, and the pages of a folder. */
const files: Record<string, string> = {
  [clinic]: `---
title: Money clinic
description: Bring a bill.
short: Clinic
---

import {Email} from '../components/Email.tsx'

# The clinic

Write to <Email />, or read [what to bring](/money-clinic#what-to-bring "for /money-clinic").

## What to bring

A bill.
`,
  'pages/guides/index.mdx': `---
title: Guides
description: What to read.
---

import {PageList} from '../../components/PageList.tsx'

# Guides

<PageList folder="guides" />
`,
  'pages/guides/rent.mdx': `---
title: Renting
description: How to rent.
---

import {Email} from '../../components/Email.tsx'

# Renting

Write to <Email />, or come to [/money-clinic](/money-clinic) or [the *clinic*](</money-clinic>).
Read all [guides][all].

[all]: /guides "All of them"
`,
  'pages/plans.mdx': `---
title: Plans
description: What we plan.
draft: true
---

# Plans

A bigger [clinic](/money-clinic).
`,
  'content/features.yaml': `- id: own-feature
  title: The clinic
  icon: wallet
  colour: mint
  description: Bring a bill.
  link:
    text: Read on
    # A comment.
    to: /money-clinic
`,
  [menu]: `header:
  - { text: Clinic, to: /money-clinic }
  - { text: Guides, to: "/guides" } # all of them
join: { text: Join, to: /services }
help: /services
footer:
  - heading: Quick Links
    links:
      - { text: Bring a bill, to: '/money-clinic#what-to-bring' }
legal: []
`,
  [routes]: `# Every address.

- address: /
- address: /services
- address: /clinic
  to: /money-clinic
- address: /money-clinic # on Fridays
- address: /guides
- address: /guides/rent
- address: /plans
`,
  'content/invented.yaml': `- in: pages/money-clinic.mdx
  ask: Is it so?
  words: [A bill.]
- in: pages/services.mdx
  ask: And this?
  words: [Every track is free.]
`,
}

copyForEachTest((folder) => {
  mkdirSync(join(folder, 'pages/guides'), {recursive: true})
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
  makeRepository(folder)
})

const findings = () => check(readSite(copy.root), {today: '2024-01-01'}).map(({id, file}) => `${file} ${id}`)
const rename = (file: string, address: string) => copy.editor.save({type: 'renamePage', file, address})
const remove = (to: string, links: 'follow' | 'reject' = 'follow') =>
  copy.editor.save({type: 'deletePage', file: clinic, to, links})

describe('a page with another address', () => {
  test('keeps its words, and every link, menu entry and old address leads to it; one undo reverses all', async () => {
    expect(copy.editor.describeAddress(clinic)).toMatchObject({
      address: '/money-clinic',
      links: [
        {title: 'Renting', count: 2},
        {title: 'Plans', count: 1},
        {title: 'Card with a link', count: 1},
        {title: 'Menu', count: 2},
      ],
      below: [],
    })
    const before = findings()
    expect(await rename(clinic, 'Bills & more')).toMatchObject({
      saved: true,
      moved: [{from: '/money-clinic', to: '/bills-more'}],
    })
    for (const file of Object.keys(files).filter((each) => each !== clinic && each !== routes))
      expect(copy.read(file)).toBe(
        files[file]?.replaceAll('money-clinic', 'bills-more').replace('[/bills-more]', '[/money-clinic]'),
      )
    expect(existsSync(copy.path(clinic))).toBe(false)
    expect(copy.read('pages/bills-more.mdx')).toBe(files[clinic]?.replace('(/money-clinic#', '(/bills-more#'))
    expect(copy.read(routes)).toBe(
      `${files[routes]
        ?.replace('to: /money-clinic', 'to: /bills-more')
        .replace('# on Fridays', '# on Fridays\n  to: /bills-more')}- address: /bills-more\n`,
    )
    expect(findings()).toEqual(before)
    expect(copy.editor.listChanges()).toMatchObject([
      {before: '/money-clinic', after: '/bills-more', title: 'Clinic'},
    ])
    expect(await copy.editor.undo()).toMatchObject({moved: [{from: '/bills-more', to: '/money-clinic'}]})
    expect(git('status', '--porcelain')).toBe('')
  })

  test('takes the pages of its folder and the lists of them with it', async () => {
    expect(copy.editor.describeAddress('pages/guides/index.mdx')).toMatchObject({below: ['Renting']})
    const before = findings()
    expect(await rename('pages/guides/index.mdx', 'help')).toMatchObject({saved: true})
    expect(copy.read('pages/help/index.mdx')).toContain('<PageList folder="help" />')
    const rent = copy.read('pages/help/rent.mdx')
    expect(rent).toContain("from '../../components/Email.tsx'")
    expect(rent).toContain('[all]: /help "All of them"')
    expect(copy.read(menu)).toContain('- { text: Guides, to: "/help" } # all of them')
    expect(copy.read(routes)).toContain('- address: /guides/rent\n  to: /help/rent\n')
    expect(findings()).toEqual(before)
    await copy.editor.undo()
    expect(git('status', '--porcelain')).toBe('')
  })

  test('is proposed as a page that moved', async () => {
    await rename(clinic, 'bills')
    const proposal = await copy.editor.propose('Give the clinic a shorter address')
    const branch = proposal.created ? proposal.branch : ''
    expect(git('diff', '--name-status', '--find-renames', 'HEAD', branch)).toMatch(
      /R\d+\tpages.money-clinic.mdx\tpages.bills.mdx/,
    )
  })

  test('may be in a folder, if that has a page, and its import lines still lead to the components', async () => {
    expect(await rename(clinic, 'help/bills')).toMatchObject(rejection('There is no page at /help'))
    expect(await rename(clinic, 'guides/bills')).toMatchObject({saved: true})
    expect(copy.read('pages/guides/bills.mdx')).toContain("from '../../components/Email.tsx'")
    await copy.editor.undo()
    expect(git('status', '--porcelain')).toBe('')
  })

  test('can have its former address again', async () => {
    await rename(clinic, 'bills')
    expect(await rename('pages/bills.mdx', 'money clinic')).toMatchObject({saved: true})
    expect(copy.read(clinic)).toBe(files[clinic])
    expect(copy.read(routes)).toBe(`${files[routes]}- address: /bills\n  to: /money-clinic\n`)
    expect(await rename(clinic, 'services')).toMatchObject(rejection('is there already'))
  })

  test('is refused while a page that links to it has a mistake', async () => {
    copy.write(
      'pages/broken.mdx',
      '---\ntitle: Broken\ndescription: Not whole.\n---\n\n# B\n\n<Email\n\n[Clinic](/money-clinic)\n',
    )
    expect(await rename(clinic, 'bills')).toMatchObject(rejection('Broken: This page has a mistake'))
    expect(git('status', '--porcelain')).toBe('?? pages/broken.mdx')
  })
})

describe('a deleted page', () => {
  test('leads to another page, and so do its links; one undo brings it back', async () => {
    const before = findings()
    expect(await remove('/services#four-tracks')).toMatchObject({moved: [{to: '/services#four-tracks'}]})
    expect(existsSync(copy.path(clinic))).toBe(false)
    expect(copy.read(menu)).toContain("to: '/services#four-tracks'")
    expect(copy.read('pages/guides/rent.mdx')).toContain('[/money-clinic](/services#four-tracks)')
    expect(copy.read(routes)).toContain('- address: /clinic\n  to: /services#four-tracks\n')
    expect(copy.read(routes)).toContain('# on Fridays\n  to: /services#four-tracks\n')
    expect(copy.read('content/invented.yaml')).not.toContain('A bill.')
    expect(findings().filter((each) => !before.includes(each))).toEqual([])
    expect(copy.editor.listChanges()).toMatchObject([
      {description: 'removed: page', before: 'Clinic', after: ''},
    ])
    expect(await copy.editor.undo()).toMatchObject({moved: [{to: '/money-clinic'}]})
    expect(git('status', '--porcelain')).toBe('')
  })

  test.each([
    [
      'if nothing may link to it, and names what does',
      '/services',
      'reject',
      '“Plans”, “Card with a link” and “Menu” (2 links) still link to it',
    ],
    ['without a page to which its address leads', '', 'follow', 'Choose the page'],
    ['if that page is a draft', '/plans', 'follow', 'Visitors can’t see'],
    ['if that page has no such heading', '/services#nowhere', 'follow', 'There is no #nowhere'],
  ] as const)('is refused %s', async (_, to, links, reason) => {
    expect(await remove(to, links)).toMatchObject(rejection(reason))
    expect(git('status', '--porcelain')).toBe('')
  })

  test('is refused if nothing would show its records, or link to another page, any more', async () => {
    copy.write(clinic, `${files[clinic]}\nAfterwards see [our shop](/shop).\n`)
    copy.write('pages/shop.mdx', '---\ntitle: Shop\ndescription: What we sell.\n---\n\n# Shop\n')
    copy.write(routes, `${files[routes]}- address: /shop\n`)
    expect(await remove('/services')).toMatchObject(rejection('Shop: No page or menu links'))
  })
})

test.each([page, home, 'pages/[...404].mdx'])(
  '%s, which the site needs, is neither renamed nor deleted',
  async (file) => {
    expect(fixedAddresses()).toEqual(specifiedAddresses)
    const {lockedReason = ''} = copy.editor.describeAddress(file)
    expect(lockedReason).not.toBe('')
    expect(await rename(file, 'elsewhere')).toMatchObject(rejection(lockedReason))
    expect(await copy.editor.save({type: 'deletePage', file, to: '/guides', links: 'follow'})).toMatchObject(
      rejection(lockedReason),
    )
  },
)
