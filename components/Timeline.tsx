import {css} from '@emotion/react'
import timeline from '../content/timeline.yaml'
import {color, dodecagon, forcedColors, size, space} from './theme.ts'
import {evenRows} from './ui/evenRows.ts'

/** The charity's story, year by year: every record of `content/timeline.yaml`. */
export function Timeline() {
  return (
    <ol css={styles}>
      {timeline.map(({id, year, title, description}) => (
        <li key={id}>
          <b>{year}</b>
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ol>
  )
}

const styles = css({
  'main > section > &': {maxWidth: 'none', paddingInlineStart: 0},
  ...evenRows(13),
  gap: `${space[6]} ${space[5]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    position: 'relative',
    display: 'grid',
    gap: space[2],
    alignContent: 'start',
    paddingBlock: `${space[5]} 0`,
    borderTop: `2px solid ${color('line')}`,
    '&::before': {
      content: '""',
      position: 'absolute',
      top: '-.65rem',
      width: '1.2rem',
      height: '1.2rem',
      background: color('brass'),
      clipPath: dodecagon,
      [forcedColors]: {forcedColorAdjust: 'none'},
    },
  },
  '& b': {fontSize: size.panel, lineHeight: 1, letterSpacing: '-.02em', color: color('primary')},
  '& h3': {fontSize: size.lead},
  '& p': {color: color('inkSoft')},
})
