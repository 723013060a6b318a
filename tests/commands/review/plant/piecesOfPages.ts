import {type Edit, type Expected, line, singleLines} from './edit.ts'

/** Items, rows, pictures and sections that come or go, links within sentences, and what a page says of itself otherwise. */
export function pieceEdits(text: string, file: string, page: string): Edit[] {
  const lines = singleLines(text)
  const one = (
    each: Extract<Expected, {page: string}>['what'],
    how: 'added' | 'removed' | 'changed',
    words: string,
  ) => [{page, what: each, how, words}]
  return [
    ...lines
      .filter((each) => /^\w.*[^\]]\]\([^)]+\).*\w.*[.]$/.test(each) && each.split('](').length === 2)
      .flatMap((each) => {
        const [whole = '', words = '', to = ''] = /\[([^\]]+)\]\(([^)]+)\)/.exec(each) ?? []
        const other = '/terms#donations'
        return [
          ...line(
            'retarget a link in a sentence',
            file,
            each,
            each.replace(to, other),
            one('link target', 'changed', other),
          ),
          ...line('make a link plain words', file, each, each.replace(whole, words), one('link', 'removed', to)),
        ]
      }),
    ...items(text).flatMap((each) => [
      ...line(
        'add an item to a list',
        file,
        each,
        `${each}\n- Zebras of all ages`,
        one('words', 'added', 'Zebras of all ages'),
      ),
      ...line('reword an item of a list', file, each, `${each} for zebras`, one('words', 'changed', 'for zebras')),
      ...line('take an item off a list', file, each, '', one('words', 'removed', each.slice(2))),
    ]),
    ...lines
      .filter((each) => /^\| \w[^[<]* \|$/.test(each) && !each.includes('---') && !text.includes(`${each}\n| --`))
      .flatMap((each) => {
        const cells = each.split(' | ').length
        const row = `| Zebras |${' Always |'.repeat(cells - 1)}`
        return [
          ...line('add a row to a table', file, each, `${each}\n${row}`, one('words', 'added', 'Zebras / Always')),
          ...line(
            'take a row off a table',
            file,
            each,
            '',
            one('words', 'removed', each.slice(2).split(' |')[0] ?? ''),
          ),
        ]
      }),
    ...lines
      .filter((each) => each.startsWith('![') && text.includes(`\n\n${each}\n`))
      .flatMap((each) =>
        line('take a picture off a page', file, each, '', one('image', 'removed', /\((.*)\)/.exec(each)?.[1] ?? '')),
      ),
    ...lines
      .filter((each) => /^## /.test(each) && text.includes(`\n\n${each}\n`))
      .flatMap((each) =>
        line('add a section', file, each, `## About zebras\n\nZebras have stripes.\n\n${each}`, [
          ...one('heading', 'added', 'About zebras'),
          ...one('words', 'added', 'Zebras have stripes.'),
        ]),
      ),
    ...lines
      .filter((each) => /^(?:title|description): [^"':#]+$/.test(each))
      .flatMap((each) => line('quote at the top of a page', file, each, each.replace(/: (.*)$/, ': "$1"'))),
  ]
}

/** The items of bulleted lists that are plain words, in lists of more than two. */
function items(text: string): string[] {
  return [...text.matchAll(/(?<=\n\n)(?:- [^\n]+\n){3,}(?=\n)/g)].flatMap(([list]) =>
    list
      .trim()
      .split('\n')
      .filter((each) => /^- [^[<*`:.]+$/.test(each) && text.split(`\n${each}\n`).length === 2),
  )
}
