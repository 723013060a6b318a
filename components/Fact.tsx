import facts from '../content/facts.yaml'
import {find} from './ui/find.ts'
import type {Words} from './ui/kinds.ts'

interface FactProps {
  /** The fact's `id` in `content/facts.yaml`. */
  fact: string
}

/** A figure or promise in the middle of a sentence, written once for the whole site. */
export function Fact({fact: id}: FactProps): Words {
  return find(facts, id, 'content/facts.yaml').value
}
