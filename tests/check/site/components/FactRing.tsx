import type {Share} from '../../../../components/ui/kinds.ts'

interface FactRingProps {
  /** The `id` of a share. */
  fact: Share
}

/** A share as a ring. */
export function FactRing({fact}: FactRingProps) {
  return <p>{fact}</p>
}
