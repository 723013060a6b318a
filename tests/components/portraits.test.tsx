import {renderToStaticMarkup} from 'react-dom/server'
import {afterEach, expect, test, vi} from 'vitest'
import {Portrait} from '../../components/ui/Portrait.tsx'
import team from '../../content/team.yaml'

afterEach(() => {
  vi.doUnmock('../../content/team.yaml')
  vi.resetModules()
})

/** What is drawn of each person of a team, by id. */
async function portraitsOf(people: typeof team): Promise<Map<string, string>> {
  vi.resetModules()
  vi.doMock('../../content/team.yaml', () => ({default: people}))
  const {TeamCard} = await import('../../components/TeamCard.tsx')
  return new Map(
    people.map(({id}) => {
      const [drawing = ''] = /<svg.*?<\/svg>/s.exec(renderToStaticMarkup(<TeamCard member={id} />)) ?? []
      return [id, drawing]
    }),
  )
}

// S3.1
test('everybody keeps their portrait when somebody joins, leaves or moves', async () => {
  const before = await portraitsOf(team)
  const [first, ...others] = team
  const joined = {...(first as (typeof team)[number]), id: 'somebody-new', name: 'Zed'}
  const after = await portraitsOf([joined, ...others.toReversed()])
  for (const {id} of others) expect(after.get(id), id).toBe(before.get(id))
})

test('of a dozen people nearly all look different', () => {
  const names = ['ada', 'ben', 'cleo', 'dev', 'esi', 'finn', 'gita', 'hugo', 'ines', 'jude', 'kofi', 'lena']
  const people = names.map((id) => renderToStaticMarkup(<Portrait name="Ada" id={id} />))
  expect(new Set(people).size).toBeGreaterThanOrEqual(11)
})

test('a portrait has the first letter of the name, and is for the eye alone', () => {
  const person = renderToStaticMarkup(<Portrait name="Ada" id="ada" />)
  expect(person.replace(/<style.*?<\/style>|<[^>]*>/gs, '')).toBe('A')
  expect(person).toMatch(/<svg [^>]*aria-hidden="true"/)
})
