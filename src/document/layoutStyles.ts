import type {CSSObject} from '@emotion/react'
import {bandPadding, color, maxLineLength, minWidth, size, space} from '../../components/theme.ts'

/** Styles of pages whose sections are full-width bands. In wide windows, the heading of a text is beside the text. */
export const bandStyles: CSSObject = {
  [minWidth.desktop]: {
    'main > section:not(:has(> :not(h2, p, ul)))': {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      // The heading spans nine rows, more than there are. Without a gap, empty rows take up no space.
      rowGap: 0,
      '& > h2': {gridRow: '1 / span 9'},
      '& > :not(h2)': {gridColumn: 2},
      '& > :not(h2) + *': {marginTop: space[4]},
      '& > h2 + p': {marginTop: 0},
    },
  },
}

/** Styles of pages with `layout: prose`: one narrow column, no bands. */
export const proseStyles: CSSObject = {
  'main[data-layout=prose] > section': {
    gap: space[4],
    paddingBlock: `${space[6]} 0`,
    background: 'none',
    '--ground': color('paper'),
    '& h2': {fontSize: size.panel},
    '& > h2 + p': {fontSize: 'inherit', lineHeight: 'inherit', color: 'inherit', maxWidth: maxLineLength},
    '&:last-of-type': {paddingBottom: bandPadding},
    '& > *': {maxWidth: maxLineLength, marginTop: 0},
  },
}
