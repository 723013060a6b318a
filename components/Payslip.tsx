import {css} from '@emotion/react'
import payslip from '../content/payslip.yaml'
import {color, dodecagon, from, radius, size, space} from './theme.ts'

/** A payslip as an employer hands it out, with what each of its lines means: the example of `content/payslip.yaml`. */
export function Payslip() {
  const {title, example, employer, employee, date, lines} = payslip
  return (
    <figure css={styles.sheet}>
      <figcaption>{example}</figcaption>
      <p css={styles.head}>
        <b>{title}</b> <span>{employer}</span> <span>{employee}</span> <span>{date}</span>
      </p>
      <ol>
        {lines.map(({name, detail, amount, kind, meaning}) => (
          <li key={name} css={kind === 'net' && styles.net}>
            <div>
              <b>{name}</b> {detail && <span>{detail}</span>} <b>{kind === 'off' ? `−${amount}` : amount}</b>
            </div>
            <p>{meaning}</p>
          </li>
        ))}
      </ol>
    </figure>
  )
}

const rule = `1px solid ${color('line')}`
const chip = '2rem'
/** Clear of the holes at the edge, and of the chip on the other one. */
const start = '2.75rem'
const besideChip = '2rem'

const styles = {
  // The paper is as wide as a phone; in a wider window the meanings stand beside it.
  sheet: css({
    '--paper': '100%',
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    isolation: 'isolate',
    maxWidth: '62rem',
    [from.tablet]: {'--paper': '52%', gridTemplateColumns: 'var(--paper) minmax(0, 1fr)'},
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      insetBlock: 0,
      width: 'var(--paper)',
      // The holes by which a printer pulls it.
      background: `radial-gradient(circle, ${color('line')} .2rem, transparent .25rem) .25rem .5rem / 1.25rem 1.5rem repeat-y, ${color('surface')}`,
      border: rule,
      borderRadius: radius.control,
    },
    '& figcaption': {
      padding: `0 ${space[5]} ${space[4]} ${start}`,
      fontSize: size.note,
      lineHeight: 1.45,
      color: color('inkSoft'),
      [from.tablet]: {alignSelf: 'end', paddingInlineStart: besideChip},
    },
    '& ol': {
      gridColumn: '1 / -1',
      maxWidth: 'none',
      margin: 0,
      padding: 0,
      listStyle: 'none',
      counterReset: 'line',
    },
    '& li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      padding: 0,
      counterIncrement: 'line',
      [from.tablet]: {gridTemplateColumns: 'var(--paper) minmax(0, 1fr)'},
    },
    // On the edge of the paper.
    '& li::before': {
      content: 'counter(line)',
      position: 'relative',
      gridArea: '1 / 1',
      display: 'grid',
      placeItems: 'center',
      width: chip,
      height: chip,
      margin: `${space[2]} ${space[1]}`,
      fontSize: size.note,
      fontWeight: 700,
      lineHeight: 1,
      color: color('onPrimary'),
      background: color('primary'),
      clipPath: dodecagon,
      [from.tablet]: {gridColumn: 2, marginInlineStart: `calc(${chip} / -2)`},
    },
    '& li > div': {
      gridArea: '1 / 1',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'baseline',
      columnGap: space[3],
      padding: `${space[3]} ${space[5]} ${space[2]} ${start}`,
      lineHeight: 1.4,
      borderTop: rule,
      [from.tablet]: {paddingBlock: space[3], paddingInlineEnd: space[6]},
    },
    // The sum, at the end of the line; a detail stands below its name.
    '& b ~ b': {gridArea: '1 / 2', fontVariantNumeric: 'tabular-nums'},
    '& li span': {gridArea: '2 / 1 / auto / -1', fontSize: size.note},
    '& li > p': {
      padding: `0 ${space[5]} ${space[3]} ${start}`,
      lineHeight: 1.4,
      color: color('inkSoft'),
      [from.tablet]: {gridArea: '1 / 2', paddingBlock: space[3], paddingInline: `${besideChip} 0`},
    },
  }),
  head: css({
    order: -1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `0 ${space[4]}`,
    padding: `${space[4]} ${space[5]} ${space[4]} ${start}`,
    fontSize: size.note,
    '& b': {flexBasis: '100%', fontSize: size.panel, lineHeight: 1.1, letterSpacing: '-.02em'},
  }),
  net: css({
    '& > div': {fontSize: size.h3, color: color('onBrass'), background: color('brass')},
    '& > p': {paddingTop: space[2]},
  }),
}
