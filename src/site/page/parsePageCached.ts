import type {Component} from '../readComponents.ts'
import {type Page, parsePage} from './parsePage.ts'

/** Cache of the last three pages: several callers read the same change, and parsing is most of the cost. */
const last: {components: Map<string, Component>; page: Page}[] = []

/** Returns the page as if its file contained `text`. */
export function parsePageCached(file: string, text: string, components: Map<string, Component>): Page {
  const cached = last.find(({page, components: own}) => page.file === file && page.text === text && own === components)
  if (cached) return cached.page
  const page = parsePage(file, text, components)
  last.unshift({components, page})
  last.length = Math.min(last.length, 3)
  return page
}
