import {isSeq} from 'yaml'
import {didYouMean} from '../characters.ts'
import {isMisplaced} from '../content/fileOfRecord.ts'
import {unknownNames} from '../content/interpolations.ts'
import {lostId, meantRecord, recordSaying, shownBeside} from '../content/meantRecord.ts'
import {lineInvented, placeInvented} from '../content/placeInvented.ts'
import {lostStart} from '../content/recordStarts.ts'
import {giveBack} from '../content/renamedIds.ts'
import {recordKinds} from '../content/schemas.ts'
import {listed} from '../listed.ts'
import {nearest} from '../nearest.ts'
import {componentFor} from '../page/componentFor.ts'
import {sourceOf, startOf} from '../page/nodes.ts'
import {type PageTag, recordOf} from '../page/tags.ts'
import {plainName} from '../plainName.ts'
import type {SiteFiles} from '../readSite.ts'
import {type Finding, type Rule, written} from '../rule.ts'

/** What a page shows by its id is in `content/`. */
export const records: Rule = {
  name: 'records',
  checkAmongPages(page, site) {
    const atTop = unknownNames(page.text.slice(0, page.frontmatter.end), site.content)
    const inTags = page.outline.tags.flatMap((tag): Finding[] => {
      const record = site.components.has(tag.name ?? '') && recordOf(tag)
      if (!record || record.id.trim() === '') return []
      // An attribute that the component has not is told by itself.
      if (!site.components.get(tag.name ?? '')?.props.some(({name}) => name === record.attribute.name)) return []
      const file = site.content.get(record.file)
      // A file that can't be read, or holds no list at all, is told itself.
      if (!file || file.document.errors.length > 0 || !isSeq(file.document.contents)) return []
      const ids = (file?.records ?? []).map((each) => each.id)
      if (ids.includes(record.id)) return []
      // An id that took the lines below for more of it is told there.
      if (file.records.some(({id, offset}) => !file.text.slice(offset).split('\n', 1)[0]?.includes(id))) return []
      // One that became another's is told there.
      if (lostId(file, site)?.id === record.id || lostStart(file, site)?.id === record.id) return []
      const several = record.id.split(/[,;]? +|[,;]/).filter((each) => ids.includes(each))
      if (several.length > 1)
        return [
          {
            at: startOf(record.attribute) || startOf(tag),
            message: `A tag shows one record, and ${listed(several, 'and')} are ${several.length}.`,
            help: `Write a tag for each, on a line of its own: <${tag.name} ${record.attribute.name}="${several[0]}" />`,
          },
        ]
      const named = recordSaying(record.id, file)
      if (named)
        return [
          {
            at: startOf(record.attribute) || startOf(tag),
            message: `“${record.id}” is what ${named.id} says in content/${record.file}: a tag names a record by its id.`,
            ...written(`${record.attribute.name}="${record.id}"`, `${record.attribute.name}="${named.id}"`),
          },
        ]
      // One that was written into a file of others is told there.
      if (isMisplaced(record, site)) return []
      const other = nearest(record.id, ids) ? undefined : ofAnotherKind(tag, record.id, site)
      if (other)
        return [
          {
            at: startOf(tag),
            message: `“${record.id}” is in content/${other.file}, and not in content/${record.file}.`,
            ...written(sourceOf(page.text, tag), other.write),
          },
        ]
      // What the page shows beside it is not meant once more.
      const beside = shownBeside(tag, page)
      const free = ids.filter((each) => !beside.has(each))
      const found = meantRecord(record.id, file, site, beside)
      // An id that can’t stay is told in its file; a page names it as it will be.
      const meant = found && plainName(found)
      // What the page names is right, once the id there is.
      if (meant === record.id) return []
      const renamed = found !== nearest(record.id, free)
      const invented = lineInvented(record.id, `content/${record.file}`, site)
      const listedAt = placeInvented(record.id, `content/${record.file}`, site)?.place
      const attribute = (id: string) => `${record.attribute.name}="${id}"`
      const question = meant && (renamed ? ` Is it called ${meant} now?` : ` ${didYouMean(meant, record.id)}`)
      return [
        {
          at: startOf(record.attribute) || startOf(tag),
          message: `“${record.id}” is not in content/${record.file}.${question ?? ''}`,
          ...(meant && {
            ...written(attribute(record.id), attribute(meant)),
            ...((listedAt || renamed) && {
              help: [
                ...(listedAt ? [`And in ${listedAt}: ${meant}`] : []),
                ...(renamed ? [`If not, ${giveBack(record.id, found, file)}`] : []),
              ].join('. '),
            }),
          }),
          ...((!meant || listedAt) && {unshown: `${record.file}#${record.id}`}),
          ...(!meant && {
            help:
              ids.length === 0
                ? 'No records are left there: bring back the ones that were there, or delete this line.'
                : `Delete this line${invented ? ` and ${invented}` : ''}, or add ${record.id} to content/${record.file}. There are: ${ids.length > 12 ? `${ids.slice(0, 12).join(', ')} …` : listed(ids, 'and')}.`,
          }),
        },
      ]
    })
    return [...atTop, ...inTags]
  },
}

/** The file of another kind that has a record with that id, and the tag that shows it. */
function ofAnotherKind(tag: PageTag, id: string, site: SiteFiles): {file: string; write: string} | undefined {
  const own = site.components.get(tag.name ?? '')
  for (const [kind, file] of recordKinds) {
    const name = own && componentFor(kind, id, own, site)
    if (name) return {file, write: `<${name} ${kind}="${id}" />`}
  }
  return undefined
}
