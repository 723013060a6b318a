import {css} from '@emotion/react'
import {Children, cloneElement, isValidElement, type ReactElement, type ReactNode} from 'react'
import facts from '../content/facts.yaml'
import {color, inPrint, inset, minTargetSize, minWidth, radius, size, smallPhone, space} from './theme.ts'
import {findRecord} from './ui/findRecord.ts'

interface BudgetSheetProps {
  /**
   * The `id` of a number in `content/facts.yaml`: how many weeks a month has. The last line is divided by it.
   */
  fact: string
  /**
   * A `###` heading for each part, and below it a table whose last column is empty. The last line of each
   * part is its sum. The first part is money in, the last is what is left: each month, and each week.
   * @example
   * ### The heading
   *
   * | What | Example | You |
   * |---|---:|---|
   * | Pay | £1,450 | |
   */
  children: ReactNode
}

/**
 * A sheet to fill in, on screen or by hand: amounts of an example, and beside them fields for your own, which
 * are added up.
 */
export function BudgetSheet({fact: id, children}: BudgetSheetProps) {
  const weeks = Number(findRecord(facts, id, 'content/facts.yaml').value)
  if (!(weeks > 0))
    throw new Error(`The value of “${id}” in content/facts.yaml must be a number alone, like 4.3.`)
  let lines = 0
  const parts = Children.toArray(children)
    .filter(isValidElement<Parent>)
    .map((part) => withFields(part, () => `sheetLine${++lines}`))
  return (
    // `src/browser/budget.ts` adds up the fields.
    <div data-budget={weeks} css={styles.sheet}>
      {parts.slice(0, -1)}
      <div css={styles.result}>{parts[parts.length - 1]}</div>
    </div>
  )
}

interface Parent {
  id?: string
  children?: ReactNode
}

/** Adds a field to the empty last cell of each table row, named by the first cell of that row. */
function withFields(element: ReactElement<Parent>, nextId: () => string): ReactElement<Parent> {
  const children = Children.toArray(element.props.children)
  const [name, ...cells] = children.filter(isValidElement<Parent>)
  const last = cells.pop()
  if (element.type !== 'tr' || !name || !last || last.props.children !== undefined)
    return cloneElement(
      element,
      {},
      ...children.map((child) => (isValidElement<Parent>(child) ? withFields(child, nextId) : child)),
    )
  const id = nextId()
  const field = <input inputMode="decimal" autoComplete="off" aria-labelledby={id} />
  return cloneElement(element, {}, cloneElement(name, {id}), ...cells, cloneElement(last, {}, field))
}

const narrow = {gridTemplateColumns: 'minmax(0, 1fr)'}
const part = {display: 'grid', ...narrow, alignContent: 'start', gap: space[2], padding: inset}

// Two columns, like a folded sheet: the second part is on the right, the other parts are on the left.
const halves = {gridTemplateColumns: 'repeat(2, minmax(0, 1fr))'}
const folded = {
  ...halves,
  '& > :nth-of-type(2)': {gridArea: '1 / 2 / span 2', borderInlineStart: `1px dashed ${color('control')}`},
}
const across = {
  gridColumn: '1 / -1',
  '& > div': {...halves, columnGap: `calc(2 * ${inset[0]})`},
  '& table': {gridArea: '1 / 2 / span 2'},
}

const styles = {
  sheet: css({
    display: 'grid',
    ...narrow,
    background: color('surface'),
    border: `1px solid ${color('line')}`,
    borderTop: `.5rem solid ${color('brass')}`,
    borderRadius: radius.control,
    [minWidth.desktop]: folded,
    [inPrint]: folded,
    '& > div': part,
    '& table': {fontVariantNumeric: 'tabular-nums'},
    '& thead th': {paddingBlock: '0 !important', fontSize: size.note, color: color('inkSoft')},
    '& tbody :is(th, td)': {paddingBlock: `${space[1]} !important`, verticalAlign: 'middle !important'},
    '& tr > :nth-child(3)': {width: '36%'},
    [smallPhone]: {
      '& tr': {
        gridTemplateColumns: '2fr minmax(0, 3fr) !important',
        alignItems: 'center',
        paddingBlock: `${space[2]} !important`,
      },
      '& tr > :nth-child(3)': {width: 'auto'},
    },
    '& td:has(input)': {
      position: 'relative',
      '&::before': {
        content: '"£" / ""',
        position: 'absolute',
        insetInlineStart: space[2],
        lineHeight: minTargetSize,
        color: color('inkSoft'),
        [inPrint]: {insetInlineStart: 0, lineHeight: '2.5rem !important'},
      },
    },
    '& input': {
      width: '100%',
      minHeight: minTargetSize,
      padding: `0 ${space[2]} 0 1.25rem`,
      font: 'inherit',
      color: color('ink'),
      textAlign: 'end',
      background: color('paper'),
      border: `2px solid ${color('control')}`,
      borderRadius: radius.control,
      // On paper, a dotted line to write on with a pen.
      [inPrint]: {
        minHeight: '2.5rem !important',
        padding: 0,
        border: 0,
        borderBottom: '2px dotted',
        borderRadius: 0,
      },
    },
    // A sum that the script works out.
    '& input:read-only': {background: 'none', borderColor: 'transparent', fontWeight: 700},
  }),
  // The last part of the sheet, which shows the total.
  result: css({
    background: color('brassTint'),
    '& > div': {...part, padding: 0},
    '& tr:last-of-type': {fontSize: size.lead, '& > *': {borderBottom: 0}},
    [minWidth.desktop]: across,
    [inPrint]: across,
  }),
}
