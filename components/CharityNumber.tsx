import site from '../content/site.yaml'
import type {PlainText} from './ui/kinds.ts'

/** Our number in the register of charities. */
export function CharityNumber(): PlainText {
  return site.charityNumber
}
