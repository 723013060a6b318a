import {isMap, isSeq} from 'yaml'
import type {Finding} from '../../finding.ts'
import type {ContentFile} from '../contentFile.ts'
import {choicesOf, schemaAt} from '../field.ts'
import {schemas} from '../schemas.ts'
import {textIn} from './textIn.ts'

/** A link of `site.yaml` to a network whose icon is that of another network, and two that lead to the same place. */
export function socialLinks({name, document}: ContentFile): Finding[] {
  const list = name === 'site.yaml' ? document.get('social') : undefined
  if (!isSeq(list)) return []
  const networks = choicesOf(schemaAt(schemas.get(name), ['social', 0, 'icon'])) ?? []
  const seen = new Map<string, string>()
  return list.items.filter(isMap).flatMap((entry): Finding[] => {
    const [called, icon, url] = ['name', 'icon', 'url'].map((key) => textIn(entry, key))
    if (!called || !icon || !url) return []
    const before = seen.get(url.value)
    seen.set(url.value, called.value)
    const host = URL.canParse(url.value) ? new URL(url.value).hostname : ''
    const network = networks.find((each) => new RegExp(`(?:^|\\.)${each}\\.com$`).test(host))
    if (network && network !== icon.value)
      return [
        {
          at: icon.at,
          message: `This leads to ${network}, and its icon is that of ${icon.value}.`,
          write: `icon: ${network}`,
          swap: {over: icon.value, by: network},
          help: 'If the icon is right, correct the address.',
          warning: true,
        },
      ]
    return before
      ? [
          {
            at: url.at,
            message: `This leads where ${before} leads.`,
            help: `Write the address of ${called.value}.`,
            warning: true,
          },
        ]
      : []
  })
}
