import * as labels from '../../../../content/labels.yaml'
import {type Edit, type Expected, line, singleLines} from './edit.ts'

/** Links of the menu and the footer that come, go or lead elsewhere. */
export function menuLinks(file: string, text: string): Edit[] {
  const told = (how: 'added' | 'removed' | 'changed', words: string): Expected[] => [
    {fact: 'navigation.yaml', how, words},
  ]
  return singleLines(text).flatMap((each) => {
    const [, words = '', to = ''] = /^ +- \{ text: (.*), to: (.*) \}$/.exec(each) ?? []
    if (!words) return []
    const own = each.replace(words, 'Zebra life').replace(to, '/terms')
    return [
      ...line('add a menu link', file, each, `${each}\n${own}`, told('added', 'text: Zebra life\nto: /terms')),
      ...line('take a menu link off', file, each, '', told('removed', `text: ${words}\nto: ${to}`)),
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

/** Something that is announced above every page, for the first time, besides another or no more. */
export function announcements(file: string, text: string): Edit[] {
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
      kind: 'announce the first thing',
      file,
      from: text,
      to: '[]\n',
      back: true,
      expected: [
        {fact: 'announcement.yaml', how: 'added', words: 'closed on Friday'},
        {frame: 'accessible name', how: 'added', words: labels.announcement},
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
