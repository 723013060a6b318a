import {helpListStyles} from './ui/HelpList.tsx'
import type {Rows} from './ui/kinds.ts'

interface HelpGroupProps {
  /**
   * The help lines that suit the page, one `HelpLine` each.
   * @example <HelpLine />
   */
  children: Rows
}

/** Help lines beside each other. `HelpLines` shows all of them. */
export function HelpGroup({children}: HelpGroupProps) {
  return <ul css={helpListStyles}>{children}</ul>
}
