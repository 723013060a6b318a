import {describe, expect, test} from 'vitest'
import {skillIds} from '../../content/fields.ts'
import type {ComponentDetails} from '../../src/edit/api.ts'
import {openEditor} from '../../src/edit/editor.ts'
import {createRequestHandler} from '../../src/edit/requests.ts'
import {openFolder} from '../../src/edit/versions/folder.ts'
import {copy, copyForEachTest, events, home, page, rejection} from './copy.ts'

copyForEachTest()

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

test('deleting a record deletes its comment and its cards on pages, and undo restores them', async () => {
  const before = copy.read(events)
  const index = copy.read(home)
  copy.write(events, before + second)
  copy.replace(home, '<EventCard event="open-evening" />', '$&\n  <EventCard event="autumn-evening" />')
  expect(
    await copy.editor.save({type: 'remove', span: copy.tag(events, 'autumn-evening').span}),
  ).toMatchObject({
    saved: true,
  })
  expect(copy.read(events)).toBe(before)
  expect(copy.read(home)).toBe(index)
  expect(await copy.editor.undo()).toMatchObject({saved: true})
  expect(copy.read(events)).toBe(before + second)
  expect(copy.read(home)).toContain('autumn-evening')
})

test('deleting a record whose card is the last of several lines keeps the blank line below them', async () => {
  const before = copy.read(home).trimEnd()
  const after = '\n\nCome and see.\n'
  copy.write(events, copy.read(events) + second)
  copy.write(home, `${before}\n<EventCard event="autumn-evening" />${after}`)
  expect(
    await copy.editor.save({type: 'remove', span: copy.tag(events, 'autumn-evening').span}),
  ).toMatchObject({
    saved: true,
  })
  expect(copy.read(home)).toBe(before + after)
})

test('a record moves with its comment', async () => {
  const before = copy.read(events)
  copy.write(events, before + second)
  expect(
    await copy.editor.save({type: 'move', span: copy.tag(events, 'autumn-evening').span, direction: 'up'}),
  ).toMatchObject({
    saved: true,
  })
  expect(copy.read(events)).toBe(`${second.slice(1)}\n${before}`)
})

/** Returns the example answer to each question about a record of that kind, by field. */
function examples(kind: string): Record<string, string> {
  const {questions = []} = copy.editor.listAddable().records.find((each) => each.kind === kind) ?? {}
  return Object.fromEntries(questions.map(({field, example}) => [field, example]))
}

/** Saves a new record with these answers. Fails with the reason if it is refused. */
async function addRecord(record: string, answers: Record<string, string>) {
  const result = await copy.editor.save({type: 'addRecord', record, answers})
  if (!result.saved) throw new Error(`The new ${record} was refused: ${result.reason}`)
  return result
}

test('the form for a new record has every field, including lists, and copies nothing from another', async () => {
  const {records} = copy.editor.listAddable()
  const asked = (kind: string) =>
    records.find((each) => each.kind === kind)?.questions.map(({field}) => field)
  expect(asked('track')).toEqual(
    expect.arrayContaining(['title', 'skills', 'modules.0.title', 'modules.4.description']),
  )
  const empty = await copy.editor.save({type: 'addRecord', record: 'event', answers: {title: 'Summer day'}})
  expect(empty).toMatchObject(rejection('is empty'))
  const file = 'content/tracks.yaml'
  const before = copy.read(file)
  const answers = {
    ...examples('track'),
    title: `Zoë's "track"`,
    skills: 'budget\nsave',
    'modules.1.title': 'Second',
  }
  expect(await addRecord('track', answers)).toMatchObject({added: 'zoes-track'})
  const added = copy.read(file).replace(before.trimEnd(), '')
  expect(added).toContain('\n  title: Zoë’s “track”\n')
  expect(added).toContain('\n  skills: [budget, save]\n')
  expect(added).toContain('\n    - title: Second\n')
  expect(await addRecord('track', answers)).toMatchObject({added: 'zoes-track-2'})
})

test('a new record has one sentence on each line, as the others have', async () => {
  const description =
    'Six mornings, e.g. on a Saturday. You’ll use your own numbers: bring them! “Why?” Because.'
  const answers = {...examples('event'), title: 'Summer day', description}
  await addRecord('event', answers)
  expect(copy.read(events)).toContain(`
  description: >-
    Six mornings, e.g. on a Saturday.
    You’ll use your own numbers: bring them!
    “Why?”
    Because.
`)
})

test('a page’s title or folded description may end in three hyphens, and does not end the frontmatter', async () => {
  copy.replace(page, 'description: What we teach.', 'description: >-\n  What\n  we teach.')
  expect(await copy.set(page, 'title', 'Services, ---')).toMatchObject({saved: true})
  expect(await copy.set(page, 'description', 'What we ---')).toMatchObject({saved: true})
  expect(copy.value(page, 'title').text).toBe('Services, ---')
  expect(copy.value(page, 'description').text).toBe('What we ---')
})

test('an existing record is offered by its title, with its values to copy', () => {
  const [event] = copy.editor.listAddable().records.find(({kind}) => kind === 'event')?.records ?? []
  expect(event).toMatchObject({id: 'open-evening', name: 'Open evening', answers: {location: 'Online'}})
})

test('a ring is added with a fact that is a percentage, as it can show no other', async () => {
  const facts = 'content/facts.yaml'
  copy.write(facts, `${copy.read(facts)}\n- id: to-delivery\n  value: "100%"\n  label: of donations\n`)
  const {span} = copy.typing('Every track', '')
  expect(
    await copy.editor.save({type: 'add', below: span, insertion: {component: 'FactRing'}}),
  ).toMatchObject({
    saved: true,
  })
  expect(copy.read(page)).toMatch(/^<FactRing fact="to-delivery" \/>$/m)
})

test('a line is added to a list of values, moved and deleted', async () => {
  const site = 'content/site.yaml'
  const before = copy.read(site)
  const line = (key: string) => copy.value(site, key).span
  await copy.editor.save({type: 'add', below: line('address.street.0'), insertion: {line: 'Second: floor'}})
  expect(copy.editor.listEditables(site)).toContainEqual(
    expect.objectContaining({key: 'address.street.1', text: 'Second: floor'}),
  )
  await copy.editor.save({type: 'move', span: line('address.street.1'), direction: 'up'})
  expect(copy.value(site, 'address.street.0').text).toBe('Second: floor')
  await copy.editor.save({type: 'remove', span: line('address.street.0')})
  expect(copy.read(site)).toBe(before)
})

test('a phone number typed with +44 is saved in its national form', async () => {
  const site = 'content/site.yaml'
  expect(await copy.set(site, 'phone', '+44 113 496 0753')).toMatchObject({saved: true})
  expect(copy.read(site)).toMatch(/^phone: "0113 496 0753"$/m)
})

test('a fact or count in braces stays when the words around it change', async () => {
  const title = copy.read(home).replace(/^title: .*$/m, 'title: "{Count:tracks} tracks"')
  copy.write(home, title)
  copy.replace(events, 'Meet the team.', 'Meet {fact:active-volunteers} helpers.')
  expect(await copy.set(home, 'title', '{Count:tracks} free tracks')).toMatchObject({saved: true})
  const description = 'Meet our {fact:active-volunteers} helpers.'
  expect(await copy.set(events, 'description', description)).toMatchObject({saved: true})
  expect(copy.read(home)).toBe(title.replace('} tracks', '} free tracks'))
  expect(copy.read(events)).toContain(`\n  description: ${description}\n`)
  expect(copy.editor.listChanges()[0]?.after).toBe(copy.value(events, 'description', 'open-evening').shown)
})

test('the form of a record and its fields call things what people call them', async () => {
  const {questions = []} = copy.editor.listAddable().records.find(({kind}) => kind === 'cohort') ?? {}
  const question = (field: string) => questions.find((each) => each.field === field)
  expect(question('ends')).toMatchObject({label: 'Last day', optional: true})
  expect(question('highlights')).toMatchObject({
    label: 'Highlights',
    help: 'Exactly three, each on its own line',
  })
  expect(question('time')?.help).toMatch(/^A start and an end, for example 10:00/)
  expect(question('skills')?.value).toMatchObject({
    choices: skillIds,
    names: {budget: 'Budgeting', cv: 'CVs'},
  })
  expect(copy.value(events, 'title', 'open-evening').label).toBe('Title')
})

test('a change of a link in the menu is listed with the words of the link', async () => {
  const file = 'content/navigation.yaml'
  copy.write(
    file,
    'header:\n  - { text: About, to: / }\njoin: { text: Join, to: / }\nfooter: []\nlegal: []\n',
  )
  await copy.set(file, 'header.0.to', '/services')
  expect(copy.editor.listChanges()).toMatchObject([
    {title: 'Menu', description: '“About”: goes to', before: 'Home', after: 'Services'},
  ])
})

describe('a wrong value in a field is refused by its label, without the syntax of the file', () => {
  const site = 'content/site.yaml'

  test.each([
    [events, 'price', '2,5', '“Price” must be words, or an amount with its £.', 'For example: £25'],
    [events, 'date', 'soon', '“Date” must be a date.', 'For example: 18 January 2025'],
    [events, 'title', '', '“Title” is empty, and must be words.', 'For example: Spring money day'],
    [site, 'phone', 'banana', '“Phone” must be a number that begins with 0.', 'For example: 020 7946 0012'],
    [
      site,
      'hours.0.opens',
      'banana',
      '“Hours 1 opens” must be a time like 9:00 AM.',
      'For example: 10:00 AM',
    ],
  ])('in %s, %s', async (file, key, typed, reason, example) => {
    const id = file === events ? 'open-evening' : undefined
    expect(await copy.set(file, key, typed, id)).toMatchObject({
      saved: false,
      reason,
      findings: [{sentences: [reason, example]}],
    })
  })

  test('and in the form for a new record, which names the question', async () => {
    const answers = {...examples('event'), price: '2,5'}
    expect(await copy.editor.save({type: 'addRecord', record: 'event', answers})).toMatchObject({
      saved: false,
      field: 'price',
      reason: '“Price” must be words, or an amount with its £. For example: £25',
    })
  })
})

test.each([
  ['25', '£25'],
  ['£5 or £10', '£5 or £10'],
  ['2,500', '£2,500'],
  ['Pay what you can', 'Pay what you can'],
  ['Pay as you feel', 'Pay as you feel'],
  ['No charge', 'No charge'],
  ['Half price for under-18s', 'Half price for under-18s'],
])('the price %s is saved as %s', async (typed, saved) => {
  expect(await copy.set(events, 'price', typed, 'open-evening')).toMatchObject({saved: true})
  expect(copy.value(events, 'price', 'open-evening').text).toBe(saved)
})

test('of the choices of a component, only the one of its record is called that', async () => {
  copy.replace(
    page,
    '<CurriculumTrack track="essentials" />',
    '<CurriculumTrack track="essentials" size="large" />',
  )
  const answer = createRequestHandler({base: '/', editor: openEditor(openFolder(copy.root))})
  const start = copy.read(page).indexOf('<CurriculumTrack')
  const {component} = (await answer('describeComponent', {file: page, start})) as {
    component: ComponentDetails
  }
  const attributes = component.editables.filter((each) => each.kind === 'text' && each.source === 'attribute')
  expect(attributes).toMatchObject([
    {key: 'track', label: 'Show a different course subject here'},
    {key: 'size', label: 'Size'},
  ])
})
