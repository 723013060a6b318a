import type {NumberedList} from '../../../../components/ui/kinds.ts'

interface StepsProps {
  /**
   * A numbered list.
   * @example
   * 1. **First**
   *
   *    What happens first.
   */
  children: NumberedList
}

/** Numbered steps. */
export function Steps({children}: StepsProps) {
  return <div>{children}</div>
}
