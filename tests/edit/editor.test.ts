import {chmodSync, existsSync, mkdirSync, renameSync, rmSync, statSync, symlinkSync} from 'node:fs'
import {afterEach, beforeEach, describe, expect, test} from 'vitest'
import {openEditor} from '../../src/edit/editor.ts'
import {openCopy, words} from './openCopy.ts'

let copy: ReturnType<typeof openCopy>
beforeEach(() => {
  copy = openCopy()
})
afterEach(() => copy.remove())

const page = 'pages/services.mdx'

/** Types other words in the paragraph that says “Every track is free.” */
function reword(to = 'Every track is free of charge.') {
  return copy.editor.save({do: 'inline', span: copy.block(page, 'Every track').span, to: words(to)})
}

describe('what is saved', () => {
  test('is the words that were typed, and no other byte', async () => {
    const before = copy.read(page)
    expect(await reword()).toMatchObject({saved: true, advice: [], also: []})
    expect(copy.read(page)).toBe(before.replace('is free.', 'is free of charge.'))
  })

  test('keeps the byte order mark, the line ends and the rights of the file', async () => {
    copy.write(page, `\uFEFF${copy.read(page).replaceAll('\n', '\r\n')}`)
    chmodSync(copy.path(page), 0o640)
    const before = copy.read(page)
    expect(await reword('Every track is free. You pay nothing.')).toMatchObject({saved: true})
    expect(copy.read(page)).toBe(before.replace('is free.', 'is free.\r\nYou pay nothing.'))
    expect(statSync(copy.path(page)).mode & 0o777).toBe(0o640)
  })

  test('is told where it stands now, so that it can be changed again', async () => {
    const first = await reword()
    const {span} = first.saved ? first : {}
    expect(span && (await copy.editor.save({do: 'inline', span, to: words('Free.')}))).toMatchObject({saved: true})
    expect(copy.read(page)).toContain('\n\nFree.\n\n')
  })

  test('is nothing when nothing was changed', async () => {
    const {mtimeMs} = statSync(copy.path(page))
    const block = copy.block(page, 'Write to')
    expect(await copy.editor.save({do: 'inline', span: block.span, to: block.inlines})).toMatchObject({saved: true})
    expect(statSync(copy.path(page)).mtimeMs).toBe(mtimeMs)
    expect(copy.editor.done()).toEqual([])
  })

  test('of a record says which pages show it', async () => {
    const {span} = copy.value('content/events.yaml', 'title', 'open-evening')
    const answer = await copy.editor.save({do: 'text', span, to: 'An evening: all welcome'})
    expect(answer).toMatchObject({saved: true, also: [{address: '/'}]})
    expect(copy.read('content/events.yaml')).toContain('\n  title: "An evening: all welcome"\n')
  })
})

describe('a change is refused', () => {
  test('when the check would stop a build, with its words', async () => {
    const {span} = copy.block(page, 'more about the events')
    const to = [{words: 'Read '}, {link: '/nowhere', inner: words('more')}, {words: '.'}]
    const before = copy.read(page)
    expect(await copy.editor.save({do: 'inline', span, to})).toMatchObject({
      saved: false,
      why: 'check',
      reason: 'There is no page /nowhere.',
    })
    expect(copy.read(page)).toBe(before)
  })

  test('when a link elsewhere leads to the heading that is changed', async () => {
    const {span} = copy.block('pages/index.mdx', 'Next up')
    expect(await copy.editor.save({do: 'inline', span, to: words('Soon')})).toMatchObject({saved: false, why: 'check'})
  })

  test('when the value is not one that the field takes', async () => {
    const {span} = copy.value('content/events.yaml', 'date', 'open-evening')
    expect(await copy.editor.save({do: 'text', span, to: 'soon'})).toMatchObject({
      saved: false,
      why: 'check',
      reason: 'date must be year-month-day.',
    })
  })

  test('when someone else changed the words meanwhile, and tells theirs', async () => {
    const {span} = copy.block(page, 'Every track')
    copy.write(page, copy.read(page).replace('Every track is free.', 'All tracks are free.'))
    expect(await copy.editor.save({do: 'inline', span, to: words('Free.')})).toMatchObject({
      saved: false,
      why: 'changed',
      now: 'All tracks are free.',
    })
  })

  test('when the file was renamed', async () => {
    const {span} = copy.block(page, 'Every track')
    renameSync(copy.path(page), copy.path('pages/teaching.mdx'))
    expect(await copy.editor.save({do: 'inline', span, to: words('Free.')})).toMatchObject({saved: false, why: 'gone'})
  })

  test('when the file can only be read', async () => {
    chmodSync(copy.path(page), 0o444)
    expect(await reword()).toMatchObject({
      saved: false,
      why: 'disk',
      reason: expect.stringContaining('can only be read'),
    })
  })

  test.each([
    'package.json',
    '../outside.mdx',
    'pages/../package.json',
    'pages/.hidden.mdx',
    'content/events.schema.ts',
    'pages\\services.mdx',
    '/etc/hosts',
  ])('outside pages/ and content/: %s', async (file) => {
    const {span} = copy.block(page, 'Every track')
    expect(await copy.editor.save({do: 'inline', span: {...span, file}, to: words('Free.')})).toMatchObject({
      saved: false,
      why: 'place',
    })
  })

  test('behind a link to another place', async () => {
    const elsewhere = openCopy()
    const {span} = copy.block(page, 'Every track')
    rmSync(copy.path('pages'), {recursive: true})
    symlinkSync(elsewhere.path('pages'), copy.path('pages'))
    const before = elsewhere.read(page)
    expect(await copy.editor.save({do: 'inline', span, to: words('Free.')})).toMatchObject({saved: false, why: 'place'})
    expect(elsewhere.read(page)).toBe(before)
    elsewhere.remove()
  })

  test('when a folder is in the place of its file', async () => {
    const {span} = copy.block(page, 'Every track')
    rmSync(copy.path(page))
    mkdirSync(copy.path(page))
    expect(await copy.editor.save({do: 'inline', span, to: words('Free.')})).toMatchObject({saved: false, why: 'gone'})
  })
})

describe('what was changed', () => {
  test('is listed with the words before and after, the latest first', async () => {
    await reword()
    const {span} = copy.value('content/events.yaml', 'price', 'open-evening')
    await copy.editor.save({do: 'text', span, to: 'Free, as always'})
    expect(copy.editor.done()).toMatchObject([
      {
        file: 'content/events.yaml',
        what: 'price of open-evening',
        before: 'Free',
        after: 'Free, as always',
      },
      {file: page, what: 'a paragraph', before: 'Every track is free.', after: 'Every track is free of charge.'},
    ])
  })

  test('is put back byte for byte, and done again', async () => {
    const before = copy.read(page)
    await reword()
    const after = copy.read(page)
    const [{id} = {id: ''}] = copy.editor.done()
    expect(await copy.editor.undo(id)).toMatchObject({saved: true})
    expect(copy.read(page)).toBe(before)
    expect(copy.editor.done()).toMatchObject([{id, undone: expect.any(String)}])
    expect(await copy.editor.redo(id)).toMatchObject({saved: true})
    expect(copy.read(page)).toBe(after)
  })

  test('is put back after the server was closed, and after other changes were made', async () => {
    await reword()
    const {span} = copy.block(page, 'What you’ll learn')
    await copy.editor.save({do: 'inline', span, to: words('What we teach you')})
    const reopened = openEditor(copy.root)
    const [, first] = reopened.done()
    expect(await reopened.undo(first?.id ?? '')).toMatchObject({saved: true})
    expect(copy.read(page)).toContain('Every track is free.\n')
    expect(copy.read(page)).toContain('# What we teach you\n')
  })

  test('is not put back over words that were changed again', async () => {
    await reword()
    const [{id} = {id: ''}] = copy.editor.done()
    copy.write(page, copy.read(page).replace('Every track is free of charge.', 'Some tracks cost nothing.'))
    expect(await copy.editor.undo(id)).toMatchObject({saved: false, why: 'changed'})
    expect(copy.read(page)).toContain('Some tracks cost nothing.')
  })

  test('starts anew when its list can’t be read', async () => {
    await reword()
    copy.write('node_modules/.cache/twelvesides/edits.json', '{"half')
    expect(openEditor(copy.root).done()).toEqual([])
  })
})

test('two changes at once are both saved, one after the other', async () => {
  const spans = ['Every track', 'What you’ll learn'].map((each) => copy.block(page, each).span)
  const answers = await Promise.all(spans.map((span) => copy.editor.save({do: 'inline', span, to: words('New words')})))
  expect(answers).toMatchObject([{saved: true}, {saved: true}])
  expect(copy.read(page).match(/New words/g)).toHaveLength(2)
})

describe('records', () => {
  const events = 'content/events.yaml'
  const second = `
# The one in autumn.
- id: autumn-evening
  title: Autumn evening
  type: Panel talk
  date: 2030-10-14
  time: 6:00 PM to 8:00 PM
  price: Free
  location: Online
  description: Meet the team again.
`
  const record = (id: string) => {
    const found = copy.editor.editables(events).find((each) => each.kind === 'block' && each.name === id)
    if (!found) throw new Error(`There is no ${id}.`)
    return found
  }

  test('a record goes with its note, and from the pages that show it', async () => {
    const before = copy.read(events)
    const index = copy.read('pages/index.mdx')
    copy.write(events, before + second)
    copy.write(
      'pages/index.mdx',
      index.replace('<EventCard event="open-evening" />', '$&\n  <EventCard event="autumn-evening" />'),
    )
    expect(await copy.editor.save({do: 'remove', span: record('autumn-evening').span})).toMatchObject({saved: true})
    expect(copy.read(events)).toBe(before)
    expect(copy.read('pages/index.mdx')).toBe(index)
    const [{id} = {id: ''}] = copy.editor.done()
    expect(await copy.editor.undo(id)).toMatchObject({saved: true})
    expect(copy.read(events)).toBe(before + second)
    expect(copy.read('pages/index.mdx')).toContain('autumn-evening')
  })

  test('a record goes from the last of several lines, and the paragraph below them stays apart', async () => {
    const before = copy.read('pages/index.mdx').trimEnd()
    const after = '\n\nCome and see.\n'
    copy.write(events, copy.read(events) + second)
    copy.write('pages/index.mdx', `${before}\n<EventCard event="autumn-evening" />${after}`)
    expect(await copy.editor.save({do: 'remove', span: record('autumn-evening').span})).toMatchObject({saved: true})
    expect(copy.read('pages/index.mdx')).toBe(before + after)
  })

  test('a record moves with its note', async () => {
    const before = copy.read(events)
    copy.write(events, before + second)
    expect(await copy.editor.save({do: 'move', span: record('autumn-evening').span, way: 'up'})).toMatchObject({
      saved: true,
    })
    expect(copy.read(events)).toBe(`${second.slice(1)}\n${before}`)
  })

  test('a record is added by the questions of npm run new', async () => {
    const fields = copy.editor.questions('event').map(({field}) => field)
    expect(fields).toContain('date')
    const answers = {title: 'Summer: all day', date: '22 March 2099'}
    const answer = await copy.editor.save({do: 'addRecord', record: 'event', id: 'Summer day', answers})
    expect(answer).toMatchObject({saved: true})
    expect(copy.read(events)).toContain(
      '\n\n- id: summer-day\n  title: "Summer: all day"\n  type: Panel talk\n  date: 2099-03-22\n',
    )
  })

  test('a record that is added below one on a page is shown there, and goes from both when it is put back', async () => {
    const page = 'pages/index.mdx'
    const [before, records] = [copy.read(page), copy.read(events)]
    const below = {span: copy.tag(page, 'EventCard').span, component: 'EventCard'}
    const answers = {title: 'Summer day', date: '22 March 2099'}
    const answer = await copy.editor.save({do: 'addRecord', record: 'event', id: 'summer-day', answers, below})
    expect(answer).toMatchObject({saved: true})
    expect(copy.read(events)).toContain('- id: summer-day\n')
    const [added] = copy
      .read(page)
      .split('\n')
      .filter((line) => !before.includes(line))
    expect(added).toMatch(/^ *<EventCard event="summer-day" \/>$/)
    await copy.editor.undo(answer.saved ? (answer.undo ?? '') : '')
    expect([copy.read(page), copy.read(events)]).toEqual([before, records])
  })

  test('a record whose answers do not fit is not added', async () => {
    const before = copy.read(events)
    const answer = await copy.editor.save({do: 'addRecord', record: 'event', id: 'summer', answers: {date: 'soon'}})
    expect(answer).toMatchObject({saved: false, why: 'value', reason: expect.stringContaining('date must be')})
    expect(copy.read(events)).toBe(before)
  })

  test('a line is added to a list, moved and deleted', async () => {
    const site = 'content/site.yaml'
    const before = copy.read(site)
    const line = (key: string) => copy.value(site, key).span
    await copy.editor.save({do: 'add', below: line('address.street.0'), piece: {line: 'Second: floor'}})
    expect(copy.editor.editables(site)).toContainEqual(
      expect.objectContaining({key: 'address.street.1', text: 'Second: floor'}),
    )
    await copy.editor.save({do: 'move', span: line('address.street.1'), way: 'up'})
    expect(copy.value(site, 'address.street.0').text).toBe('Second: floor')
    await copy.editor.save({do: 'remove', span: line('address.street.0')})
    expect(copy.read(site)).toBe(before)
  })

  test('a number typed as other countries dial it is written as records have it', async () => {
    const site = 'content/site.yaml'
    const {span} = copy.value(site, 'phone')
    expect(await copy.editor.save({do: 'text', span, to: '+44 113 496 0753'})).toMatchObject({saved: true})
    expect(copy.read(site)).toMatch(/^phone: "0113 496 0753"$/m)
  })
})

describe('a new page', () => {
  const change = {do: 'addPage' as const, address: 'money clinic', title: 'Money clinic', description: 'Bring a bill.'}

  test('is written, and taken away again', async () => {
    expect(await copy.editor.save(change)).toMatchObject({saved: true})
    expect(copy.read('pages/money-clinic.mdx')).toContain('\n# Money clinic\n')
    const [{id} = {id: ''}] = copy.editor.done()
    expect(await copy.editor.undo(id)).toMatchObject({saved: true})
    expect(existsSync(copy.path('pages/money-clinic.mdx'))).toBe(false)
  })

  test('is not taken away when it was changed since', async () => {
    await copy.editor.save(change)
    copy.write('pages/money-clinic.mdx', `${copy.read('pages/money-clinic.mdx')}\nMore.\n`)
    const [{id} = {id: ''}] = copy.editor.done()
    expect(await copy.editor.undo(id)).toMatchObject({saved: false, why: 'changed'})
  })

  test('is refused where there is one already', async () => {
    expect(await copy.editor.save({...change, address: '/services'})).toMatchObject({saved: false, why: 'value'})
  })
})
