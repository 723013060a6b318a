import {cacheOptions} from '../../src/browser/cache.ts'
import {blockedParts} from '../adBlockers.ts'
import {type Dist, pageDocuments} from './dist.ts'

/** Matches the classes of Emotion, which are hashes, and those of react-toastify. */
const knownClass = new RegExp(`^(?:${cacheOptions.key}-[a-z\\d]+|Toastify(?:__[a-z-]+)?)$`)

/**
 * No rule of ad blockers hides an element of a page or blocks a file that it loads: each class is of a
 * package, and names that the code chooses are not in their lists. Ids of headings and records are words of
 * pages, which staff choose.
 */
export function adBlockersKnowNoName(dist: Dist): string[] {
  const faults = pageDocuments(dist).flatMap((page) => {
    const elements = dist.elements(page)
    const classes = elements.flatMap(({attributes}) => attributes.class?.split(' ') ?? [])
    const ids = elements
      .filter(({name}) => /^(?!h\d|article)/.test(name))
      .flatMap(({attributes}) => /^site[A-Z].*|.*-(?:field|hint|correction)$/.exec(attributes.id ?? '') ?? [])
    const chunks = dist
      .elements(page, 'html')
      .flatMap(({attributes}) => attributes['data-chunks']?.split(' ') ?? [])
    const links = dist
      .elements(page, 'link')
      .filter(({attributes}) => /preload|stylesheet|icon/.test(attributes.rel ?? ''))
    const files = [...chunks, ...links.map(({attributes}) => attributes.href ?? '')]
    return [
      ...classes.filter((name) => !knownClass.test(name)).map((name) => `the class ${name}`),
      ...ids.filter((id) => blockedParts(id).length > 0).map((id) => `the id ${id}`),
      // Leaves out the hash in a file's name.
      ...files
        .filter((file) => blockedParts(file.replace(/-[\w-]{8}(?=\.\w+$)/, '')).length > 0)
        .map((file) => `the file ${file}`),
    ]
  })
  return [...new Set(faults)].map((fault) => `Ad blockers may know ${fault}.`)
}
