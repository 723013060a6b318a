import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import type {PluggableList} from 'unified'
import type {Component} from '../site/index.ts'
import {groupSections} from './groupSections.ts'
import {headingIds} from './headingIds.ts'
import {labelTables} from './labelTables.ts'
import {markTerms, type Term} from './markTerms.ts'
import {setDirections} from './setDirections.ts'
import {type PictureSize, sizePictures} from './sizePictures.ts'
import {markComponents, markTextBlocks} from './sourcePositions.ts'
import {stepHeadings} from './stepHeadings.ts'
import {unwrapLabels} from './unwrapLabels.ts'
import {wrapItems} from './wrapItems.ts'

/** What the plugins look up. */
export interface PageLookup {
  /** Returns the name of the file at a path: `pages/about.mdx`. */
  fileAt: (path: string) => string
  componentOf: (name: string) => Component | undefined
  /**
   * Returns the component in which adjacent components called `name` are wrapped: `CardGrid` for `StoryCard`.
   */
  containerOf: (name: string) => Component | undefined
  /** Returns the records of `content/terms.yaml`. */
  terms: () => readonly Term[]
  sizeOf: (address: string) => PictureSize | undefined
}

/**
 * The remark and rehype plugins that turn a page’s Markdown into its layout. They need no files and no Node.
 */
export function pagePlugins(
  {fileAt, componentOf, containerOf, terms, sizeOf}: PageLookup,
  isEditing: boolean,
): Record<'remark' | 'rehype', PluggableList> {
  return {
    remark: [
      remarkFrontmatter,
      remarkGfm,
      // Before other plugins move these elements.
      ...only(isEditing, [markTextBlocks, {fileAt}]),
      [wrapItems, {componentOf, containerOf}],
      [groupSections, {isBand: (name: string) => componentOf(name)?.isBand}],
    ],
    rehype: [
      headingIds,
      [stepHeadings, {takesSteps: (name: string) => componentOf(name)?.childKind === 'numberedList'}],
      labelTables,
      setDirections,
      [unwrapLabels, {takesLabel: (name: string) => componentOf(name)?.takesLabel}],
      // Not in the editor, which compares what a page shows with its source.
      ...only(!isEditing, [markTerms, {terms, isVerbatim: (name: string) => componentOf(name)?.isVerbatim}]),
      [sizePictures, {sizeOf}],
      ...only(isEditing, [markComponents, {fileAt}]),
    ],
  }
}

function only(isOn: boolean, ...plugins: PluggableList): PluggableList {
  return isOn ? plugins : []
}
