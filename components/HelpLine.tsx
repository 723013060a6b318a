import help from '../content/help.yaml'
import {findRecord} from './ui/findRecord.ts'
import {HelpListItem} from './ui/HelpList.tsx'
import type {Item} from './ui/kinds.ts'

interface HelpLineProps {
  /** The help line’s `id` in `content/help.yaml`. */
  helper: string
}

/** One help line: for whom it is, its number, when somebody answers, and a way without a call. */
export function HelpLine({helper: id}: HelpLineProps): Item {
  return <HelpListItem line={findRecord(help, id, 'content/help.yaml')} />
}
