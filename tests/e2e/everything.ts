import {writeFileSync} from 'node:fs'
import {join} from 'node:path'
import type {ProjectCopy} from '../../src/commands/copyProject.ts'
import {photo, pngWith} from '../pictureFiles.ts'

/** One of everything that Markdown makes and the check lets pass, plain, with and in each other, and within components that take words. */
const body = `
# One of everything

![The team at a table](/wide.png)

The first paragraph has **bold**, *slanted*, ~~struck~~ and \`short code\`, and a picture ![A coin](/coin.png) among its words.
It has a word without an end, Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft, and an
address, https://example.org/a/very/long/address/without-an-end/that-goes-on-and-on-and-on?and=has&a=query#and-a-place

> A quotation of two paragraphs.
>
> ![The team at a table, in a quotation](/wide.png)
>
> - A list in it
>
>   > A quotation in that

1. A numbered list
   - with points
     - with points of their own

       ![The team at a table, in a list](/wide.png)
   - and another
2. And its second point, which has two paragraphs and \`code-that-is-one-long-word-without-any-place-to-break-it-in-two\`.

   This is the second one.

- [x] A task that is done
- [ ] One that is not

***

Below the line there are words again.

## A second section

![A tall door](/tall.png)

### A smaller heading

A note stands at the end.[^note]

#### A smaller one

##### A smaller one still

###### The smallest heading

## Tables

| Day | Room |
| --- | ---: |
| Monday | ![A coin](/coin.png) |
| Tuesday | 2 |

A wide one follows.

| Day | What we do | Where that is | Who brings what | What it costs | A picture of it |
| --- | --- | --- | --- | --- | --- |
| Monday | We read a payslip together, line by line | In the large room on the first floor | Everyone brings one | Nothing at all | ![The team at a table, in a table](/wide.png) |
| Tuesday | We write a budget | Upstairs | A pen and some paper, and last month’s receipts | Nothing | ![A photo held upright](/turned.jpg) |

<Columns>

## In columns

![The team at a table, in columns](/wide.png)

1. First
2. Second

## Beside it

![A tall door, in columns](/tall.png)

| One | Two | Three | Four |
| --- | --- | --- | --- |
| Something rather long | Something rather long | Something rather long | Something rather long |

</Columns>

## Within components

<Callout>

### An offer with a picture

![The team at a table, in an offer](/wide.png)

</Callout>

<Steps>

1. **First**

   ![The team at a table, in a step](/wide.png)

2. **Second**

   Words, and a word without an end: Donaudampfschifffahrtselektrizitätenhauptbetriebswerk.

</Steps>

![The last picture of the page](/wide.png)

[^note]: This is the note, with \`code\` and a [link](/about).
`

const top = (title: string, more: string) =>
  `---\ntitle: ${title}\ndescription: ${title}, to see how each thing that Markdown makes is laid out.\n${more}---\n`

/** The addresses of the pages that `writeEverything` writes. */
export const everything = ['/everything', '/everything-in-prose']

/** Adds pages with one of everything, and the pictures that they show. */
export function writeEverything(copy: ProjectCopy) {
  copy.write('pages/everything.mdx', top('One of everything', '') + body)
  const prose = body.replace(/\n<Columns>[\s\S]*<\/Steps>\n/, '').replace('# One', '# Another one')
  copy.write('pages/everything-in-prose.mdx', top('Everything in prose', 'layout: prose\n') + prose)
  const pictures = {
    'wide.png': pngWith([], [1600, 1200]),
    'tall.png': pngWith([], [900, 2400]),
    'coin.png': pngWith([], [24, 24]),
    'turned.jpg': photo(6, false),
  }
  for (const [name, bytes] of Object.entries(pictures)) writeFileSync(join(copy.folder, 'public', name), bytes)
}
