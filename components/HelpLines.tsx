import {css} from '@emotion/react'
import help from '../content/help.yaml'
import {space} from './theme.ts'
import {CheckedIn} from './ui/CheckedIn.tsx'
import {HelpList} from './ui/HelpList.tsx'

/**
 * Whom to call, for people who can’t wait for us: all of `content/help.yaml`, and when it was last checked.
 */
export function HelpLines() {
  return (
    <>
      <div css={columnStyles}>
        <HelpList lines={help} />
      </div>
      <p>
        <CheckedIn days={help.map(({checked}) => checked)} />
      </p>
    </>
  )
}

// Columns instead of rows: in rows, a number of lines that doesn't fill the last one leaves a line alone in
// it.
const columnStyles = css({
  '& > ul': {display: 'block', columns: '8.2em 3', columnGap: space[4]},
  '& li': {breakInside: 'avoid', paddingBottom: space[3]},
})
