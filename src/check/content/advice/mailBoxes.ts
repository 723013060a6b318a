import {isMap, isScalar} from 'yaml'
import type {Finding} from '../../finding.ts'
import type {ContentFile} from '../contentFile.ts'

/** An address of `site.yaml` that is another box’s by its name, or that ends otherwise than all others. */
export function mailBoxes({name, document}: ContentFile): Finding[] {
  if (name !== 'site.yaml' || !isMap(document.contents)) return []
  const boxes = document.contents.items.flatMap(({key, value}) => {
    const [box, host] = isScalar(value) ? String(value.value).split('@') : []
    return isScalar(key) && isScalar(value) && box && host && /^[\w.-]+$/.test(host)
      ? [{field: String(key.value), box, host, at: value.range?.[0] ?? 0}]
      : []
  })
  return boxes.flatMap(({field, box, host, at}): Finding[] => {
    const owner = boxes.find((each) => each.field !== field && each.field === `${box}Email`)
    if (owner)
      return [
        {
          at,
          message: `By its name this is the address of ${owner.field}.`,
          help: 'Correct it, if it is not meant.',
          warning: true,
        },
      ]
    const others = boxes.filter((each) => each.field !== field)
    const [usual] = others
    if (others.length < 2 || !usual || usual.host === host || others.some((each) => each.host !== usual.host)) return []
    const by = `${box}@${usual.host}`
    const swap = {over: `${box}@${host}`, by}
    return [{at, message: `Our other addresses end in @${usual.host}.`, write: `${field}: ${by}`, swap, warning: true}]
  })
}
