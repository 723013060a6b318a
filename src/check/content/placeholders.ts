import {inFile, type Problem} from '../problem.ts'
import type {SiteFiles} from '../readSite.ts'
import {siteDetails} from './siteDetails.ts'

/** What nobody can have: names kept for examples (RFC 2606), Ofcom’s numbers for drama, and what stands for a number or a street. */
const invented =
  /\bexample\.(?:org|com|net)\b|\b020 ?7946 ?0\d{3}\b|\+44207946\d{4}|^0+$|\b(?:Example|Sample)\b|\b(?:E0 0XX|AA1 1AA)\b/m

/** What `content/site.yaml` lists as invented, which a launch must replace; and what is, and is not on that list any more. */
export function placeholdersOf(site: SiteFiles): Problem[] {
  const file = site.content.get('site.yaml')
  const {placeholders, ...details} = siteDetails(site.content)
  if (!file || !Array.isArray(placeholders)) return []
  const tell = (name: string, message: string, help: string) =>
    inFile('content/site.yaml', file.text, {
      at: new RegExp(`^${name}:`, 'm').exec(file.text)?.index ?? 0,
      message,
      help,
      rule: 'placeholders',
    })
  const still = Object.entries(details).filter(
    ([name, value]) =>
      name !== 'allowedHosts' && !placeholders.includes(name) && invented.test([value].flat(9).map(textOf).join('\n')),
  )
  return [
    ...placeholders.map((name) =>
      tell(
        String(name),
        `${name} is invented, and must be real before the launch.`,
        `Write the real one, then take ${name} off the list under placeholders.`,
      ),
    ),
    ...still.map(([name]) =>
      tell(name, `${name} is off the list under placeholders, and still looks invented.`, 'Write the real one.'),
    ),
  ]
}

/** The words of a value, of whatever it is made. */
function textOf(value: unknown): string {
  return typeof value === 'object' && value ? Object.values(value).flat().map(textOf).join('\n') : String(value)
}
