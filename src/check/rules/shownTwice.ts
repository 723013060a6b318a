import {namedOnPages} from '../content/meantRecord.ts'
import {endOf, startOf} from '../page/nodes.ts'
import {type PageTag, recordOf} from '../page/tags.ts'
import type {SiteFiles} from '../readSite.ts'
import {type Finding, type Rule, written} from '../rule.ts'

/** The same record beside itself, as a copied line leaves it whose id nobody changed. */
export const shownTwice: Rule = {
  name: 'shownTwice',
  checkAmongPages: ({outline: {tags}}, site) => {
    const seen = new Set<string>()
    return tags.flatMap((tag): Finding[] => {
      const record = tag.type === 'mdxJsxFlowElement' ? recordOf(tag) : undefined
      if (!record) return []
      const name = `${tag.name} ${record.file} ${record.id} in ${holderOf(tag, tags)}`
      const isAgain = seen.has(name)
      seen.add(name)
      if (!isAgain || record.file === 'toasts.yaml') return []
      const left = leftOut(record.file, site)
      const {name: attribute} = record.attribute
      return [
        {
          at: startOf(record.attribute) || startOf(tag),
          warning: true,
          ...(left
            ? {
                message: `${record.id} is shown here already, and no page shows ${left}.`,
                ...written(`${attribute}="${record.id}"`, `${attribute}="${left}"`),
                unshown: `${record.file}#${left}`,
              }
            : {
                message: `${record.id} is shown here already.`,
                help: 'Write the id of another record, or delete this line.',
              }),
        },
      ]
    })
  },
}

/** Where the innermost component starts that a component stands in. */
function holderOf(tag: PageTag, tags: PageTag[]): number | undefined {
  const around = tags.filter((each) => startOf(each) < startOf(tag) && endOf(each) >= endOf(tag))
  return around.length > 0 ? startOf(around.at(-1) ?? tag) : undefined
}

/** The one record of a file that no page shows: the copied line was meant for it. */
function leftOut(file: string, site: SiteFiles): string | undefined {
  const named = namedOnPages(file, site)
  const [first, ...more] = (site.content.get(file)?.records ?? []).filter(({id}) => !named.has(id))
  return more.length === 0 ? first?.id : undefined
}
