import {afterEach, beforeEach, describe, expect, test} from 'vitest'
import type {Change, ChangeResult, Inline} from '../../src/edit/protocol.ts'
import {openCopy, plainInlines} from './openCopy.ts'

let copy: ReturnType<typeof openCopy>
beforeEach(() => {
  copy = openCopy()
})
afterEach(() => copy.remove())

const page = 'pages/services.mdx'
const events = 'content/events.yaml'

const typed = (block: string, to: Inline[], file = page) => ({
  do: 'inline' as const,
  span: copy.block(file, block).span,
  to,
})
const value = (file: string, key: string, to: string, id?: string) => ({
  do: 'text' as const,
  span: copy.value(file, key, id).span,
  to,
})

describe('“Correct it and save” changes only the mistake, and corrects', () => {
  test.each<[string, string, () => Change, string, string]>([
    [
      'an apostrophe that another program damaged',
      page,
      () => typed('Every track', plainInlines('Every mentorâ€™s track is free.')),
      'Every track',
      'Every mentor’s track',
    ],
    [
      'a mistyped link',
      page,
      () => typed('more about', [{words: 'Read '}, {link: '/servises', inner: plainInlines('more')}, {words: '.'}]),
      '[more about the events](/#next-up)',
      '[more](/services)',
    ],
    [
      'a mistyped link whose words contain the same address',
      page,
      () => typed('more about', [{link: '/servises', inner: plainInlines('(/servises) more')}]),
      'Read [more about the events](/#next-up).',
      '[(/servises) more](/services)',
    ],
    [
      'a space that another program damaged',
      page,
      () => typed('Every track', plainInlines('Every track Â is free.')),
      'Every track is free.',
      'Every track  is free.',
    ],
    [
      'two mistakes at once',
      page,
      () =>
        typed('Every track', [
          {words: 'In Londonâ€™s and Leedsâ€™s rooms, '},
          {link: '/servises', inner: plainInlines('free')},
        ]),
      'Every track is free.',
      'In London’s and Leeds’s rooms, [free](/services)',
    ],
    [
      'a mistyped id in a tag',
      'pages/index.mdx',
      () => value('pages/index.mdx', 'event', 'open-evning'),
      'event="open-evening"',
      'event="open-evening"',
    ],
    [
      'the text of a record',
      events,
      () => value(events, 'description', 'Meet the charityâ€™s team.', 'open-evening'),
      'description: Meet the team.',
      'description: Meet the charity’s team.',
    ],
  ])('%s', async (_, file, change, old, now) => {
    const before = copy.read(file)
    const refused = await copy.editor.save(change())
    expect(refused).toMatchObject({saved: false, why: 'check', mends: true})
    expect(copy.read(file)).toBe(before)
    expect(await copy.editor.save({...change(), mend: true})).toMatchObject({saved: true})
    expect(copy.read(file)).toBe(before.replace(old, now))
  })

  test('a record in one step, which one undo takes back', async () => {
    const before = copy.read(events)
    await copy.editor.save({...value(events, 'description', 'Meet the charityâ€™s team.', 'open-evening'), mend: true})
    const [{id} = {id: ''}] = copy.editor.done()
    await copy.editor.undo(id)
    expect(copy.read(events)).toBe(before)
  })
})

describe('no correction is offered for', () => {
  test.each<[string, () => Change]>([
    ['a link to an unknown page', () => typed('more about', [{link: '/nowhere-at-all', inner: plainInlines('more')}])],
    ['a date in words', () => value(events, 'date', 'soon', 'open-evening')],
    [
      'two mistakes, if only one of them can be corrected',
      () =>
        typed('Every track', [{words: 'Every mentorâ€™s '}, {link: '/nowhere-at-all', inner: plainInlines('track')}]),
    ],
  ])('%s', async (_, change) => {
    const before = copy.read(page) + copy.read(events)
    const refused = await copy.editor.save(change())
    expect(refused).toMatchObject({saved: false, why: 'check'})
    expect(refused).not.toHaveProperty('mends', true)
    expect(await copy.editor.save({...change(), mend: true})).toMatchObject({saved: false, why: 'check'})
    expect(copy.read(page) + copy.read(events)).toBe(before)
  })
})

describe('following a piece of advice corrects', () => {
  /** Applies the advice that a save returned. */
  const follow = (answer: ChangeResult) => {
    if (!answer.saved || !answer.span) throw new Error('It was not saved.')
    const findings = answer.advice.flatMap(({finding}) => finding ?? [])
    return copy.editor.save({do: 'advice', span: answer.span, findings})
  }

  test.each<[string, string, () => Change, string, string]>([
    [
      'a repeated word',
      page,
      () => typed('Every track', plainInlines('Every track of the the charity is free.')),
      'Every track is',
      'Every track of the charity is',
    ],
    [
      'a space before a comma',
      page,
      () => typed('Every track', plainInlines('Every track is free , always.')),
      'is free.',
      'is free, always.',
    ],
    [
      'an address of the charity',
      page,
      () => typed('Every track', plainInlines('Write to hello@twelvesides.example.org.')),
      'Every track is free.',
      'Write to <Email />.',
    ],
    ['a page’s title', page, () => value(page, 'title', 'All the the rest'), 'title: Services', 'title: All the rest'],
    [
      'the text of a record',
      events,
      () => value(events, 'description', 'Meet the the team.', 'open-evening'),
      'Meet the team.',
      'Meet the team.',
    ],
  ])('%s', async (_, file, change, old, now) => {
    const before = copy.read(file)
    const first = await copy.editor.save(change())
    expect(first).toMatchObject({saved: true, advice: [{finding: {}}]})
    expect(await follow(first)).toMatchObject({saved: true, advice: []})
    expect(copy.read(file)).toBe(before.replace(old, now))
  })

  test('an address of the charity, and imports its component', async () => {
    const home = 'pages/index.mdx'
    const before = copy.read(home)
    await follow(
      await copy.editor.save(typed('We have', plainInlines('Write to hello@twelvesides.example.org.'), home)),
    )
    expect(copy.read(home)).toContain('Write to <Email />.')
    expect(copy.read(home)).toContain("import {Email} from '../components/Email.tsx'\n")
    expect(before).not.toContain('Email')
  })

  test('nothing once the words were changed again', async () => {
    const first = await copy.editor.save(typed('Every track', plainInlines('Every track of the the charity is free.')))
    copy.write(page, copy.read(page).replace('is free.', 'is cheap.'))
    const before = copy.read(page)
    expect(await follow(first)).toMatchObject({saved: false, why: 'changed'})
    expect(copy.read(page)).toBe(before)
  })
})
