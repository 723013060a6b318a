import {type SiteFiles, stringsUnderKey} from '../../../site/index.ts'

/**
 * Returns the program titles that records of `stories.yaml` mention; a record with such a title counts as
 * used.
 */
export function titlesInStories({content}: SiteFiles): Set<string> {
  const file = content.get('stories.yaml')
  return new Set(file ? stringsUnderKey(file, 'program').map(({value}) => value) : [])
}
