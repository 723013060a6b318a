import facts from '../content/facts.yaml'
import {findRecord} from './ui/findRecord.ts'
import type {Words} from './ui/kinds.ts'

interface FactProps {
  /** The fact's `id` in `content/facts.yaml`. */
  fact: string
}

/** A figure or promise in the middle of a sentence, written once for the whole site. */
export function Fact({fact: id}: FactProps): Words {
  return findRecord(facts, id, 'content/facts.yaml').value
}
