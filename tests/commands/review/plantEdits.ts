import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {slug} from 'github-slugger'
import type {Happening, Subject} from '../../../src/commands/review/model.ts'
import {addressOf} from '../../../src/commands/review/readPages.ts'
import {publishedPages} from '../../publishedPages.ts'
import {sequence} from '../../random.ts'

/** One edit of one file, and what the review must say of it. */
export interface Edit {
  kind: string
  file: string
  from: string
  to: string
  /** Nothing for an edit that changes no word. */
  expected?: {page?: string; what: Subject | 'fact'; how: Happening; words: string}
}

/** Whatever edits of each kind the files of a project allow, shuffled, as many of each kind as asked for. */
export function plantEdits(root: string, seed: number, perKind: number): Edit[] {
  const random = sequence(seed)
  const all = [...pageEdits(root, random), ...recordEdits(root)]
  const shuffled = all.map((edit) => ({edit, at: random()})).sort((a, b) => a.at - b.at)
  const counts = new Map<string, number>()
  return shuffled.flatMap(({edit}) => {
    const count = counts.get(edit.kind) ?? 0
    counts.set(edit.kind, count + 1)
    return count < perKind ? [edit] : []
  })
}

function pageEdits(root: string, random: () => number): Edit[] {
  const linked = placesLinkedTo(root)
  return publishedPages(join(root, 'pages')).flatMap((name): Edit[] => {
    const file = `pages/${name}`
    const page = addressOf(file)
    const text = readFileSync(join(root, file), 'utf8')
    const lines = text.split('\n').filter((line) => text.split(`\n${line}\n`).length === 2)
    const plain = lines.filter((line) => /^[A-Z][^<[{|*`:]{25,}[.!?]$/.test(line))
    const edit = (kind: string, from: string, to: string, expected?: Edit['expected']): Edit[] =>
      from && from !== to ? [{kind, file, from: `\n${from}\n`, to, expected}] : []
    return [
      ...plain.flatMap((line) => {
        const words = line.split(' ')
        words.splice(1 + Math.floor(random() * (words.length - 2)), 1, 'wonderful')
        const other = plain.find(
          (each) => each !== line && !text.includes(`${line}\n${each}`) && !text.includes(`${each}\n${line}`),
        )
        const moved = other ? text.replace(`\n${line}\n`, '\n').replace(`\n${other}\n`, `\n${other}\n${line}\n`) : text
        const alone = text.includes(`\n\n${line}\n\n`)
        return [
          ...edit('change a sentence', line, `\n${words.join(' ')}\n`, {
            page,
            what: 'words',
            how: 'changed',
            words: words.join(' '),
          }),
          ...edit('delete a sentence', line, '\n', {page, what: 'words', how: 'removed', words: line}),
          ...edit('insert a sentence', line, `\n${line}\nZebras know nothing of pensions.\n`, {
            page,
            what: 'words',
            how: 'added',
            words: 'Zebras know nothing of pensions.',
          }),
          ...(other
            ? [
                {
                  kind: 'move a sentence',
                  file,
                  from: text,
                  to: moved,
                  expected: {page, what: 'words' as const, how: 'moved' as const, words: line},
                },
              ]
            : []),
          ...(alone ? [] : edit('re-wrap', line, `\n${line.replace(/ (?=\S+ \S+$)/, '\n')}\n`)),
        ]
      }),
      ...lines
        // A link to a heading that is called otherwise stops the build.
        .filter((line) => /^## /.test(line) && !linked.has(slug(line.slice(3))))
        .flatMap((line) =>
          edit('rename a heading', line, '\n## Something else entirely\n', {
            page,
            what: 'heading',
            how: 'renamed',
            words: 'Something else entirely',
          }),
        ),
      ...lines
        .filter((line) => /^\[.*\]\(\/[a-z-]*\)$/.test(line))
        .flatMap((line) => [
          ...edit('retarget a link', line, `\n${line.replace(/\(.*\)/, '(/terms#donations)')}\n`, {
            page,
            what: 'link target',
            how: 'changed',
            words: '/terms#donations',
          }),
          ...edit('reword a link', line, `\n${line.replace(/\[.*\]/, '[Have a look at this]')}\n`, {
            page,
            what: 'link text',
            how: 'changed',
            words: 'Have a look at this',
          }),
        ]),
      ...lines
        .filter((line) => line.startsWith('!['))
        .flatMap((line) =>
          edit('change an alt text', line, `\n${line.replace(/\[.*\]/, '[Two people at a table]')}\n`, {
            page,
            what: 'alt text',
            how: 'changed',
            words: 'Two people at a table',
          }),
        ),
      ...lines
        .filter((line) => line.startsWith('title: '))
        .flatMap((line) =>
          edit('change a title', line, '\ntitle: Quite new\n', {
            page,
            what: 'title',
            how: 'changed',
            words: 'Quite new',
          }),
        ),
      ...lines
        .filter((line) => line.startsWith('description: '))
        .flatMap((line) =>
          edit('change a description', line, `\n${line.replace(/: ("?)/, ': $1Come in. ')}\n`, {
            page,
            what: 'description',
            how: 'changed',
            words: 'Come in.',
          }),
        ),
      ...lines
        .filter((line) => /^\s*<\w+ \w+="[^"]*" \w+="[^"]*".*>$/.test(line))
        .flatMap((line) => edit('reorder props', line, `\n${line.replace(/(\w+="[^"]*") (\w+="[^"]*")/, '$2 $1')}\n`)),
      ...lines
        .filter((line) => line.startsWith('import '))
        .slice(0, 2)
        .flatMap((line) => edit('lose an import', line, '\n')),
    ]
  })
}

/** The names of all places that a page or a record leads to: `dates`, of `/programs#dates`. */
function placesLinkedTo(root: string): Set<string> {
  const texts = ['pages', 'content'].flatMap((folder) =>
    readdirSync(join(root, folder), {recursive: true, encoding: 'utf8'})
      .filter((name) => /\.(mdx|yaml)$/.test(name))
      .map((name) => readFileSync(join(root, folder, name), 'utf8')),
  )
  return new Set(texts.flatMap((text) => [...text.matchAll(/#([\w-]+)/g)].map(([, place = '']) => place)))
}

function recordEdits(root: string): Edit[] {
  return readdirSync(join(root, 'content'))
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name): Edit[] => {
      const file = `content/${name}`
      const text = readFileSync(join(root, file), 'utf8')
      const lines = text.split('\n').filter((line) => text.split(`\n${line}\n`).length === 2)
      const edit = (kind: string, from: string, to: string, words?: string): Edit[] =>
        from === to
          ? []
          : [
              {
                kind,
                file,
                from: `\n${from}\n`,
                to: `\n${to}\n`,
                expected: words === undefined ? undefined : {what: 'fact', how: 'changed', words},
              },
            ]
      return lines.flatMap((line) => {
        const [, indent = '', key = '', value = ''] = /^(\s+)(\w+): (.+)$/.exec(line) ?? []
        const [, label = ''] = (name === 'labels.yaml' && /^\w+: (\p{Lu}[\p{L}’ ]+)$/u.exec(line)) || []
        const [, menu = ''] = (name === 'navigation.yaml' && /\{ text: (\p{L}[\p{L} ]*),/u.exec(line)) || []
        return [
          ...(label ? edit('reword a label', line, `${line} and zebras`, `${label} and zebras`) : []),
          ...(menu ? edit('rename a menu link', line, line.replace(menu, `${menu} zebras`), `${menu} zebras`) : []),
          ...(/^\d{4}-\d\d-\d\d$/.test(value)
            ? edit('change a date', line, `${indent}${key}: 2026-07-09`, '2026-07-09')
            : []),
          ...(/^\d+$/.test(value) && !/^(amount|year)$/.test(key)
            ? edit('change a number', line, `${indent}${key}: 77`, '77')
            : []),
          ...(key === 'value' && /\d/.test(value) ? edit('change a fact', line, line.replace(/\d+/, '99'), '99') : []),
          ...(/^(description|details|label|background|quote|requirements|training)$/.test(key) &&
          /^\w[^"#{}:]+$/.test(value)
            ? [
                ...edit('reword a record', line, `${line} Zebras differ.`, 'Zebras differ.'),
                ...edit('quote in YAML', line, `${indent}${key}: "${value}"`),
              ]
            : []),
          ...(/^- id:/.test(line) ? edit('comment in YAML', line, `# A note for whoever edits this.\n${line}`) : []),
        ]
      })
    })
}
