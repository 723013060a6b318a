import {fieldAt} from '../content/advice/fieldAt.ts'
import {startOf} from '../page/nodes.ts'
import {recordOf} from '../page/tags.ts'
import {placeOf} from '../places.ts'
import type {Rule} from '../rule.ts'

/** What is drawn as a share of a hundred is one: of `24 hours` the ring would show some sides all the same. */
export const shares: Rule = {
  name: 'shares',
  checkAmongPages: (page, site) =>
    page.outline.tags.flatMap((tag) => {
      const record = recordOf(tag)
      const props = site.components.get(tag.name ?? '')?.props ?? []
      if (!record || !props.some(({name, isShare}) => isShare && name === record.attribute.name)) return []
      const file = site.content.get(record.file)
      const index = file?.records.findIndex(({id}) => id === record.id) ?? -1
      const value = file?.records[index]?.value.value
      // A file that can’t be read is told itself, and so is an id that no record has.
      if (!file || file.document.errors.length > 0 || index < 0 || isShare(value)) return []
      const place = `content/${record.file}, line ${placeOf(file.text, fieldAt(file, index, 'value')).line}`
      return [
        {
          at: startOf(record.attribute) || startOf(tag),
          message: `<${tag.name}> draws a share of a hundred, such as 75%, and ${record.id} is “${value}”.`,
          help: isShare(`${value}%`)
            ? `Write in ${place}: value: "${value}%"`
            : `Name a record here that is a share, or correct the value in ${place}.`,
        },
      ]
    }),
}

function isShare(value: unknown): boolean {
  const [, figure] = /^(\d+(?:\.\d+)?)%$/.exec(String(value)) ?? []
  return figure !== undefined && Number(figure) <= 100
}
