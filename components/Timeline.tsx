import {css} from '@emotion/react'
import facts from '../content/facts.yaml'
import timeline from '../content/timeline.yaml'
import {color, enlargedText, inPrint, minWidth, plainList, size, space} from './theme.ts'
import {Crowd} from './ui/Crowd.tsx'
import {findRecord} from './ui/findRecord.ts'
import {bulletStyles} from './ui/lists.ts'

/**
 * The charity's story: a drawing of a table and a crowd, with a dot for everybody we have helped, and below
 * it every record of `content/timeline.yaml` along one line.
 */
export function Timeline() {
  const {value} = findRecord(facts, 'young-people-helped', 'content/facts.yaml')
  return (
    <div css={styles.story}>
      <Crowd count={Number.parseInt(value.replaceAll(',', ''), 10)} />
      <ol css={styles.line}>
        {timeline.map(({id, year, title, description}) => (
          <li key={id}>
            <b>{year}</b>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}

const line = `2px solid ${color('control')}`
const stop = '1.2rem'
/** The width of the column on the left of the vertical line, in which the year of each record is. */
const years = 'min(4.25rem, 20vw)'

const styles = {
  story: css({display: 'grid', gap: space[6]}),
  // The line is vertical with the years on its left, or horizontal where five records fit side by side.
  line: css({
    ...plainList,
    [minWidth.wide]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto auto 1fr',
    },
    '& > li': {
      position: 'relative',
      marginInlineStart: years,
      padding: `0 0 ${space[4]} ${space[5]}`,
      borderInlineStart: line,
      '&:last-of-type': {paddingBottom: 0},
      '&::before': {
        position: 'absolute',
        top: 0,
        insetInlineStart: `calc(${stop} / -2 - 1px)`,
        background: color('brass'),
        ...bulletStyles(stop),
      },
      [enlargedText]: {marginInlineStart: '.6rem'},
      [minWidth.wide]: {
        display: 'grid',
        gridRow: 'span 3',
        gridTemplateRows: 'subgrid',
        gap: space[2],
        marginInlineStart: 0,
        padding: `${space[5]} ${space[5]} 0 0`,
        border: 0,
        borderTop: line,
        '&::before': {top: `calc(${stop} / -2 - 1px)`, insetInlineStart: 0},
      },
    },
    '& b': {
      position: 'absolute',
      insetInlineStart: `calc(-1 * ${years})`,
      fontSize: size.lead,
      lineHeight: 1.1,
      letterSpacing: '-.02em',
      color: color('primary'),
      [enlargedText]: {position: 'static'},
      [minWidth.wide]: {position: 'static', fontSize: size.panel},
      [inPrint]: {position: 'static'},
    },
    '& h3': {fontSize: size.lead},
    '& p': {
      marginTop: space[1],
      fontSize: size.note,
      lineHeight: 1.5,
      textWrap: 'balance',
      color: color('inkSoft'),
      [minWidth.wide]: {marginTop: 0},
    },
  }),
}
