import type {SiteFiles} from '../site/index.ts'

interface Subject {
  id: string
  /** The file that it is a record of, `cohorts.yaml`. */
  file: string
  offset: number
}

/** What a visitor can ask about by `/contact?about=its-id`: the records of the files that `subjects.yaml` names. */
export function subjectsIn({content}: SiteFiles): Subject[] {
  const kinds = content.get('subjects.yaml')?.records ?? []
  return kinds
    .map((kind) => `${kind.id}.yaml`)
    .flatMap((file) => (content.get(file)?.records ?? []).map(({id, offset}) => ({id, file, offset})))
}
