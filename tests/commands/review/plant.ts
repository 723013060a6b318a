import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {sequence} from '../../random.ts'

/** One edit as somebody makes it, and what the review must say of it once. */
export interface Edit {
  kind: string
  file: string
  /** Words that stand in the file once; without them the file is new. */
  from?: string
  /** What stands there afterwards; without it the file is deleted. */
  to?: string
  /** Words of the report, each in one of its items; none of an edit that changes no word. */
  said: string[]
}

/** Pages that nothing leads to, so that each can become a draft, be deleted or get a new address. */
const loose = ['zebra', 'giraffe', 'okapi']

/** What a copy of the project needs besides: loose pages, a record that no page shows, and an old address. */
export const prepared: [file: string, text: string][] = [
  ...loose.map((name): [string, string] => [`pages/${name}.mdx`, loosePage(name)]),
  ['content/facts.yaml', '\n- id: zebras\n  value: "3"\n  label: zebras in a zoo\n'],
  ['content/routes.yaml', '- address: /old-courses\n  to: /about\n'],
]

function loosePage(name: string): string {
  return `---\ntitle: The life of a ${name}\ndescription: How a ${name} spends its day.\n---\n\n# What a ${name} does\n\nEvery ${name} gets up early.\nThen the ${name} looks for breakfast in the tall grass.\n`
}

/** Edits of all kinds that the files of a project allow. */
function editsOf(root: string): Edit[] {
  const pages = readdirSync(join(root, 'pages')).filter(
    (name) => /^[a-z-]+\.mdx$/.test(name) && !loose.includes(name.slice(0, -4)),
  )
  return [
    ...pages.flatMap((name) => pageEdits(`pages/${name}`, readFileSync(join(root, 'pages', name), 'utf8'))),
    ...['facts.yaml', 'roles.yaml', 'faqs.yaml', 'events.yaml', 'cohorts.yaml', 'team.yaml'].flatMap((name) =>
      recordEdits(`content/${name}`, readFileSync(join(root, 'content', name), 'utf8')),
    ),
    ...wholeEdits(),
  ]
}

/** Makes edits of one line of a file. */
function editorOf(file: string, line: string) {
  return (kind: string, to: string, ...said: string[]): Edit => ({
    kind,
    file,
    from: `\n${line}\n`,
    to: `\n${to}\n`,
    said,
  })
}

function pageEdits(file: string, text: string): Edit[] {
  return singleLines(text).flatMap((line): Edit[] => {
    const edit = editorOf(file, line)
    if (/^[A-Z][^<[{|*`:]{25,}[.!?]$/.test(line)) {
      const middle = /(?<= )\p{Ll}{4,}(?= )/u.exec(line)?.[0] ?? ''
      return [
        edit('insert a sentence', `${line}\nZebras know nothing of pensions.`, '**Zebras know nothing of pensions.**'),
        edit('delete a sentence', '', `~~${line}~~`),
        ...(middle
          ? [edit('change a word', line.replace(` ${middle} `, ' zebraic '), `~~${middle}~~ **zebraic**`)]
          : []),
        ...(middle
          ? [
              edit(
                'emphasise a word',
                line.replace(` ${middle} `, ` **${middle}** `),
                `~~${middle}~~ **\\*${middle}\\***`,
              ),
            ]
          : []),
        edit('wrap a sentence', line.replace(/ (?=\S+ \S+$)/, '\n')),
      ]
    }
    if (/^## [\p{L}\d ]+$/u.test(line) && !/\(#|#/.test(text.replaceAll(/^#+ /gm, '')))
      return [edit('rename a heading', '## Something about zebras', '**Something about zebras**')]
    if (/^\[[^\]]+\]\(\/[a-z-]*\)$/.test(line))
      return [
        edit('retarget a link', line.replace(/\(.*\)/, '(/terms)'), '**‹/terms›**'),
        edit('reword a link', line.replace(/\[.*\]/, '[Have a look at zebras]'), '**Have a look at zebras'),
      ]
    if (/^- [^[<*`:.]+$/.test(line)) return [edit('reword an item', `${line} for zebras`, '**for zebras**')]
    if (/^description: \w[^"':#]+$/.test(line))
      return [edit('change a description', `${line} Zebras too.`, '**Zebras too.**')]
    return []
  })
}

function recordEdits(file: string, text: string): Edit[] {
  return singleLines(text).flatMap((line): Edit[] => {
    const edit = editorOf(file, line)
    const [, key = '', value = ''] = /^ +(\w+): (.+)$/.exec(line) ?? []
    if (/^(description|label|details|background|answer)$/.test(key) && /^\w[^"#{}:]+$/.test(value))
      return [
        edit('reword a record', `${line} Zebras differ.`, `${value.split(' ').at(-1)} **Zebras differ.**`),
        edit('comment in a record', `${line} # Zebras need no note.`),
      ]
    if (/^(spots|capacity)$/.test(key)) return [edit('change a number', `  ${key}: 77`, '**77**')]
    if (key === 'value' && /\d/.test(value)) return [edit('change a fact', line.replace(/\d+/, '99'), '99')]
    return []
  })
}

function wholeEdits(): Edit[] {
  const [one = '', two = '', three = ''] = loose
  const draft = (name: string) => `title: The life of a ${name}\n`
  return [
    {
      kind: 'add a page',
      file: 'pages/tapir.mdx',
      to: '---\ntitle: Hay and a fence\ndescription: What you need at home.\n---\n\n# Buy a bucket\n\nAsk your neighbours first.\n',
      said: ['/tapir\n'],
    },
    {kind: 'delete a page', file: `pages/${one}.mdx`, from: loosePage(one), said: [`/${one}\n`]},
    {
      kind: 'make a draft',
      file: `pages/${two}.mdx`,
      from: draft(two),
      to: `${draft(two)}draft: true\n`,
      said: [`/${two}\n`],
    },
    {
      kind: 'reword a loose page',
      file: `pages/${three}.mdx`,
      from: 'gets up early',
      to: 'gets up late',
      said: ['~~early.~~ **late.**'],
    },
    {
      kind: 'lead an old address elsewhere',
      file: 'content/routes.yaml',
      from: '/old-courses\n  to: /about',
      to: '/old-courses\n  to: /terms',
      said: ['/old-courses led to /about, now leads to /terms'],
    },
    {
      kind: 'delete a record',
      file: 'content/facts.yaml',
      from: '\n- id: zebras\n  value: "3"\n  label: zebras in a zoo\n',
      to: '\n',
      said: ['`facts.yaml: zebras`, removed'],
    },
  ]
}

/** The lines that stand in a text once, between others. */
function singleLines(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => line && text.split(`\n${line}\n`).length === 2 && text.split(line).length === 2)
}

/** Groups of edits for one commit each: every kind in its turn, and none beside or the same as another. */
export function plantEdits(root: string, seed: number, commits: number, perCommit: number): Edit[][] {
  const random = sequence(seed)
  const all = editsOf(root)
  const kinds = [...new Set(all.map(({kind}) => kind))]
  let turn = seed
  return Array.from({length: commits}, () => {
    const group: Edit[] = []
    for (let tries = 0; group.length < perCommit && tries < perCommit * 5; tries++) {
      const same = all.filter(({kind}) => kind === kinds[turn % kinds.length])
      const edit = same[Math.floor(random() * same.length)]
      turn++
      const fits = (other: Edit) => other.file !== edit?.file && !other.said.some((words) => edit?.said.includes(words))
      if (edit && group.every(fits)) group.push(edit)
    }
    return group
  })
}
