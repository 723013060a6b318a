import type {CSSObject} from '@emotion/react'
import {bandPadding, color, maxLineLength, minWidth, size, space} from '../../components/theme.ts'

/**
 * Styles of pages whose sections are as wide as the window. In wide windows, a text's heading is beside the
 * text.
 */
export const bandStyles: CSSObject = {
  [minWidth.desktop]: {
    'main > section:not(:has(> :not(h2, p, ul)))': {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      // The heading spans nine grid rows, more than the text beside it has. With no row gap, empty rows have
      // no height.
      rowGap: 0,
      '& > h2': {gridRow: '1 / span 9'},
      '& > :not(h2)': {gridColumn: 2},
      '& > :not(h2) + *': {marginTop: space[4]},
      '& > h2 + p': {marginTop: 0},
    },
  },
}

/** Styles of pages with `layout: prose`: one narrow column, without sections as wide as the window. */
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
