import {renderToStaticMarkup} from 'react-dom/server'
import {expect, test} from 'vitest'
import {MapPlaceholder} from '../../components/MapPlaceholder.tsx'
import {Places} from '../../components/ui/Places.tsx'
import cohorts from '../../content/cohorts.yaml'
import map from '../../content/map.yaml'

test.each(cohorts)('the stub of $id has a coin for each of its places', ({spots}) => {
  const rows = [...renderToStaticMarkup(<Places spots={spots} />).matchAll(/M8 \d+h(\d+)/g)]
  // A point at the start of each row, and then one every 16.
  expect(rows.reduce((points, [, length]) => points + 1 + Math.floor(Number(length) / 16), 0)).toBe(spots)
})

test('more places than anyone counts are only told in words', () => {
  expect(renderToStaticMarkup(<Places spots={61} />)).toContain('61')
  expect(renderToStaticMarkup(<Places spots={61} />)).not.toContain('<svg')
})

test('the sketch in place of a map numbers what its list names, and says that it is no map', () => {
  const sketch = renderToStaticMarkup(<MapPlaceholder />).replace(/<style.*?<\/style>/gs, '')
  const numbers = [...sketch.matchAll(/<text[^>]*>(\d+)</g)].map((match) => Number(match[1]))
  expect(numbers).toEqual([...sketch.matchAll(/<li>/g)].map((_, index) => index + 1))
  expect(sketch).toContain(map.sketch)
})
