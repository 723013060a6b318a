import {isMap, isScalar, isSeq} from 'yaml'
import type {ContentFile, SiteFiles} from '../../../site/index.ts'

/** What this site says and nobody has confirmed yet. */
export const list = 'content/invented.yaml'

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
  if (kind === 'records') return contentFile(where, site)?.records.find(({id}) => id === name)?.offset
  const at = textOf(where, site).indexOf(name)
  return at < 0 ? undefined : at
}

/** The text of a page or of a file of records. */
export function textOf(where: string, site: SiteFiles): string {
  return site.pages.find(({file}) => file === where)?.text ?? contentFile(where, site)?.text ?? ''
}

/** The file of records that the list names. */
export function contentFile(where: string, site: SiteFiles) {
  return where.startsWith('content/') ? site.content.get(where.slice('content/'.length)) : undefined
}
