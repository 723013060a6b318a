import {afterEach, beforeEach, describe, expect, test} from 'vitest'
import type {Answer, Change, Inline} from '../../src/edit/protocol.ts'
import {openCopy, words} from './openCopy.ts'

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

describe('what the check would stop is written as it says, and nothing else is changed', () => {
  test.each<[string, string, () => Change, string, string]>([
    [
      'a month',
      page,
      () => typed('Every track', words('Every track is free in Febuary.')),
      'track is free.',
      'track is free in February.',
    ],
    [
      'a time',
      page,
      () => typed('Every track', words('Every track is free until 18:00 PM.')),
      'track is free.',
      'track is free until 6:00 PM.',
    ],
    [
      'a link',
      page,
      () => typed('more about', [{words: 'Read '}, {link: '/servises', inner: words('more')}, {words: '.'}]),
      '[more about the events](/#next-up)',
      '[more](/services)',
    ],
    [
      'two mistakes at once',
      page,
      () => typed('Every track', [{words: 'In Febuary and Septembre, '}, {link: '/servises', inner: words('free')}]),
      'Every track is free.',
      'In February and September, [free](/services)',
    ],
    [
      'an address of ours',
      page,
      () => typed('Every track', words('Write to hello@twelvesides.exampel.org.')),
      'Every track is free.',
      'Write to <Email />.',
    ],
    [
      'an id in a tag',
      'pages/index.mdx',
      () => value('pages/index.mdx', 'event', 'open-evning'),
      'event="open-evening"',
      'event="open-evening"',
    ],
    [
      'words of a record',
      events,
      () => value(events, 'description', 'Come in Septembre.', 'open-evening'),
      'description: Meet the team.',
      'description: Come in September.',
    ],
  ])('%s', async (_, file, change, old, now) => {
    const before = copy.read(file)
    const refused = await copy.editor.save(change())
    expect(refused).toMatchObject({saved: false, why: 'check', mends: true})
    expect(copy.read(file)).toBe(before)
    expect(await copy.editor.save({...change(), mend: true})).toMatchObject({saved: true})
    expect(copy.read(file)).toBe(before.replace(old, now))
  })

  test('and is put back as one change', async () => {
    const before = copy.read(events)
    await copy.editor.save({...value(events, 'description', 'Come in Septembre.', 'open-evening'), mend: true})
    const [{id} = {id: ''}] = copy.editor.done()
    await copy.editor.undo(id)
    expect(copy.read(events)).toBe(before)
  })
})

describe('nothing is written where nobody but a person can tell what was meant', () => {
  test.each<[string, () => Change]>([
    [
      'an address that stands among the words as well',
      () => typed('more about', [{link: '/servises', inner: words('(/servises) more')}]),
    ],
    ['a link to nowhere', () => typed('more about', [{link: '/nowhere-at-all', inner: words('more')}])],
    ['a day that is not', () => typed('Every track', words('Every track is free on 31 February 2030.'))],
    ['a date', () => value(events, 'date', 'soon', 'open-evening')],
    ['one mistake of two', () => typed('Every track', words('In Febuary, on 31 April 2030, every track is free.'))],
  ])('%s', async (_, change) => {
    const before = copy.read(page) + copy.read(events)
    const refused = await copy.editor.save(change())
    expect(refused).toMatchObject({saved: false, why: 'check'})
    expect(refused).not.toHaveProperty('mends', true)
    expect(await copy.editor.save({...change(), mend: true})).toMatchObject({saved: false, why: 'check'})
    expect(copy.read(page) + copy.read(events)).toBe(before)
  })
})

describe('advice on what was saved is written at once', () => {
  /** Writes the advice that an answer brought. */
  const follow = (answer: Answer) => {
    if (!answer.saved || !answer.span) throw new Error('It was not saved.')
    const write = answer.advice.flatMap((each) => (each.mends && each.write) || [])
    return copy.editor.save({do: 'advice', span: answer.span, write})
  }

  test.each<[string, string, () => Change, string, string]>([
    [
      'our name',
      page,
      () => typed('Every track', words('Every track of Twelve Sides is free.')),
      'Every track is',
      'Every track of Twelvesides is',
    ],
    [
      'a space too many',
      page,
      () => typed('Every track', words('Every track is free , always.')),
      'is free.',
      'is free, always.',
    ],
    ['a heading', page, () => typed('Four tracks', words('Four tracks:')), '## Four tracks', '## Four tracks'],
    ['a page’s title', page, () => value(page, 'title', 'All services.'), 'title: Services', 'title: All services'],
    [
      'our name in a record',
      events,
      () => value(events, 'description', 'Meet Twelve Sides.', 'open-evening'),
      'Meet the team.',
      'Meet Twelvesides.',
    ],
  ])('%s', async (_, file, change, old, now) => {
    const before = copy.read(file)
    const first = await copy.editor.save(change())
    expect(first).toMatchObject({saved: true, advice: [{mends: true}]})
    expect(await follow(first)).toMatchObject({saved: true, advice: []})
    expect(copy.read(file)).toBe(before.replace(old, now))
  })

  test('a figure that is a fact, with the import line of its tag', async () => {
    const before = copy.read(page)
    await follow(await copy.editor.save(typed('Every track', words('We have 50+ volunteers.'))))
    const imported = "import {Email} from '../components/Email.tsx'\n"
    expect(copy.read(page)).toBe(
      before
        .replace('Every track is free.', 'We have <Fact fact="active-volunteers" /> volunteers.')
        .replace(imported, `${imported}import {Fact} from '../components/Fact.tsx'\n`),
    )
  })

  test('but not for the words of a link, which only a person knows', async () => {
    const first = await copy.editor.save(typed('Every track', words('See https://www.gov.uk/money for more.')))
    const [told] = first.saved ? first.advice : []
    expect(told?.help).toContain('https://www.gov.uk/money')
    expect(told).not.toHaveProperty('mends')
  })

  test('but not once the words were changed again', async () => {
    const first = await copy.editor.save(typed('Every track', words('Every track of Twelve Sides is free.')))
    copy.write(page, copy.read(page).replace('is free.', 'is cheap.'))
    const before = copy.read(page)
    expect(await follow(first)).toMatchObject({saved: false, why: 'changed'})
    expect(copy.read(page)).toBe(before)
  })
})
