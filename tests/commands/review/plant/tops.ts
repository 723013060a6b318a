import type {Happening, Subject} from '../../../../src/commands/review/model.ts'
import {type Edit, type Expected, line, singleLines} from './edit.ts'

/** What a page says of itself between its `---` lines. */
export function topEdits(text: string, file: string, page: string): Edit[] {
  const expect = (what: Subject, how: Happening, words: string): Expected[] => [{page, what, how, words}]
  return singleLines(text).flatMap((each) => {
    const to = (other: RegExp, words: string) => each.replace(other, words)
    if (each.startsWith('title: '))
      return line('change a title', file, each, 'title: Quite new', expect('title', 'changed', 'Quite new'), [
        {what: 'words'},
      ])
    // Above the home page there is no other, and no trail.
    if (each.startsWith('short: '))
      return line(
        'change the short title',
        file,
        each,
        'short: Zebra corner',
        page === '/' ? undefined : expect('words', 'changed', 'Zebra corner'),
      )
    if (each.startsWith('description: '))
      return line(
        'change a description',
        file,
        each,
        to(/: ("?)/, ': $1Come in. '),
        expect('description', 'changed', 'Come in.'),
      )
    if (each.startsWith('drawing: '))
      return line('change a drawing', file, each, to(/: .*/, /clock/.test(each) ? ': padlock' : ': clock'))
    return []
  })
}
