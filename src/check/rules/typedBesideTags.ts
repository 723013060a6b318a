import {asPattern} from '../asPattern.ts'
import {siteDetails} from '../content/siteDetails.ts'
import {fieldTag} from '../page/fieldTag.ts'
import {endOf, nodesOf, sourceOf, startOf} from '../page/nodes.ts'
import {type PageTag, recordOf} from '../page/tags.ts'
import type {SiteFiles} from '../readSite.ts'
import type {Finding, Rule} from '../rule.ts'

/** `24 hours <Fact fact="response-time" />` and `<Fact fact="delivery" />%`: what the tag shows is typed beside it too, whole or in its last sign. */
export const typedBesideTags: Rule = {
  name: 'typedBesideTags',
  check: (page, site) =>
    nodesOf(page, 'mdxJsxTextElement').flatMap((tag): Finding[] => {
      const value = ofRecord(tag, site) ?? ofSite(sourceOf(page.text, tag), site)
      // A figure alone may well be another.
      if (!value || tag.children.length > 0 || !/\d.*[\p{L}%+]|@|^\+?[\d ()]{9,}$/u.test(value)) return []
      const [start, end] = [startOf(tag), endOf(tag)]
      const [front, behind] = [page.text.slice(0, start), page.text.slice(end)]
      const before = new RegExp(`(?<![\\p{L}\\d.,£-])${asPattern(value)} ?$`, 'u').exec(front)
      const after = new RegExp(`^ ?${asPattern(value)}(?![\\p{L}\\d])|^[+%°]`, 'u').exec(behind)?.[0].trim()
      const typed = before ? value : after
      if (!typed || !value.endsWith(typed)) return []
      return [
        {
          at: before ? before.index : end + behind.indexOf(typed),
          message: `The tag shows “${value}”, so visitors read ${typed} twice.`,
          help: `Delete “${typed}” here.`,
          warning: true,
        },
      ]
    }),
}

/** What a tag shows that names a record. */
function ofRecord(tag: PageTag, {content}: SiteFiles): string | undefined {
  const record = recordOf(tag)
  const value = content.get(record?.file ?? '')?.records.find(({id}) => id === record?.id)?.value.value
  return typeof value === 'string' ? value : undefined
}

/** What a tag shows of the charity itself, as `<Email box="volunteer" />` does. */
function ofSite(typed: string, {content, components}: SiteFiles): string | undefined {
  const found = Object.entries(siteDetails(content)).find(([field]) => fieldTag(field, components) === typed)
  return typeof found?.[1] === 'string' ? found[1] : undefined
}
