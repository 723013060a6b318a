import {type CSSObject, css} from '@emotion/react'
import {Children, isValidElement, type ReactNode} from 'react'
import {fittingColumns, minWidth} from '../theme.ts'

const equalColumns = (count: number) => ({gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`})

/** The width in rem that the columns share in windows of `minWidth.wide` or more. */
const wideWidth = 70

/**
 * Returns a grid for items of at least `narrowest` rem. Up to six items never leave one alone in the last
 * row: rows have 1 or 3 of three items, 1, 2 or 4 of four, 1 or 5 of five (or 3 and 2, if five don't fit), 1,
 * 2 or 3 of six. Counts the items here instead of in CSS, so that a page contains only the rules for the
 * numbers that it has.
 */
export function evenRows(narrowest: number, children: ReactNode) {
  const count = Children.toArray(children).filter(isValidElement).length
  return css({display: 'grid', ...rowsOf(count, narrowest)})
}

function rowsOf(count: number, narrowest: number): CSSObject {
  if (count === 2) return {gridTemplateColumns: fittingColumns(20)}
  if (count < 3 || count > 6) return {gridTemplateColumns: fittingColumns(narrowest)}
  const wider = {
    3: {[minWidth.threes]: equalColumns(3)},
    4: {[minWidth.tablet]: equalColumns(2), [minWidth.wide]: equalColumns(4)},
    5: narrowest * 5 < wideWidth ? {[minWidth.wide]: equalColumns(5)} : {[minWidth.desktop]: equalColumns(3)},
    6: {[minWidth.tablet]: equalColumns(2), [minWidth.desktop]: equalColumns(3)},
  }[count]
  return {gridTemplateColumns: 'minmax(0, 1fr)', ...wider}
}
