import {CacheProvider} from '@emotion/react'
import type {ReactNode} from 'react'
import {renderToStaticMarkup} from 'react-dom/server'
import {expect, test} from 'vitest'
import {Card} from '../../components/ui/Card.tsx'
import {Fold} from '../../components/ui/Fold.tsx'
import {documentCache} from '../../src/document/styleSheet.ts'

/** How many rows of its grid a card takes. */
function rowsOf(children: ReactNode): string | undefined {
  const cache = documentCache()
  renderToStaticMarkup(
    <CacheProvider value={cache}>
      <Card look={undefined}>{children}</Card>
    </CacheProvider>,
  )
  return /grid-row:span (\d+)/.exec(Object.values(cache.inserted).join(''))?.[1]
}

// S10.15
test('a card takes as many rows as it has parts, with those that it has today', () => {
  const link = (to: string | undefined) => rowsOf([<h3 key="h">A</h3>, to && <b key="b">{to}</b>, <p key="p">B</p>])
  expect([link(undefined), link('/about')]).toEqual(['2', '3'])
})

// S10.15
test('a card takes a row for each part of what it folds, so that these are in line with those beside them', () => {
  const folded = (
    <Fold key="f" summary="More">
      <p>A</p>
      <ul />
      {false}
    </Fold>
  )
  expect(rowsOf([<h3 key="h">A</h3>, folded, <div key="d" />])).toBe('4')
})
