import {css} from '@emotion/react'
import * as labels from '../content/labels.yaml'
import payslip from '../content/payslip.yaml'
import {
  color,
  enlargedText,
  forcedColors,
  inPrint,
  minWidth,
  oneColumn,
  plainList,
  radius,
  size,
  smallPhone,
  space,
} from './theme.ts'
import {CheckedIn} from './ui/CheckedIn.tsx'
import {Disclosure} from './ui/Disclosure.tsx'
import {numberOnCoin} from './ui/lists.ts'
import {VisuallyHidden} from './ui/VisuallyHidden.tsx'

/**
 * The example payslip in `content/payslip.yaml`, with an explanation of each line. On a phone, press a line
 * to see its explanation.
 */
export function Payslip() {
  const {title, example, employer, employee, date, checked, lines} = payslip
  return (
    <figure css={styles.sheet}>
      <figcaption>
        {example} <CheckedIn days={[checked]} />
      </figcaption>
      <p css={styles.head}>
        <b>{title}</b> <span>{employer}</span> <span>{employee}</span> <span>{date}</span>
      </p>
      <ol>
        {lines.map(({name, detail, amount, kind, meaning}, line) => (
          <li key={name} css={kind === 'net' && styles.net}>
            <div>
              <b>{name}</b> {detail && <span>{detail}</span>} <b>{kind === 'off' ? `−${amount}` : amount}</b>
            </div>
            {/* The explanation of the first line is open, to show that all lines have one. */}
            <Disclosure
              summary={<VisuallyHidden>{`${labels.lineMeans}: ${name}`}</VisuallyHidden>}
              isOpen={line === 0}
            >
              <p>{meaning}</p>
            </Disclosure>
          </li>
        ))}
      </ol>
    </figure>
  )
}

const rule = `1px solid ${color('line')}`
const chip = '2rem'
/**
 * Padding of a payslip line: for its number or the paper's holes at the start, and for its plus sign at the
 * end.
 */
const start = 'var(--start)'
const end = 'var(--end)'
const besideChip = '2rem'
/** The paper on the left, and the explanations on the right. */
const beside = {gridTemplateColumns: 'var(--paper) minmax(0, 1fr)'}

const styles = {
  // On a phone the payslip has the full width. In a wider window the explanations are beside it.
  sheet: css({
    '--paper': '100%',
    '--start': '2.75rem',
    '--end': '2.75rem',
    [enlargedText]: {'--start': space[2], '--end': space[6]},
    position: 'relative',
    ...oneColumn,
    isolation: 'isolate',
    maxWidth: '62rem',
    [minWidth.tablet]: {'--paper': '52%', ...beside},
    [inPrint]: {'--paper': '45%', ...beside},
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      insetBlock: 0,
      width: 'var(--paper)',
      background: color('surface'),
      border: rule,
      borderRadius: radius.control,
      // Punched holes, as at the edge of printer paper. On a phone the line numbers are there instead.
      [minWidth.tablet]: {
        background: [
          `radial-gradient(circle, ${color('line')} .2rem, transparent .25rem)`,
          `.25rem .5rem / 1.25rem 1.5rem repeat-y, ${color('surface')}`,
        ].join(' '),
      },
    },
    '& figcaption': {
      padding: `0 ${space[5]} ${space[4]} ${start}`,
      fontSize: size.note,
      lineHeight: 1.45,
      color: color('inkSoft'),
      [minWidth.tablet]: {alignSelf: 'end', paddingInlineStart: besideChip},
    },
    '& ol': {
      gridColumn: '1 / -1',
      maxWidth: 'none',
      ...plainList,
      counterReset: 'line',
    },
    '& li': {
      position: 'relative',
      ...oneColumn,
      padding: 0,
      counterIncrement: 'line',
      [minWidth.tablet]: beside,
      [inPrint]: beside,
    },
    // The number of each line, on the edge of the paper.
    '& li::before': {
      ...numberOnCoin('line', chip),
      position: 'relative',
      gridArea: '1 / 1',
      margin: `${space[2]} ${space[1]}`,
      fontSize: size.note,
      color: color('onPrimary'),
      background: color('primary'),
      [enlargedText]: {display: 'none'},
      [inPrint]: {display: 'none'},
      [minWidth.tablet]: {gridColumn: 2, marginInlineStart: `calc(${chip} / -2)`},
    },
    '& li > div': {
      gridArea: '1 / 1',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      [smallPhone]: {gridTemplateColumns: 'minmax(0, 1fr)'},
      alignItems: 'baseline',
      columnGap: space[3],
      // Leaves space for the plus sign that opens the line's explanation.
      padding: `${space[3]} ${end} ${space[2]} ${start}`,
      lineHeight: 1.4,
      borderTop: rule,
      [minWidth.tablet]: {paddingBlock: space[3], paddingInlineEnd: space[6]},
      [inPrint]: {padding: `${space[1]} ${space[5]} !important`},
    },
    // The amount is at the end of the line, and the detail below the name.
    '& b ~ b': {gridArea: '1 / 2', [smallPhone]: {gridArea: 'auto'}, fontVariantNumeric: 'tabular-nums'},
    '& li span': {gridArea: '2 / 1', [smallPhone]: {gridArea: 'auto'}, fontSize: size.note},
    '& li details': {[minWidth.tablet]: {gridArea: '1 / 2'}, [inPrint]: {gridArea: '1 / 2'}},
    // The whole line is clickable.
    '& li summary': {
      position: 'absolute',
      inset: 0,
      justifyContent: 'end',
      alignItems: 'start',
      padding: `1.15rem ${space[3]}`,
      margin: 0,
    },
    '& details > p': {
      padding: `0 ${space[2]} ${space[3]} ${start}`,
      lineHeight: 1.4,
      color: color('inkSoft'),
      [minWidth.tablet]: {paddingBlock: space[3], paddingInline: `${besideChip} 0`},
      // As far down as the words of the line.
      [inPrint]: {padding: `${space[1]} 0 ${space[1]} ${besideChip}`},
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
    '& > div': {
      fontSize: size.h3,
      color: color('onBrass'),
      background: color('brass'),
      [forcedColors]: {border: '1px solid'},
    },
    '& summary': {color: color('onBrass')},
    '& details > p': {paddingTop: space[2]},
  }),
}
