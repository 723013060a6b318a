import {listed} from '../listed.ts'
import {startOf} from '../page/nodes.ts'
import {recordOf} from '../page/tags.ts'
import {offsetAt, placeOf} from '../places.ts'
import type {Problem} from '../problem.ts'
import type {SiteFiles} from '../readSite.ts'
import type {ContentFile} from './contentFile.ts'
import {placeInvented} from './placeInvented.ts'

/** An id that has to be another, and that pages name: where else it is to be written, since they would show nothing. */
export function explainRenamed(problem: Problem, site: SiteFiles): Problem {
  const file = site.content.get(problem.file.replace('content/', ''))
  const [, id] = /^id: (\S+)$/.exec(problem.write ?? '') ?? []
  const own = file?.records.find(({offset}) => offset === offsetAt(file.text, problem))
  if (problem.rule !== 'schema' || !file || !id || !own) return problem
  // One of two with the same id is the one that pages name.
  if (file.records.some((each) => each !== own && each.id === own.id)) return problem
  const places = site.pages.flatMap(({file: page, text, outline}) =>
    outline.tags.flatMap((tag) => {
      const record = recordOf(tag)
      if (record?.file !== file.name || record.id !== own.id) return []
      return [{name: record.attribute.name, place: `${page}, line ${placeOf(text, startOf(tag)).line}`}]
    }),
  )
  const [first] = places
  if (!first) return problem
  const invented = placeInvented(own.id, `content/${file.name}`, site)
  const there = `Then write in ${listed(
    places.map(({place}) => place),
    'and in',
  )} too: ${first.name}="${id}"${invented ? ` – and in ${invented.place}, in place of ${own.id}: ${id}` : ''}`
  return {...problem, help: problem.help ? `${there} – ${problem.help.replace(/^I/, 'i')}` : there}
}

/** How a record that pages know by another id gets that back. Added anew it would be there twice. */
export function giveBack(id: string, now: string | undefined, {name, text, records}: ContentFile): string {
  const at = records.find((each) => each.id === now)?.offset ?? 0
  return `give that record its id back in content/${name}, line ${placeOf(text, at).line}: ${id}`
}
