import type {SiteFiles} from '../../../site/index.ts'
import {error, type Finding} from '../../finding.ts'
import {subjectsIn} from '../../subjects.ts'

/** Finds ids that records of two files share; the contact form identifies a record by its id alone. */
export function* sharedIds(site: SiteFiles, files: ReadonlySet<string>): Iterable<Finding> {
  const subjects = subjectsIn(site)
  for (const {id, file, offset} of subjects) {
    const other = subjects.find((each) => each.id === id && each.file < file)
    if (other && files.has(`content/${file}`))
      yield error('schema.shared-id', {
        file: `content/${file}`,
        range: {start: offset, end: offset + id.length},
        data: {id, file: other.file},
      })
  }
}
