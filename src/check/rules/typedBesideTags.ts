import {siteDetails} from '../content/siteDetails.ts'
import {fieldTag} from '../page/fieldTag.ts'
import {endOf, nodesOf, sourceOf, startOf} from '../page/nodes.ts'
import {type PageTag, recordOf} from '../page/tags.ts'
import type {SiteFiles} from '../readSite.ts'
import type {Finding, Rule} from '../rule.ts'

/** `48 hours <Fact fact="response-time" />`: a value typed beside the tag that shows the same sort of thing, so that visitors read both. */
export const typedBesideTags: Rule = {
  name: 'typedBesideTags',
  check: (page, site) =>
    nodesOf(page, 'mdxJsxTextElement').flatMap((tag): Finding[] => {
      const {value, file} = ofRecord(tag, site) ?? ofSite(sourceOf(page.text, tag), site) ?? {}
      const shape = value && shapeOf(value)
      if (!shape || tag.children.length > 0) return []
      const before = new RegExp(`(?<![\\p{L}\\d.,£-])${shape}(?= ?$)`, 'u').exec(page.text.slice(0, startOf(tag)))
      const after = new RegExp(`^ ?(${shape})(?![\\p{L}\\d%])`, 'u').exec(page.text.slice(endOf(tag)))
      const typed = before?.[0] ?? after?.[1]
      if (!typed) return []
      return [
        {
          at: before ? before.index : endOf(tag) + (page.text[endOf(tag)] === ' ' ? 1 : 0),
          message: `The tag shows “${value}” here, so visitors read “${before ? `${typed} ${value}` : `${value} ${typed}`}”.`,
          help: `Delete “${typed}” here.${typed === value ? '' : ` If it is new, change it in content/${file}.`}`,
        },
      ]
    }),
}

interface Value {
  value: string
  /** Which file of `content/` has it. */
  file: string
}

/** What a tag shows that names a record. */
function ofRecord(tag: PageTag, {content}: SiteFiles): Value | undefined {
  const record = recordOf(tag)
  const value = content.get(record?.file ?? '')?.records.find(({id}) => id === record?.id)?.value.value
  return record && typeof value === 'string' ? {value, file: record.file} : undefined
}

/** What a tag shows of the charity itself, as `<Email box="volunteer" />` does. */
function ofSite(typed: string, {content, components}: SiteFiles): Value | undefined {
  const found = Object.entries(siteDetails(content)).find(([field]) => fieldTag(field, components) === typed)
  return typeof found?.[1] === 'string' ? {value: found[1], file: 'site.yaml'} : undefined
}

/** How such a value is typed with other figures; nothing of a figure alone, beside which a year or another may well stand. */
function shapeOf(value: string): string | undefined {
  if (/^\S+@\S+$/.test(value)) return '[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+'
  // A telephone number, with the sign of a country or without.
  if (/^[+\d][\d ()]{8,}$/.test(value)) return '[+(]?\\d[\\d ()]{7,}\\d'
  if (!/\d/.test(value) || !/^£|[\p{L}%+]/u.test(value)) return undefined
  return value
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\d+(?:,\d+)*/g, '\\d+(?:,\\d+)*')
    .replace(/(?<=\p{L}{3})s?$/u, 's?')
}
