import site from '../content/site.yaml'
import type {Words} from './ui/kinds.ts'

/** Our number in the register of charities. */
export function CharityNumber(): Words {
  return site.charityNumber
}
