import {type SiteFiles, textsUnder} from '../../../site/index.ts'

/** Returns the titles of the programs that stories name, whose records so count as used. */
export function titlesInStories({content}: SiteFiles): Set<string> {
  const file = content.get('stories.yaml')
  return new Set(file ? textsUnder(file, 'program').map(({value}) => value) : [])
}
