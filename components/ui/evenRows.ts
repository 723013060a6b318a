import {columns, from} from '../theme.ts'

const side = (count: number) => ({gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`})
const below = {gridTemplateColumns: 'minmax(0, 1fr)'}
const exactly = (count: number) => `&:has(> :nth-of-type(${count}):last-of-type)`

/** The room for columns, in rem, from `from.wide` on. */
const room = 70

/**
 * A grid for things of one kind, each at least so many rem wide: up to six of them, no row holds one alone below a row of more.
 * Threes go 1 or 3 to a row, fours 1, 2 or 4, fives 1 or 5 (3 and 2 where five have no room), sixes 1, 2 or 3.
 */
export function evenRows(narrowest: number) {
  return {
    display: 'grid',
    gridTemplateColumns: columns(narrowest),
    [exactly(2)]: {gridTemplateColumns: columns(20)},
    [exactly(3)]: {...below, [from.desktop]: side(3)},
    [exactly(4)]: {...below, [from.tablet]: side(2), [from.wide]: side(4)},
    [exactly(5)]: {...below, ...(narrowest * 5 < room ? {[from.wide]: side(5)} : {[from.desktop]: side(3)})},
    [exactly(6)]: {...below, [from.tablet]: side(2), [from.desktop]: side(3)},
  }
}
