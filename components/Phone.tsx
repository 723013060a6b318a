import {internationalNumber} from '../content/internationalNumber.ts'
import site from '../content/site.yaml'
import type {Words} from './ui/kinds.ts'

/** Our telephone number, as a link that dials it. */
export function Phone(): Words {
  return <a href={`tel:${internationalNumber(site.phone)}`}>{site.phone}</a>
}
