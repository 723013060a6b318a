import type {Rule} from './rule.ts'
import {boldHeadings} from './rules/boldHeadings.ts'
import {brackets} from './rules/brackets.ts'
import {characters} from './rules/characters.ts'
import {code} from './rules/code.ts'
import {components} from './rules/components.ts'
import {facts} from './rules/facts.ts'
import {folders} from './rules/folders.ts'
import {frontmatter} from './rules/frontmatter.ts'
import {headings} from './rules/headings.ts'
import {images} from './rules/images.ts'
import {imports} from './rules/imports.ts'
import {labels} from './rules/labels.ts'
import {layout} from './rules/layout.ts'
import {links} from './rules/links.ts'
import {lists} from './rules/lists.ts'
import {markdown} from './rules/markdown.ts'
import {notes} from './rules/notes.ts'
import {placeholders} from './rules/placeholders.ts'
import {props} from './rules/props.ts'
import {records} from './rules/records.ts'
import {size} from './rules/size.ts'
import {tables} from './rules/tables.ts'
import {tagsAsWords} from './rules/tagsAsWords.ts'
import {unseen} from './rules/unseen.ts'

/** Everything that is checked about a page. To add a rule: one file in `rules/`, one line here, one folder of `tests/check/cases/`. */
export const rules: Rule[] = [
  boldHeadings,
  brackets,
  characters,
  code,
  components,
  facts,
  folders,
  frontmatter,
  headings,
  images,
  imports,
  labels,
  layout,
  links,
  lists,
  markdown,
  notes,
  placeholders,
  props,
  records,
  size,
  tables,
  tagsAsWords,
  unseen,
]
