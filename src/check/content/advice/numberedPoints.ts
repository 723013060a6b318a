import {isScalar, type Scalar, visit} from 'yaml'
import {type Finding, written} from '../../finding.ts'
import type {ContentFile} from '../contentFile.ts'

const number = /^\d{1,2}[.)]\s+(?=\p{L})/u

/** The one point of a list that a number stands before, `- 2. Bring a pen`, where the others have none. */
export function numberedPoints({document}: ContentFile): Finding[] {
  const findings: Finding[] = []
  visit(document, {
    Seq(_, {items}) {
      const points = items.filter((item): item is Scalar<string> => isScalar(item) && typeof item.value === 'string')
      const [odd, ...more] = points.filter(({value}) => number.test(value))
      if (!odd?.range || more.length > 0 || points.length < 2 || odd.source !== odd.value) return
      const [typed = ''] = number.exec(odd.value) ?? []
      findings.push({
        at: odd.range[0],
        message: 'Two signs begin this point, and visitors see the number.',
        ...written(odd.value, odd.value.slice(typed.length)),
        write: `- ${odd.value.slice(typed.length)}`,
        warning: true,
      })
    },
  })
  return findings
}
