import type {Links} from '../../../../components/ui/kinds.ts'

interface ActionsProps {
  /** Links, one to a line. */
  children: Links
}

/** A row of buttons. */
export function Actions({children}: ActionsProps) {
  return <div>{children}</div>
}
