import {chmodSync, existsSync, readdirSync, statSync} from 'node:fs'
import {afterEach, describe, expect, test, vi} from 'vitest'
import {plainInlines} from '../../src/edit/inline/contents.ts'
import {copy, copyForEachTest, events, home, newPage, page, rejection} from './copy.ts'

copyForEachTest()

/** A course without a last day, in a file with Windows line endings. */
const cohort = `- id: spring
  title: Spring course
  type: Course
  level: Beginner
  description: Six mornings.
  date: 2030-02-02 # a Saturday
  time: 10:00 AM to 1:00 PM
  location: Online
  spots: 12
  price: Free
  skills:
    - budget
  colour: mint
  highlights:
    - One
    - Two
    - Three
`.replaceAll('\n', '\r\n')

/** While `now` is true, writing a file fails as on a full disk. */
const isFull = vi.hoisted(() => ({now: false}))

vi.mock(import('node:fs'), async (original) => {
  const fs = await original()
  return {
    ...fs,
    openSync: ((path, ...rest) => {
      if (isFull.now && String(path).endsWith('saving'))
        throw Object.assign(new Error('ENOSPC: no space left on device'), {code: 'ENOSPC'})
      return fs.openSync(path, ...rest)
    }) as typeof fs.openSync,
  }
})
afterEach(() => {
  isFull.now = false
})

describe('a saved change', () => {
  test('writes the words that were typed, and no other byte', async () => {
    const before = copy.read(page)
    expect(await copy.reword()).toMatchObject({saved: true, advice: []})
    expect(copy.read(page)).toBe(before.replace('is free.', 'is free of charge.'))
  })

  test('keeps the byte order mark, the line endings and the permissions of the file', async () => {
    copy.write(page, `\uFEFF${copy.read(page).replaceAll('\n', '\r\n')}`)
    chmodSync(copy.path(page), 0o640)
    const before = copy.read(page)
    expect(await copy.reword('Every track is free. You pay nothing.')).toMatchObject({saved: true})
    expect(copy.read(page)).toBe(before.replace('is free.', 'is free.\r\nYou pay nothing.'))
    expect(statSync(copy.path(page)).mode & 0o777).toBe(0o640)
  })

  test('is not refused for an older mistake elsewhere in the file', async () => {
    copy.replace(page, '(/#next-up)', '(/nowhere)')
    copy.replace(page, 'Every track', 'Before it.\n\nEvery track')
    expect(await copy.type('Before it.', 'Before it. One line more.')).toMatchObject({saved: true})
    expect(await copy.reword()).toMatchObject({saved: true, advice: []})
  })

  test('goes into the right one of two equal texts after somebody else changed the page above them', async () => {
    copy.replace(page, '## Questions', 'Every track is free.\n\n## Questions')
    const change = copy.typing('Every track', 'Every track costs nothing.')
    copy.replace(page, 'Every track is free.', 'Above it.\n\nEvery track is free.')
    const before = copy.read(page)
    expect(await copy.editor.save(change)).toMatchObject({saved: true})
    expect(copy.read(page)).toBe(before.replace('is free.', 'costs nothing.'))
  })

  test('returns its new position, so that the same words can be changed again', async () => {
    const first = await copy.reword()
    const {span} = first.saved ? first : {}
    expect(span && (await copy.editor.save({type: 'inline', span, to: plainInlines('Free.')}))).toMatchObject(
      {
        saved: true,
      },
    )
    expect(copy.read(page)).toContain('\n\nFree.\n\n')
  })

  test('writes and lists nothing when the words are the same', async () => {
    const {mtimeMs} = statSync(copy.path(page))
    expect(await copy.type('Write to', copy.block(page, 'Write to').inlines)).toMatchObject({saved: true})
    expect(statSync(copy.path(page)).mtimeMs).toBe(mtimeMs)
    expect(copy.editor.listChanges()).toEqual([])
  })

  test('that is sent twice, as after a lost response, is written once and reported as saved both times', async () => {
    for (const change of [
      copy.typing('Every track', `It's "free" - all of it.`),
      copy.setting(events, 'price', "It's free", 'open-evening'),
      copy.setting(page, 'title', "It's ours"),
    ]) {
      expect(await copy.editor.save(change)).toMatchObject({saved: true, changeId: expect.any(String)})
      const again = await copy.editor.save(change)
      expect(again).toMatchObject({saved: true})
      expect(again).not.toHaveProperty('undo')
    }
    expect(copy.editor.listChanges()).toHaveLength(3)
  })

  test('of a fact names the pages that show it in a record or in their description', () => {
    const facts = 'content/facts.yaml'
    const {span} = copy.value(facts, 'value', 'active-volunteers')
    copy.replace(events, 'Meet the team', 'Meet the team of {fact:active-volunteers}')
    expect(copy.editor.site() && copy.editor.listPagesShowing(span)).toMatchObject([{address: '/'}])
    copy.replace(page, 'description: ', '$&By {fact:active-volunteers} people. ')
    expect(copy.editor.site() && copy.editor.listPagesShowing(span)).toHaveLength(2)
  })

  test('of a record names the pages that show it', async () => {
    const {span} = copy.value(events, 'title', 'open-evening')
    expect(copy.editor.listPagesShowing(span)).toMatchObject([{address: '/'}])
    expect(copy.editor.listPagesShowing(copy.value('content/site.yaml', 'name').span)).toBe('unknown')
    expect(await copy.set(events, 'title', 'An evening: all welcome', 'open-evening')).toMatchObject({
      saved: true,
    })
    expect(copy.read(events)).toContain('\n  title: "An evening: all welcome"\n')
  })

  test('that contradicts another value names it, and is saved together with that one', async () => {
    const cohorts = 'content/cohorts.yaml'
    copy.write(cohorts, cohort.replace('  time:', '  ends: 2030-03-02\r\n  time:'))
    const setting = (key: string, to: string) => copy.setting(cohorts, key, to, 'spring')
    const {span, to} = setting('date', '2030-04-01')
    expect(await copy.editor.save({type: 'text', span, to})).toMatchObject({
      saved: false,
      findings: [{field: 'Last day'}],
    })
    const both = {...setting('ends', '2030-04-29'), otherValues: [{span, to}]}
    expect(await copy.editor.save(both)).toMatchObject({saved: true, includesOthers: true})
    expect(copy.read(cohorts)).toContain('  date: 2030-04-01 # a Saturday\r\n  ends: 2030-04-29\r\n')
    // A value that is wrong in itself does not prevent saving another.
    const wrong = {span: setting('spots', '-3').span, to: '-3'}
    const saved = await copy.editor.save({...setting('price', '£5'), otherValues: [wrong]})
    expect(saved).toMatchObject({saved: true})
    expect(saved).not.toHaveProperty('isWhole')
    await copy.editor.undo()
    await copy.editor.undo()
    expect(copy.read(cohorts)).toContain('  date: 2030-02-02 # a Saturday\r\n  ends: 2030-03-02\r\n')
  })

  test('made at the same time as another is written after it', async () => {
    const changes = ['Every track', 'What you’ll learn'].map((each) => copy.typing(each, 'New words'))
    const answers = await Promise.all(changes.map((each) => copy.editor.save(each)))
    expect(answers).toMatchObject([{saved: true}, {saved: true}])
    expect(copy.read(page).match(/New words/g)).toHaveLength(2)
  })

  test('is not written while the disk is full, and can be saved again once there is room', async () => {
    const before = copy.read(page)
    isFull.now = true
    expect(await copy.reword()).toMatchObject({
      saved: false,
      reason: 'There is no room left on the disk, so nothing was changed. Make room, then try again.',
    })
    expect(copy.read(page)).toBe(before)
    expect(copy.editor.listChanges()).toEqual([])
    expect(readdirSync(copy.path('pages')).filter((name) => name.endsWith('saving'))).toEqual([])
    isFull.now = false
    expect(await copy.reword()).toMatchObject({saved: true})
    expect(await copy.editor.undo()).toMatchObject({saved: true})
    expect(copy.read(page)).toBe(before)
  })
})

describe('a new page', () => {
  const file = 'pages/money-clinic.mdx'

  test('is written, and deleted by undo unless it was changed', async () => {
    expect(await copy.editor.save(newPage)).toMatchObject({saved: true})
    const text = copy.read(file)
    expect(text).toContain('\n# Money clinic\n')
    copy.write(file, `${text}\nMore.\n`)
    const [entry] = copy.editor.listChanges()
    expect(await copy.editor.undo(entry?.id)).toMatchObject(rejection('Change it there.'))
    copy.write(file, text)
    expect(await copy.editor.undo()).toMatchObject({saved: true})
    expect(existsSync(copy.path(file))).toBe(false)
  })

  test.each(['Money Clinic', 'pages/money-clinic.mdx', 'https://example.org/money-clinic/'])(
    'has the same address however it is typed: %s',
    async (address) => {
      expect(await copy.editor.save({...newPage, address})).toMatchObject({
        saved: true,
        added: '/money-clinic',
      })
    },
  )

  test('may have a title and a description that end in three hyphens', async () => {
    const words = {title: 'Money, ---', description: 'Bring a bill ---'}
    expect(await copy.editor.save({...newPage, ...words})).toMatchObject({saved: true})
    expect(copy.value(file, 'title').text).toBe(words.title)
    expect(copy.value(file, 'description').text).toBe(words.description)
  })

  test('is refused when its address is taken', async () => {
    expect(await copy.editor.save({...newPage, address: '/services'})).toMatchObject(
      rejection('is there already'),
    )
  })
})

describe('an optional line', () => {
  const remove = (file: string, key: string, id?: string) =>
    copy.editor.save({type: 'remove', span: copy.value(file, key, id).span})

  test('makes a page a draft, and is removed to publish it again', async () => {
    const before = copy.read(page)
    const choice = {text: '', value: {type: 'choice', choices: ['true']}, actions: ['remove']}
    expect(copy.value(page, 'draft')).toMatchObject(choice)
    await copy.set(page, 'draft', 'true')
    expect(copy.read(page)).toBe(before.replace('\n---', '\ndraft: true\n---'))
    expect(copy.value(page, 'draft').text).toBe('true')
    await remove(page, 'draft')
    expect(copy.read(page)).toBe(before)
    expect(() => copy.value(home, 'draft'), 'the home page can be made a draft').toThrow()
  })

  test('of a page is removed with its Windows line ending', async () => {
    const before = copy.read(page).replaceAll('\n', '\r\n')
    copy.write(page, before.replace('\r\n---', '\r\nshort: Ours\r\n---'))
    await remove(page, 'short')
    expect(copy.read(page)).toBe(before)
  })

  test('of a record is removed with all of its lines', async () => {
    const features = 'content/features.yaml'
    const about = '    about: >-\n      about our rooms\n'
    const before = `- id: own-feature
  title: Our rooms
  description: Five of them are quiet.
  symbol: users
  link:
    text: Read more
${about}    to: /services
`
    copy.write(features, before)
    expect(copy.value(features, 'link.about', 'own-feature').actions).toEqual(['remove'])
    expect(await remove(features, 'link.about', 'own-feature')).toMatchObject({saved: true})
    expect(copy.read(features)).toBe(before.replace(about, ''))
  })

  test('that a record or page does not have yet is added at its place in the schema, and cleared again', async () => {
    const cohorts = 'content/cohorts.yaml'
    copy.write(cohorts, cohort)
    expect(copy.value(cohorts, 'ends', 'spring')).toMatchObject({
      text: '',
      value: {type: 'date'},
      actions: ['remove'],
    })
    const keys = copy.editor.listEditables(cohorts).flatMap((each) => (each.kind === 'text' ? each.key : []))
    expect(keys.indexOf('ends')).toBe(keys.indexOf('date') + 1)
    expect(await copy.set(cohorts, 'ends', '2030-03-02', 'spring')).toMatchObject({saved: true})
    expect(copy.editor.listChanges()[0]).toMatchObject({before: '', after: '2 March 2030'})
    const date = '  date: 2030-02-02 # a Saturday\r\n'
    expect(copy.read(cohorts)).toBe(cohort.replace(date, `${date}  ends: 2030-03-02\r\n`))
    expect(await remove(cohorts, 'ends', 'spring')).toMatchObject({saved: true})
    expect(copy.read(cohorts)).toBe(cohort)
    const before = copy.read(page)
    expect(await copy.set(page, 'short', 'Ours: all')).toMatchObject({saved: true})
    expect(copy.read(page)).toBe(before.replace('\n---', '\nshort: "Ours: all"\n---'))
    expect(await copy.set(page, 'handout', 'true')).toMatchObject({saved: true})
    expect(copy.read(page)).toContain('\nshort: "Ours: all"\nhandout: true\n---')
    expect(() => copy.value(page, 'order'), 'a page in no folder has an order').toThrow()
  })

  test.each([
    ['one after the other', ['text', 'to']],
    ['the last first', ['to', 'text']],
  ])(
    'of an object that a record does not have yet is added together with the others that it needs, %s',
    async (_, keys) => {
      const audiences = 'content/audiences.yaml'
      const before = `- id: youth
  title: Young people
  colour: mint
  description: Learn with us.

- id: donors
  title: Donors
  colour: brass
  description: Your gift helps.
`
      copy.write(audiences, before)
      const texts: Record<string, string> = {text: 'Find a course', to: '/services'}
      const spanOf = (key: string) => copy.value(audiences, `link.${key}`, 'youth').span
      expect(copy.value(audiences, 'link.text', 'youth')).toMatchObject({text: '', actions: ['remove']})
      expect(copy.value(audiences, 'link.to', 'youth')).toMatchObject({text: '', value: {type: 'page'}})
      const [first = '', last = ''] = keys
      const alone = await copy.editor.save({type: 'text', span: spanOf(first), to: texts[first] ?? ''})
      expect(alone).toMatchObject(
        rejection(`Fill in ‘${copy.value(audiences, `link.${last}`, 'youth').label}’ too`),
      )
      expect(copy.read(audiences)).toBe(before)
      const otherValues = [{span: spanOf(first), to: texts[first] ?? ''}]
      const both = await copy.editor.save({
        type: 'text',
        span: spanOf(last),
        to: texts[last] ?? '',
        otherValues,
      })
      expect(both).toMatchObject({saved: true, includesOthers: true})
      const link = keys.map((key) => `    ${key}: ${texts[key]}\n`).join('')
      expect(copy.read(audiences)).toBe(before.replace('Learn with us.\n', `$&  link:\n${link}`))
      expect(await copy.set(audiences, 'link.about', 'about courses', 'youth')).toMatchObject({saved: true})
      expect(copy.read(audiences)).toContain('    about: about courses\n')
    },
  )

  test('can be removed, but the title of a page and other required lines can’t', async () => {
    const before = [copy.read(page), copy.read(events)]
    for (const [file, key, id] of [[page, 'title'] as const, [events, 'title', 'open-evening'] as const]) {
      expect(copy.value(file, key, id).actions).toEqual([])
      expect(await remove(file, key, id)).toMatchObject({saved: false})
    }
    expect([copy.read(page), copy.read(events)]).toEqual(before)
  })
})
