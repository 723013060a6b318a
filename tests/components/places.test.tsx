import {renderToStaticMarkup} from 'react-dom/server'
import {expect, test} from 'vitest'
import {MapPlaceholder} from '../../components/MapPlaceholder.tsx'
import {Places} from '../../components/ui/Places.tsx'
import cohorts from '../../content/cohorts.yaml'
import map from '../../content/map.yaml'

test.each(cohorts)('the stub of $id has a coin for each of its places', ({spots}) => {
  expect(renderToStaticMarkup(<Places spots={spots} />).match(/M\d+ \d+h0/g)).toHaveLength(spots)
})

test('more places than anyone counts are only told in words', () => {
  expect(renderToStaticMarkup(<Places spots={61} />)).toBe('')
})

test('the sketch in place of a map numbers what its list names, and says that it is no map', () => {
  const sketch = renderToStaticMarkup(<MapPlaceholder>How to get here</MapPlaceholder>).replace(
    /<style.*?<\/style>/gs,
    '',
  )
  const numbers = [...sketch.matchAll(/<text[^>]*>(\d+)</g)].map((match) => Number(match[1]))
  expect(numbers).toEqual([...sketch.matchAll(/<li>/g)].map((_, index) => index + 1))
  expect(sketch).toContain(map.sketch)
})
