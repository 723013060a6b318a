import type {SiteFiles} from '../site/index.ts'

interface Subject {
  id: string
  /** The file of the record: `cohorts.yaml`. */
  file: string
  offset: number
}

/**
 * Returns the records that `/contact?about=<id>` can refer to: all records of the files that `subjects.yaml`
 * lists.
 */
export function subjectsIn({content}: SiteFiles): Subject[] {
  const kinds = content.get('subjects.yaml')?.records ?? []
  return kinds
    .map((kind) => `${kind.id}.yaml`)
    .flatMap((file) => (content.get(file)?.records ?? []).map(({id, offset}) => ({id, file, offset})))
}
