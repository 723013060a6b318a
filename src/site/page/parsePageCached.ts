import type {Component} from '../readComponents.ts'
import {type Page, parsePage} from './parsePage.ts'

/** The last three parsed pages, cached because several callers parse the same text one after the other. */
const last: {components: Map<string, Component>; page: Page}[] = []

/** Parses a page from `text`, or returns it from the cache if the same text was parsed a moment ago. */
export function parsePageCached(file: string, text: string, components: Map<string, Component>): Page {
  const cached = last.find(
    ({page, components: own}) => page.file === file && page.text === text && own === components,
  )
  if (cached) return cached.page
  const page = parsePage(file, text, components)
  last.unshift({components, page})
  last.length = Math.min(last.length, 3)
  return page
}
