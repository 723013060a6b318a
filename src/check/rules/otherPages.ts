import {addressOf} from '../address.ts'
import {startOf} from '../page/nodes.ts'
import {recordOf} from '../page/tags.ts'
import type {Finding, Rule} from '../rule.ts'

/** A record that says which page it is for stands on that page. */
export const otherPages: Rule = {
  name: 'otherPages',
  checkAmongPages: (page, site) =>
    page.outline.tags.flatMap((tag): Finding[] => {
      const record = recordOf(tag)
      const found = record && site.content.get(record.file)?.records.find(({id}) => id === record.id)
      const meant = found?.value.page
      if (!record || typeof meant !== 'string' || `/${meant}` === addressOf(page.file)) return []
      // On another page altogether it may be shown again.
      const own = addressOf(page.file).slice(1)
      const [twin] = (site.content.get(record.file)?.records ?? []).filter(
        ({value}) => value.page === own && value.amount === found?.value.amount,
      )
      if (!twin) return []
      return [
        {
          at: startOf(record.attribute) || startOf(tag),
          message: `${record.id} has the words for /${meant}.`,
          write: `${record.attribute.name}="${twin.id}"`,
          swap: {over: `${record.attribute.name}="${record.id}"`, by: `${record.attribute.name}="${twin.id}"`},
          warning: true,
          unshown: `${record.file}#${twin.id}`,
        },
      ]
    }),
}
