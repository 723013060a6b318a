import type {ContentFile} from '../content/contentFile.ts'
import {isShare, shareOf} from '../content/shares.ts'
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
      // A file that can’t be read is told itself.
      if (record && site.content.get(record.file)?.document.errors.length) return []
      if (!record || !props.some(({name, isShare}) => isShare && name === record.attribute.name)) return []
      const known = site.content.get(record.file)?.records ?? []
      const found = known.find(({id}) => id === record.id)
      // A share that is none by a slip is told at its record.
      if (!found || isShare(found.value.value) || shareOf(found)) return []
      return [{at: startOf(record.attribute) || startOf(tag), ...explain(tag.name ?? '', record.file, found, site)}]
    }),
}

/** What is wrong with a value that is no share: its sign may be missing, or it is something else. */
function explain(
  component: string,
  file: string,
  {id, offset, value: {value}}: ContentFile['records'][number],
  {content}: SiteFiles,
): Omit<Finding, 'at'> {
  const {text = '', records = []} = content.get(file) ?? {}
  const place = `content/${file}, line ${placeOf(text, offset).line}`
  const draws = `<${component}> draws a share of a hundred`
  if (isShare(`${value}%`))
    return {message: `${draws}, and the % of ${id} is missing.`, help: `Write in ${place}: value: "${value}%"`}
  const others = records.filter((each) => isShare(each.value.value)).map((each) => each.id)
  return {
    message: `${draws}, such as 75%, and ${id} is “${value}”.`,
    help: others.length > 0 ? `A share is: ${listed(others)}.` : `None of content/${file} is a share.`,
  }
}
