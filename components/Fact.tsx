import facts from '../content/facts.yaml'
import {findRecord} from './ui/findRecord.ts'
import type {PlainText} from './ui/kinds.ts'

interface FactProps {
  /** The fact's `id` in `content/facts.yaml`. */
  fact: string
}

/**
 * A figure or promise in the middle of a sentence. It is stored in one file, so that all pages say the same.
 */
export function Fact({fact: id}: FactProps): PlainText {
  return findRecord(facts, id, 'content/facts.yaml').value
}
