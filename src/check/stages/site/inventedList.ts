import {isMap, isScalar, isSeq} from 'yaml'
import {type ContentFile, type SiteFiles, textOf} from '../../../site/index.ts'

/** One thing that the list names. */
export interface Named {
  kind: 'records' | 'words'
  name: string
  /** The file that says it. */
  where: string
  question: string
  /** Where it stands in the list. */
  offset: number
}

/** Everything that the list names. */
export function namedIn(file: ContentFile | undefined): Named[] {
  if (!file || !isSeq(file.document.contents)) return []
  return file.document.contents.items.flatMap((entry) => {
    if (!isMap(entry)) return []
    const [where, question] = [String(entry.get('in')), String(entry.get('ask'))]
    return (['records', 'words'] as const).flatMap((kind) => {
      const named = entry.get(kind)
      return (isSeq(named) ? named.items : [])
        .filter(isScalar)
        .map((item): Named => ({kind, name: String(item.value), where, question, offset: item.range?.[0] ?? 0}))
    })
  })
}

/** Where that stands in the file that says it, if it does. */
export function placeNamed({kind, name, where}: Named, site: SiteFiles): number | undefined {
  const records = site.content.get(where.replace(/^content\//, ''))?.records
  if (kind === 'records') return records?.find(({id}) => id === name)?.offset
  const at = textOf(site, where).indexOf(name)
  return at < 0 ? undefined : at
}
