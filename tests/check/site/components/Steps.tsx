import type {NumberedList} from '../../../../components/ui/kinds.ts'

interface StepsProps {
  /** A numbered list. */
  children: NumberedList
}

/** One step after another. */
export function Steps({children}: StepsProps) {
  return <div>{children}</div>
}
