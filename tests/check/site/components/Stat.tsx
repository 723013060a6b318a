import type {Item} from '../../../../components/ui/kinds.ts'

interface StatProps {
  /** The figure's `id` in `content/facts.yaml`. */
  fact: string
}

/** One figure. */
export function Stat({fact}: StatProps): Item {
  return <p>{fact}</p>
}
