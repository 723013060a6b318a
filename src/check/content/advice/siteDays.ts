import {isScalar} from 'yaml'
import type {Finding} from '../../finding.ts'
import type {ContentFile} from '../contentFile.ts'

/** Days and years of `site.yaml` that are over, or still to come. */
export function siteDays({name, document}: ContentFile, today: string): Finding[] {
  if (name !== 'site.yaml') return []
  const tell = (field: string, isWrong: (value: string) => boolean, message: string, help: string) => {
    const node = document.get(field, true)
    return isScalar(node) && isWrong(String(node.value))
      ? [{at: node.range?.[0] ?? 0, message, help, warning: true}]
      : []
  }
  const [year = '', month = ''] = today.split('-')
  return [
    ...tell(
      'copyrightYear',
      (value) => Number(value) < 2000 || value > year,
      `It is ${year}, and this year is another.`,
      'Write the year in which the site was last changed.',
    ),
    ...tell(
      'updated',
      (value) => value > `${year}-${month}`,
      'This month is still to come.',
      'Write when the legal pages were changed.',
    ),
    ...tell(
      'securityContactUntil',
      (value) => value < today,
      'This day is over.',
      'Write a day that is at most a year ahead.',
    ),
  ]
}
