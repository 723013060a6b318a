import type {SiteFiles} from '../../../site/index.ts'
import {type Found, found} from '../../finding.ts'
import {subjectsIn} from '../../subjects.ts'

/** Records of two files that the contact form could not tell apart, told in the second file. */
export function* sharedIds(site: SiteFiles, files: ReadonlySet<string>): Iterable<Found> {
  const subjects = subjectsIn(site)
  for (const {id, file, offset} of subjects) {
    const other = subjects.find((each) => each.id === id && each.file < file)
    if (other && files.has(`content/${file}`))
      yield found('schema.shared-id', `content/${file}`, {from: offset, to: offset + id.length}, {id, file: other.file})
  }
}
