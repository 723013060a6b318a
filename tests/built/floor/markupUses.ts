import type {Element} from '../dist.ts'
import {type Use, useOf} from './compatData.ts'

/** What elements use of HTML and SVG: themselves, their attributes, and the values of these that have names. */
export function markupUses(elements: Element[]): Use[] {
  return elements.flatMap(({name, attributes}) => {
    const language = useOf('html', 'elements', name).length > 0 ? 'html' : 'svg'
    const used = Object.entries(attributes).flatMap(([attribute, value]) => {
      const places = [
        [language, 'elements', name, attribute],
        [language, 'global_attributes', attribute],
      ]
      const words = value.split(' ')
      return places.flatMap((place) => [
        ...useOf(...place),
        // `rel="preload"` is a feature of its own, and so is `type="email"`, as `type_email`.
        ...words.flatMap((word) => useOf(...place, word)),
        ...words.flatMap((word) => useOf(...place.slice(0, -1), `${attribute}_${word}`)),
      ])
    })
    return [...useOf(language, 'elements', name), ...used]
  })
}
