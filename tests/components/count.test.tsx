import {renderToStaticMarkup} from 'react-dom/server'
import {expect, test} from 'vitest'
import {Count} from '../../components/Count.tsx'
import tracks from '../../content/tracks.yaml'
import {inWords} from '../../src/site/text/numberWords.ts'

test('a count says how many records there are, in words, with a capital where one is asked for', () => {
  const words = inWords(tracks.length)
  expect(renderToStaticMarkup(<Count of="tracks" />)).toBe(words)
  expect(renderToStaticMarkup(<Count of="tracks" letter="capital" />)).toBe(
    words.replace(/^./, (letter) => letter.toUpperCase()),
  )
})
