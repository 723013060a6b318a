import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import * as labels from '../../../../content/labels.yaml'
import {readContentFolder} from '../../../../src/check/content/contentFolder.ts'
import {looseRecords} from './base.ts'
import {type Edit, type Expected, line, singleLines} from './edit.ts'

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
              ? edit('change a fact', each, each.replace(/\d+/, '99'), '99')
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

/** Links of the menu and the footer that come, go or lead elsewhere. */
function menuLinks(file: string, text: string): Edit[] {
  const told = (how: 'added' | 'removed' | 'changed', ...all: string[]): Expected[] =>
    all.map((words) => ({fact: 'navigation.yaml', how, words}))
  return singleLines(text).flatMap((each) => {
    const [, words = '', to = ''] = /^ +- \{ text: (.*), to: (.*) \}$/.exec(each) ?? []
    if (!words) return []
    const own = each.replace(words, 'Zebra life').replace(to, '/terms')
    return [
      ...line('add a menu link', file, each, `${each}\n${own}`, told('added', 'Zebra life', '/terms')),
      ...line('take a menu link off', file, each, '', told('removed', words, to)),
      ...line(
        'retarget a menu link',
        file,
        each,
        each.replace(`to: ${to}`, 'to: /privacy'),
        told('changed', '/privacy'),
      ),
    ]
  })
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

function announcements(file: string, text: string): Edit[] {
  return [
    {
      kind: 'take an announcement off',
      file,
      from: text,
      to: '[]\n',
      expected: [
        {fact: 'announcement.yaml', how: 'removed', words: 'closed on Friday'},
        {frame: 'accessible name', how: 'removed', words: labels.announcement},
      ],
    },
    {
      kind: 'announce something',
      file,
      from: '- words: Our',
      to: '- words: Zebras come on Monday.\n  from: 2020-01-01\n  until: 2099-12-31\n- words: Our',
      expected: [{fact: 'announcement.yaml', how: 'added', words: 'Zebras come on Monday.'}],
    },
  ]
}
