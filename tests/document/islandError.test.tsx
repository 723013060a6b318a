import {renderToStaticMarkup} from 'react-dom/server'
import {expect, test} from 'vitest'
import * as labels from '../../content/labels.yaml'
import {IslandError} from '../../src/browser/IslandBoundary.tsx'

// S8.2
test('what failed is tried again below the folder of the host that the site lives in', () => {
  const html = renderToStaticMarkup(<IslandError />)
  const [, href] =
    [...html.matchAll(/<a href="([^"]*)">([^<]*)/g)].find(([, , words]) => words === labels.tryAgain) ?? []
  const here = 'https://example.org/folder/contact?about=mentor'
  expect(new URL(href ?? '/nowhere', here).href).toBe(here)
})
