import {describe, expect, test} from 'vitest'
import {plainInlines} from '../../src/edit/inline/contents.ts'
import type {Change, ChangeResult} from '../../src/edit/protocol.ts'
import {copy, copyForEachTest, events, home, page, rejection} from './copy.ts'
import {linkTo} from './onePage.ts'

copyForEachTest()

describe('“Correct it and save” changes only the mistake, and corrects', () => {
  test.each<[string, string, () => Change, string, string]>([
    [
      'a mistyped link whose words contain the same address',
      page,
      () => copy.typing('more about', linkTo('/servises', '(/servises) more')),
      'Read [more about the events](/#next-up).',
      '[(/servises) more](/services)',
    ],
    [
      'two characters that another program damaged, and a mistyped link',
      page,
      () =>
        copy.typing('Every track', [
          ...plainInlines('In Londonâ€™s and Leedsâ€™s rooms, '),
          ...linkTo('/servises', 'free'),
        ]),
      'Every track is free.',
      'In London’s and Leeds’s rooms, [free](/services)',
    ],
    [
      'a mistyped id in a tag',
      home,
      () => copy.setting(home, 'event', 'open-evning'),
      'event="open-evening"',
      'event="open-evening"',
    ],
    [
      'the text of a record',
      events,
      () => copy.setting(events, 'description', 'Meet the charityâ€™s team.', 'open-evening'),
      'description: Meet the team.',
      'description: Meet the charity’s team.',
    ],
  ])('%s', async (_, file, change, from, to) => {
    const before = copy.read(file)
    expect(await copy.editor.save(change())).toMatchObject({saved: false, fixable: true})
    expect(copy.read(file)).toBe(before)
    expect(await copy.editor.save({...change(), autofix: true})).toMatchObject({saved: true})
    expect(copy.read(file)).toBe(before.replace(from, to))
  })

  test('nothing if only one of two mistakes can be corrected', async () => {
    const before = copy.read(page)
    const change = copy.typing('Every track', [
      ...plainInlines('Every mentorâ€™s '),
      ...linkTo('/nowhere-at-all', 'track'),
    ])
    const refused = await copy.editor.save(change)
    expect(refused).toMatchObject(rejection('damaged a character'))
    expect(refused).not.toHaveProperty('fixable')
    expect(await copy.editor.save({...change, autofix: true})).toMatchObject(rejection('damaged a character'))
    expect(copy.read(page)).toBe(before)
  })
})

describe('following a piece of advice corrects', () => {
  /** Applies the advice that a save returned. */
  const follow = (answer: ChangeResult) => {
    if (!answer.saved || !answer.span) throw new Error('It was not saved.')
    const findings = answer.advice.flatMap(({fix}) => fix?.finding ?? [])
    return copy.editor.save({type: 'advice', span: answer.span, findings})
  }

  test.each<[string, string, () => Promise<ChangeResult>, string, string]>([
    [
      'a repeated word',
      page,
      () => copy.reword('Every track of the the charity is free.'),
      'Every track is',
      'Every track of the charity is',
    ],
    [
      'a page’s title',
      page,
      () => copy.set(page, 'title', 'All the the rest'),
      'title: Services',
      'title: All the rest',
    ],
    [
      'the text of a record',
      events,
      () => copy.set(events, 'description', 'Meet the the team.', 'open-evening'),
      'Meet the team.',
      'Meet the team.',
    ],
  ])('%s', async (_, file, save, from, to) => {
    const before = copy.read(file)
    const saved = await save()
    expect(saved).toMatchObject({saved: true, advice: [{fix: {}}]})
    expect(await follow(saved)).toMatchObject({saved: true, advice: []})
    expect(copy.read(file)).toBe(before.replace(from, to))
  })

  test('what a button says, which shows the corrected words without the field’s name, or names what it does', async () => {
    const fixesOf = (answer: ChangeResult) => (answer.saved ? answer.advice.map(({fix}) => fix) : [])
    const typed = 'Meet the the team.'
    expect(fixesOf(await copy.set(events, 'description', typed, 'open-evening'))).toMatchObject([
      {correction: 'Write: Meet the team.'},
    ])
    expect(
      fixesOf(await copy.type('We have', 'Write to hello@twelvesides.example.org.', home)),
    ).toMatchObject([{button: expect.stringContaining('Use')}])
  })

  test('an address of the charity, and imports its component', async () => {
    expect(copy.read(home)).not.toContain('Email')
    await follow(await copy.type('We have', 'Write to hello@twelvesides.example.org.', home))
    expect(copy.read(home)).toContain('Write to <Email />.')
    expect(copy.read(home)).toContain("import {Email} from '../components/Email.tsx'\n")
  })

  test('nothing if the words were changed again', async () => {
    const saved = await copy.reword('Every track of the the charity is free.')
    copy.replace(page, 'is free.', 'is cheap.')
    const before = copy.read(page)
    expect(await follow(saved)).toMatchObject(rejection('was changed again later'))
    expect(copy.read(page)).toBe(before)
  })
})
