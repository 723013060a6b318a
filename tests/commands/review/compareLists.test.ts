import {expect, test} from 'vitest'
import {compareLinks} from '../../../src/commands/review/compareLists.ts'

const link = (section: string, text = 'Write to us', to = 'mailto:us@example.org') => ({
  region: 'page' as const,
  section,
  text,
  to,
})

test('of links with the same words in several sections, the one that goes is told where it was', () => {
  const before = [link('Chat'), link('Call'), link('Meet')]
  expect(compareLinks(before, [link('Call'), link('Meet')])).toEqual([
    {
      what: 'link',
      how: 'removed',
      region: 'page',
      section: 'Chat',
      about: 'Write to us',
      before: 'mailto:us@example.org',
    },
  ])
})

test('of links with the same words in several sections, the one that leads elsewhere is told where it stands', () => {
  const moved = compareLinks([link('Chat'), link('Call')], [link('Chat'), link('Call', 'Write to us', '/contact')])
  expect(moved.map(({what, section, after}) => [what, section, after])).toEqual([['link target', 'Call', '/contact']])
})
