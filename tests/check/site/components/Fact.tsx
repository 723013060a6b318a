import type {Words} from '../../../../components/ui/kinds.ts'

interface FactProps {
  /** The fact's `id` in `content/facts.yaml`. */
  fact: string
}

/** A figure in the middle of a sentence. */
export function Fact({fact}: FactProps): Words {
  return <data value={fact}>{fact}</data>
}
