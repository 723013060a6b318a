import {renderToStaticMarkup} from 'react-dom/server'
import {expect, test} from 'vitest'
import {Portrait} from '../../components/ui/Portrait.tsx'

// S3.1
test('no two of a dozen people look alike, and each has the first letter of the name', () => {
  const people = Array.from({length: 12}, (_, place) => renderToStaticMarkup(<Portrait name="Ada" place={place} />))
  expect(new Set(people).size).toBe(12)
  expect(people.filter((person) => person.replace(/<style.*?<\/style>|<[^>]*>/gs, '') !== 'A')).toEqual([])
})

test('a portrait is for the eye alone', () => {
  expect(renderToStaticMarkup(<Portrait name="Ada" place={0} />)).toMatch(/<svg [^>]*aria-hidden="true"/)
})
