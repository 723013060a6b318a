import {expect, test} from 'vitest'
import {z} from 'zod'
import {missingFieldsIn} from '../../src/edit/yaml/missingFields.ts'
import {scalarsOf} from '../../src/edit/yaml/scalars.ts'
import {writeScalar} from '../../src/edit/yaml/writeScalar.ts'
import {readYaml} from '../../src/site/index.ts'

const day = z.strictObject({name: z.string(), places: z.array(z.string()).optional()})
const schema = z.array(
  z.strictObject({
    id: z.string(),
    needs: z.array(z.string()).optional(),
    day: day.optional(),
    days: z.array(day).optional(),
    end: z.string(),
  }),
)
const yaml = '- id: one\n  end: Done\n- id: two\n  end: Done\n'

const fieldsOf = (text: string) => scalarsOf(readYaml(text), 0, missingFieldsIn(text, schema))

function write(text: string, path: string, value: string | string[]) {
  const place = fieldsOf(text).find((each) => each.path.join('.') === path)
  if (!place) throw new Error(`${path} is not offered.`)
  const draft = writeScalar({text, start: 0, end: text.length}, place, value)
  return draft.rejected ? draft.reason : [draft.text, draft.text.slice(draft.start, draft.end)]
}

test('the fields that a record lacks are its optional values, lists of values and the fields of its optional objects', () => {
  const missing = fieldsOf(yaml).flatMap(({path, missing}) => (missing ? [path.join('.')] : []))
  const each = ['needs', 'day.name', 'day.places']
  expect(missing).toEqual([0, 1].flatMap((index) => each.map((name) => `${index}.${name}`)))
})

test('a list that is missing is written with an item on each line', () => {
  expect(write(yaml, '0.needs', ['Patience', 'To be: on time'])).toEqual([
    yaml.replace('one\n', 'one\n  needs:\n    - "Patience"\n    - "To be: on time"\n'),
    '"Patience"\n    - "To be: on time"',
  ])
  expect(write(yaml, '1.day.places', ['Here'])).toEqual([
    yaml.replace('two\n', 'two\n  day:\n    places:\n      - Here\n'),
    'Here',
  ])
})

test('the value that a new object still lacks is added to it', () => {
  const text = yaml.replace('one\n', 'one\n  day:\n    places:\n      - Here\n')
  expect(write(text, '0.day.name', 'Monday')).toEqual([
    text.replace('      - Here\n', '$&    name: Monday\n'),
    'Monday',
  ])
})
