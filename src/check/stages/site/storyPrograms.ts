import {type SiteFiles, textsUnder} from '../../../site/index.ts'

/** The titles that stories name: their records are not unused. */
export function titlesInStories({content}: SiteFiles): Set<string> {
  const file = content.get('stories.yaml')
  return new Set(file ? textsUnder(file, 'program').map(({value}) => value) : [])
}
