import type {ContentFile} from './contentFile.ts'
import type {ContentFolder} from './contentFolder.ts'

const known = new WeakMap<ContentFile, Record<string, unknown>>()

/** What `content/site.yaml` says, whether or not it is right; nothing where it can’t be read. It is asked for at every paragraph. */
export function siteDetails(content: ContentFolder['content']): Record<string, unknown> {
  const file = content.get('site.yaml')
  if (!file) return {}
  const details = known.get(file) ?? (file.document.toJS() as Record<string, unknown> | null) ?? {}
  known.set(file, details)
  return details
}
