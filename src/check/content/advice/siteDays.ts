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
    // Recommended so, and tools that read the file warn of it: https://www.rfc-editor.org/rfc/rfc9116#section-2.5.5
    ...tell(
      'securityContactUntil',
      (value) => value > yearAfter(today),
      'This day is more than a year ahead, and nobody trusts a contact for so long.',
      `Write a day until ${yearAfter(today)}.`,
    ),
  ]
}

/** The same day of the next year; of the 29th of February, the day before. */
function yearAfter(day: string): string {
  return `${Number(day.slice(0, 4)) + 1}${day.slice(4).replace('-02-29', '-02-28')}`
}
