import {expect, test} from 'vitest'
import {compareAnswers, compareImages, compareLinks} from '../../../src/commands/review/compareLists.ts'
import {sayChange} from '../../../src/commands/review/sayChange.ts'

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

test('another phone number or address is the same link, which says and dials something else', () => {
  const before = [
    link('Call', '0113 496 0753', 'tel:+441134960753'),
    link('Write', 'a@one.example', 'mailto:a@one.example'),
  ]
  const after = [
    link('Call', '020 7946 0999', 'tel:+442079460999'),
    link('Write', 'zoe@other.test', 'mailto:zoe@other.test'),
  ]
  expect(compareLinks(before, after).map(({what, how, section}) => [what, how, section])).toEqual([
    ['link text', 'changed', 'Call'],
    ['link target', 'changed', 'Call'],
    ['link text', 'changed', 'Write'],
    ['link target', 'changed', 'Write'],
  ])
})

test('a picture that took the place of another of its name is told', () => {
  const image = (bytes?: string) => ({
    region: 'page' as const,
    section: 'Find us',
    source: '/door.png',
    alt: 'Our door',
    bytes,
  })
  expect(compareImages([image('a')], [image('a')])).toEqual([])
  expect(compareImages([image('a')], [image('b')]).map(sayChange)).toEqual([
    'Image replaced by another of the same name: Our door',
  ])
})

test('a button that answers with another message is told by its words', () => {
  const answer = (toast: string, section = 'Monthly') => ({
    region: 'page' as const,
    section,
    text: 'How to give',
    toast,
  })
  const told = compareAnswers(
    [answer('platform'), answer('other', 'Once')],
    [answer('feature'), answer('other', 'Once')],
  )
  expect(told.map(({what, how, section, about, before, after}) => [what, how, section, about, before, after])).toEqual([
    ['toast', 'changed', 'Monthly', 'How to give', 'platform', 'feature'],
  ])
})
