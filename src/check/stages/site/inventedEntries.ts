import {isMap, isScalar, isSeq} from 'yaml'
import {type ContentFile, fileText, type SiteFiles} from '../../../site/index.ts'

/**
 * An entry of `invented.yaml`: a record, or words of a file, that were invented and must be confirmed or
 * replaced.
 */
interface InventedEntry {
  kind: 'records' | 'words'
  name: string
  /** The file with the record or words, as a path from the project’s root. */
  where: string
  question: string
  /** The offset of the entry in `invented.yaml`. */
  offset: number
}

/** Returns the entries of `invented.yaml`. */
export function inventedEntries(file: ContentFile | undefined): InventedEntry[] {
  if (!file || !isSeq(file.document.contents)) return []
  return file.document.contents.items.flatMap((entry) => {
    if (!isMap(entry)) return []
    const [where, question] = [String(entry.get('in')), String(entry.get('ask'))]
    return (['records', 'words'] as const).flatMap((kind) => {
      const named = entry.get(kind)
      return (isSeq(named) ? named.items : []).filter(isScalar).map(
        (item): InventedEntry => ({
          kind,
          name: String(item.value),
          where,
          question,
          offset: item.range?.[0] ?? 0,
        }),
      )
    })
  })
}

/** Returns the offset of the record or words in their file, or `undefined` if the file does not have them. */
export function offsetOfEntry({kind, name, where}: InventedEntry, site: SiteFiles): number | undefined {
  const records = site.content.get(where.replace(/^content\//, ''))?.records
  if (kind === 'records') return records?.find(({id}) => id === name)?.offset
  const at = fileText(site, where).indexOf(name)
  return at < 0 ? undefined : at
}
