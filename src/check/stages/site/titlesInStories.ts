import {type SiteFiles, stringsUnderKey} from '../../../site/index.ts'

/** Returns the titles of programs that stories name; records with these titles count as used. */
export function titlesInStories({content}: SiteFiles): Set<string> {
  const file = content.get('stories.yaml')
  return new Set(file ? stringsUnderKey(file, 'program').map(({value}) => value) : [])
}
