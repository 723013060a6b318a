import type {PercentageFactId} from '../../../../components/ui/kinds.ts'

interface FactRingProps {
  /** The `id` of a fact that is a percentage. */
  fact: PercentageFactId
}

/** A percentage as a ring. */
export function FactRing({fact}: FactRingProps) {
  return <p>{fact}</p>
}
