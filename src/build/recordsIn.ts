import {type ContentFile, schemas} from '../site/index.ts'

/** What a file of `content/` says, as its schema gives it; nothing where it is not as that says. */
export function recordsIn({name, document, legacy, foreign}: ContentFile): unknown {
  if (legacy || foreign || document.errors.length > 0) return undefined
  return schemas.get(name)?.safeParse(document.toJS()).data
}
