import {listed} from '../listed.ts'
import {startOf} from '../page/nodes.ts'
import {recordOf} from '../page/tags.ts'
import {placeOf} from '../places.ts'
import type {SiteFiles} from '../readSite.ts'
import type {Finding, Rule} from '../rule.ts'

/** What is drawn as a share of a hundred is one: of `24 hours` the ring would show some sides all the same. */
export const shares: Rule = {
  name: 'shares',
  checkAmongPages: (page, site) =>
    page.outline.tags.flatMap((tag): Finding[] => {
      const record = recordOf(tag)
      const props = site.components.get(tag.name ?? '')?.props ?? []
      if (!record || !props.some(({name, isShare}) => isShare && name === record.attribute.name)) return []
      const known = site.content.get(record.file)?.records ?? []
      const found = known.find(({id}) => id === record.id)
      if (!found || isShare(found.value.value)) return []
      const others = known.filter(({value}) => isShare(value.value)).map(({id}) => id)
      const lacksSign = isShare(`${found.value.value}%`)
      if (lacksSign)
        return [
          {
            at: startOf(record.attribute) || startOf(tag),
            message: `<${tag.name}> draws a share of a hundred, and the % of ${record.id} is missing.`,
            help: `Write in content/${record.file}, line ${lineOfRecord(record.file, found.offset, site)}: value: "${found.value.value}%"`,
          },
        ]
      if (/^\d+%$/.test(String(found.value.value)))
        return [
          {
            at: startOf(record.attribute) || startOf(tag),
            message: `<${tag.name}> draws a share of a hundred, and ${record.id} is ${found.value.value}.`,
            help: `Correct it in content/${record.file}, line ${lineOfRecord(record.file, found.offset, site)}: 100% is the most.`,
          },
        ]
      return [
        {
          at: startOf(record.attribute) || startOf(tag),
          message: `<${tag.name}> draws a share of a hundred, such as 75%, and ${record.id} is “${found.value.value}”.`,
          help: others.length > 0 ? `A share is: ${listed(others)}.` : `None of content/${record.file} is a share.`,
        },
      ]
    }),
}

function lineOfRecord(file: string, offset: number, {content}: SiteFiles): number {
  return placeOf(content.get(file)?.text ?? '', offset).line
}

function isShare(value: unknown): boolean {
  const [, figure] = /^(\d+(?:\.\d+)?)%$/.exec(String(value)) ?? []
  return figure !== undefined && Number(figure) <= 100
}
