import {endOf, nodesOf, startOf} from '../page/nodes.ts'
import {recordOf} from '../page/tags.ts'
import type {Finding, Rule} from '../rule.ts'

/** `48 hours <Fact fact="response-time" />`: a value typed beside the tag that shows the same sort of thing, so that visitors read both. */
export const typedBesideTags: Rule = {
  name: 'typedBesideTags',
  check: (page, site) =>
    nodesOf(page, 'mdxJsxTextElement').flatMap((tag): Finding[] => {
      const record = recordOf(tag)
      const value = site.content.get(record?.file ?? '')?.records.find(({id}) => id === record?.id)?.value.value
      const shape = typeof value === 'string' ? shapeOf(value) : undefined
      if (!record || !shape || tag.children.length > 0) return []
      const before = new RegExp(`(?<![\\p{L}\\d.,£-])${shape}(?= $)`, 'u').exec(page.text.slice(0, startOf(tag)))
      const after = new RegExp(`^ (${shape})(?![\\p{L}\\d%])`, 'u').exec(page.text.slice(endOf(tag)))
      const typed = before?.[0] ?? after?.[1]
      if (!typed) return []
      return [
        {
          at: before ? before.index : endOf(tag) + 1,
          message: `The tag shows “${value}” here, so visitors read “${before ? `${typed} ${value}` : `${value} ${typed}`}”.`,
          help: `Delete “${typed}” here. If it is new, change it in content/${record.file}.`,
        },
      ]
    }),
}

/** How such a value is typed with other figures; nothing of a figure alone, beside which a year or another may well stand. */
function shapeOf(value: string): string | undefined {
  if (!/\d/.test(value) || !/^£|[\p{L}%+]/u.test(value)) return undefined
  return value
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\d+(?:,\d+)*/g, '\\d+(?:,\\d+)*')
    .replace(/(?<=\p{L}{3})s?$/u, 's?')
}
