import {type CSSObject, css} from '@emotion/react'
import {Children, isValidElement, type ReactNode} from 'react'
import {columns, from} from '../theme.ts'

const side = (count: number) => ({gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`})

/** The room for columns, in rem, from `from.wide` on. */
const room = 70

/**
 * A grid for things of one kind, each at least `narrowest` rem wide: up to six of them, no row holds one alone below a row of more.
 * Threes go 1 or 3 to a row, fours 1, 2 or 4, fives 1 or 5 (3 and 2 where five have no room), sixes 1, 2 or 3.
 * They are counted here, so that a document has the rules for its own number and no others.
 */
export function evenRows(narrowest: number, children: ReactNode) {
  const count = Children.toArray(children).filter(isValidElement).length
  return css({display: 'grid', ...rowsOf(count, narrowest)})
}

function rowsOf(count: number, narrowest: number): CSSObject {
  if (count === 2) return {gridTemplateColumns: columns(20)}
  if (count < 3 || count > 6) return {gridTemplateColumns: columns(narrowest)}
  const wider = {
    3: {[from.threes]: side(3)},
    4: {[from.tablet]: side(2), [from.wide]: side(4)},
    5: narrowest * 5 < room ? {[from.wide]: side(5)} : {[from.desktop]: side(3)},
    6: {[from.tablet]: side(2), [from.desktop]: side(3)},
  }[count]
  return {gridTemplateColumns: 'minmax(0, 1fr)', ...wider}
}
