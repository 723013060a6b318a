import {isMap, isSeq} from 'yaml'
import type {Finding} from '../../finding.ts'
import type {ContentFile} from '../contentFile.ts'
import {choicesOf, schemaAt} from '../field.ts'
import {schemas} from '../schemas.ts'
import {textIn} from './textIn.ts'

/** A network whose name, icon and address are not of one network, and two that lead to the same place. */
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
    const plain = called.value.toLowerCase().replace(/[^a-z]/g, '')
    const other = networks.find((each) => each !== icon.value && url.value.toLowerCase().includes(each))
    if (!plain.includes(icon.value) && !icon.value.includes(plain)) {
      const meant = networks.find((each) => plain.includes(each))
      const write = {write: `icon: ${meant}`, swap: {over: icon.value, by: meant ?? ''}}
      const message = `This is called ${called.value}, and its icon is that of ${icon.value}.`
      return [
        {
          at: icon.at,
          message,
          ...(meant ? write : {help: `There are icons of: ${networks.join(', ')}.`}),
          warning: true,
        },
      ]
    }
    if (other && !url.value.toLowerCase().includes(icon.value))
      return [
        {
          at: url.at,
          message: `This leads to ${other}, and is called ${called.value}.`,
          help: `Write the address of ${called.value}.`,
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
