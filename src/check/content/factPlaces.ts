import {endOf, startOf} from '../page/nodes.ts'
import {recordOf} from '../page/tags.ts'
import {placeOf} from '../places.ts'
import type {SiteFiles} from '../readSite.ts'

/** A sentence of a page that says a fact. */
export interface FactPlace {
  /** `pages/services.mdx, line 24` */
  place: string
  /** What stands in its line before the tag, from the start of the sentence, and all behind it. */
  before: string
  behind: string
}

/** Where pages say a fact among their words. */
export function factPlaces(id: string, {pages}: Pick<SiteFiles, 'pages'>): FactPlace[] {
  return pages.flatMap(({file, text, outline}) =>
    outline.tags.flatMap((tag): FactPlace[] => {
      const record = tag.type === 'mdxJsxTextElement' ? recordOf(tag) : undefined
      if (record?.file !== 'facts.yaml' || record.id !== id) return []
      const before = /[^\n.!?>]*$/.exec(text.slice(0, startOf(tag)))?.[0] ?? ''
      return [{place: `${file}, line ${placeOf(text, startOf(tag)).line}`, before, behind: text.slice(endOf(tag))}]
    }),
  )
}
