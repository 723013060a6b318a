import type {Share} from '../../../../components/ui/kinds.ts'

interface FactRingProps {
  /** The `id` of a fact that is a percentage. */
  fact: Share
}

/** A percentage as a ring. */
export function FactRing({fact}: FactRingProps) {
  return <p>{fact}</p>
}
