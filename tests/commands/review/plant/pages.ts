import {loosePages, oldAddresses, pageCalled} from './base.ts'
import type {Edit} from './edit.ts'

/** Pages that come, go, become drafts or are called otherwise, and addresses that lead elsewhere. */
export function pageEdits(): Edit[] {
  return [
    ...['tapir', 'lemur', 'bongo'].map(
      (name): Edit => ({
        kind: 'add a page',
        file: `pages/${name}.mdx`,
        to: newPage(name),
        expected: [{added: `/${name}`}],
      }),
    ),
    ...loosePages.flatMap((name, index): Edit[] => {
      const file = `pages/${name}.mdx`
      const isDraft = index % 2 === 1
      const text = pageCalled(name, isDraft)
      const title = `title: The life of a ${name}\n`
      if (isDraft)
        return [
          {
            kind: 'publish a draft',
            file,
            from: 'draft: true\n---',
            to: '---',
            expected: [{added: `/${name}`}],
          },
          {kind: 'edit a draft', file, from: 'gets up early', to: 'gets up late', expected: undefined},
        ]
      return [
        {kind: 'delete a page', file, from: text, expected: [{removed: `/${name}`}]},
        {
          kind: 'make a draft of a page',
          file,
          from: title,
          to: `${title}draft: true\n`,
          expected: [{removed: `/${name}`, draft: true}],
        },
        {
          kind: 'rename a page',
          file,
          from: text,
          others: [{file: `pages/${name}-life.mdx`, to: text}],
          expected: [{renamed: `/${name}-life`}],
        },
        {
          kind: 'rename a page, and say where its address leads',
          file,
          from: text,
          others: [
            {file: `pages/${name}-life.mdx`, to: text.replace('gets up early', 'gets up late')},
            {
              file: 'content/routes.yaml',
              from: `- address: ${oldAddresses[0]}\n`,
              to: `- address: /${name}\n  to: /${name}-life\n- address: ${oldAddresses[0]}\n`,
            },
          ],
          expected: [
            {renamed: `/${name}-life`},
            {page: `/${name}-life`, what: 'words', how: 'changed', words: 'gets up late'},
          ],
        },
      ]
    }),
    ...oldAddresses.flatMap((address): Edit[] => [
      {
        kind: 'change where an old address leads',
        file: 'content/routes.yaml',
        from: `${address}\n  to: /about\n`,
        to: `${address}\n  to: /programs\n`,
        expected: [{redirect: address, leads: '/programs'}],
      },
      {
        kind: 'add an old address',
        file: 'content/routes.yaml',
        from: `- address: ${address}\n`,
        to: `- address: ${address}-once\n  to: /terms\n- address: ${address}\n`,
        expected: [{redirect: `${address}-once`, leads: '/terms'}],
      },
      {
        kind: 'take an old address off',
        file: 'content/routes.yaml',
        from: `- address: ${address}\n  to: /about\n`,
        to: '',
        expected: [{redirect: address}],
      },
    ]),
  ]
}

/** A page with other words than those that go: or one of them would have been renamed. */
function newPage(name: string): string {
  return `---
title: Looking after a ${name}
description: What you need before a ${name} moves in with you.
---

# A ${name} at home

Buy hay, a bucket and a strong fence.
Ask your neighbours what they think about it.

## When it rains

Leave the stable door open and go back to bed.
`
}
