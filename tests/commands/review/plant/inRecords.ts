import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {addressOf} from '../../../../src/commands/review/readPages.ts'
import {readContentFolder} from '../../../../src/site/content/contentFolder.ts'
import {publishedPages} from '../../../publishedPages.ts'
import {looseRecords} from './base.ts'
import {type Edit, type Expected, line, singleLines} from './edit.ts'
import {announcements, menuLinks} from './inFrame.ts'

/** Values of records, records that come and go, and what a file says to those who edit it. */
export function recordEdits(root: string): Edit[] {
  // What only the check reads, no visitor does.
  const {contentReaders, content} = readContentFolder(root)
  // The check refuses another title where a record of another file names it.
  const isNamed = (title: string, name: string) =>
    [...content.values()].some((each) => each.name !== name && each.text.includes(`: ${title}\n`))
  return readdirSync(join(root, 'content'))
    .filter((name) => contentReaders.has(name))
    .flatMap((name): Edit[] => {
      const file = `content/${name}`
      const text = readFileSync(join(root, file), 'utf8')
      const fact = (words: string): Expected[] => [{fact: name, how: 'changed', words}]
      const edit = (kind: string, from: string, to: string, words?: string) =>
        line(kind, file, from, to, words === undefined ? undefined : fact(words))
      return [
        // What stands after a note would be a part of it.
        ...singleLines(text.replaceAll(/\n.* # .*(?=\n)/g, '\n')).flatMap((each) => {
          const [, indent = '', key = '', value = ''] = /^(\s+)(\w+): (.+)$/.exec(each) ?? []
          const [, label = ''] = (name === 'labels.yaml' && /^\w+: (\p{Lu}[\p{L}’ ]+)$/u.exec(each)) || []
          const [, menu = ''] = (name === 'navigation.yaml' && /\{ text: (\p{L}[\p{L} ]*),/u.exec(each)) || []
          const [, item = ''] = /^ +- (\p{Lu}[\p{L}’ ]{8,})$/u.exec(each) ?? []
          const isWords =
            /^(description|details|label|background|quote|requirements|training)$/.test(key) &&
            /^\w[^"#{}:]+$/.test(value)
          return [
            ...(label ? edit('reword a label', each, `${each} and zebras`, `${label} and zebras`) : []),
            ...(menu ? edit('rename a menu link', each, each.replace(menu, `${menu} zebras`), `${menu} zebras`) : []),
            ...(name === 'toasts.yaml' && value && key !== 'id' && key !== 'kind'
              ? edit('reword a message', each, `${each} Zebras wait.`, 'Zebras wait.')
              : []),
            ...(item ? edit('reword a line of a list', each, `${each} of zebras`, `${item} of zebras`) : []),
            ...(key === 'title' && !value.includes('"') && !isNamed(value, name)
              ? edit('rename a record', each, `${each} for zebras`, 'for zebras')
              : []),
            ...(key === 'price' ? edit('change a price', each, `${indent}price: £5`, '£5') : []),
            ...(key === 'to' ? edit('change where a record leads', each, `${indent}to: /terms`, '/terms') : []),
            ...(/^(opens|closes)$/.test(key)
              ? edit('change the hours', each, each.replace(/\d+:00/, '8:30'), '8:30')
              : []),
            ...(/^\d{4}-\d\d-\d\d$/.test(value) && key === 'date'
              ? edit('change a date', each, `${indent}${key}: 2026-07-09`, '2026-07-09')
              : []),
            ...(/^\d+$/.test(value) && !/^(amount|year)$/.test(key)
              ? edit('change a number', each, `${indent}${key}: 77`, '77')
              : []),
            ...(key === 'value' && /\d/.test(value)
              ? line('change a fact', file, each, each.replace(/\d+/, '99'), [
                  {fact: name, how: 'changed', words: '99', on: pagesShowing(root, idAbove(text, each))},
                ])
              : []),
            ...(isWords
              ? [
                  ...edit('reword a record', each, `${each} Zebras differ.`, 'Zebras differ.'),
                  ...edit('quote in YAML', each, `${indent}${key}: "${value}"`),
                ]
              : []),
            ...(/^- id:/.test(each) ? edit('comment in YAML', each, `# A note for whoever edits this.\n${each}`) : []),
          ]
        }),
        ...(name === 'facts.yaml' ? wholeRecords(file, text) : []),
        ...(name === 'navigation.yaml' ? menuLinks(file, text) : []),
        ...(name === 'announcement.yaml' ? announcements(file, text) : []),
        ...(name === 'site.yaml'
          ? edit(
              'change the phone number',
              /^phone: .*$/m.exec(text)?.[0] ?? '',
              'phone: "020 7946 0999"',
              '020 7946 0999',
            )
          : []),
      ]
    })
}

/** The id of the record that a line is of. */
function idAbove(text: string, each: string): string {
  return [...text.slice(0, text.indexOf(`\n${each}\n`)).matchAll(/^- id: (.*)$/gm)].at(-1)?.[1] ?? ''
}

/** The pages that show a fact. */
function pagesShowing(root: string, fact: string): string[] {
  return publishedPages(join(root, 'pages'))
    .filter((name) => readFileSync(join(root, 'pages', name), 'utf8').includes(` fact="${fact}"`))
    .map((name) => addressOf(`pages/${name}`))
}

/** Records that no page shows: what comes and goes is the record alone. */
function wholeRecords(file: string, text: string): Edit[] {
  const name = 'facts.yaml'
  return [
    ...looseRecords.map((id): Edit => {
      const [block = ''] = new RegExp(`\\n- id: ${id}\\n(?:  .*\\n)+`).exec(text) ?? []
      return {
        kind: 'delete a record',
        file,
        from: block,
        to: '',
        expected: [{fact: name, how: 'removed', words: `${id} in a zoo`}],
      }
    }),
    ...['okapis', 'gnus', 'kudus'].map(
      (id): Edit => ({
        kind: 'add a record',
        file,
        from: `\n- id: zebra-one\n`,
        to: `\n- id: ${id}\n  value: "12"\n  label: ${id} in a zoo\n\n- id: zebra-one\n`,
        expected: [{fact: name, how: 'added', words: `${id} in a zoo`}],
      }),
    ),
  ]
}
