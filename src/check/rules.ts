import type {Rule} from './rule.ts'
import {asidesLeft} from './rules/asidesLeft.ts'
import {bands} from './rules/bands.ts'
import {blockQuotes} from './rules/blockQuotes.ts'
import {brackets} from './rules/brackets.ts'
import {characters} from './rules/characters.ts'
import {code} from './rules/code.ts'
import {codeBlocks} from './rules/codeBlocks.ts'
import {components} from './rules/components.ts'
import {contentsLists} from './rules/contentsLists.ts'
import {copiedLinks} from './rules/copiedLinks.ts'
import {dividers} from './rules/dividers.ts'
import {emptySections} from './rules/emptySections.ts'
import {encoding} from './rules/encoding.ts'
import {factsLiteral} from './rules/factsLiteral.ts'
import {folders} from './rules/folders.ts'
import {frontmatter} from './rules/frontmatter.ts'
import {frontmatterWords} from './rules/frontmatterWords.ts'
import {headingSpelling} from './rules/headingSpelling.ts'
import {headings} from './rules/headings.ts'
import {images} from './rules/images.ts'
import {imports} from './rules/imports.ts'
import {kindsBeside} from './rules/kindsBeside.ts'
import {labels} from './rules/labels.ts'
import {layout} from './rules/layout.ts'
import {linkAddresses} from './rules/linkAddresses.ts'
import {links} from './rules/links.ts'
import {linkWords} from './rules/linkWords.ts'
import {listSigns} from './rules/listSigns.ts'
import {lists} from './rules/lists.ts'
import {markdown} from './rules/markdown.ts'
import {nesting} from './rules/nesting.ts'
import {notes} from './rules/notes.ts'
import {numbering} from './rules/numbering.ts'
import {parts} from './rules/parts.ts'
import {pictures} from './rules/pictures.ts'
import {placeholders} from './rules/placeholders.ts'
import {props} from './rules/props.ts'
import {records} from './rules/records.ts'
import {rows} from './rules/rows.ts'
import {shares} from './rules/shares.ts'
import {shownTwice} from './rules/shownTwice.ts'
import {signsBesideTags} from './rules/signsBesideTags.ts'
import {signsBetween} from './rules/signsBetween.ts'
import {signsShown} from './rules/signsShown.ts'
import {size} from './rules/size.ts'
import {straightMarks} from './rules/straightMarks.ts'
import {tables} from './rules/tables.ts'
import {tagSpaces} from './rules/tagSpaces.ts'
import {tagsAsWords} from './rules/tagsAsWords.ts'
import {typing} from './rules/typing.ts'
import {unseen} from './rules/unseen.ts'

/** Everything that is checked about a page. To add a rule: one file in `rules/`, one line here, one folder of `tests/check/cases/`. */
export const rules: Rule[] = [
  asidesLeft,
  bands,
  blockQuotes,
  brackets,
  characters,
  code,
  codeBlocks,
  components,
  contentsLists,
  copiedLinks,
  dividers,
  emptySections,
  encoding,
  factsLiteral,
  folders,
  frontmatter,
  frontmatterWords,
  headingSpelling,
  headings,
  images,
  imports,
  kindsBeside,
  labels,
  layout,
  linkAddresses,
  linkWords,
  links,
  listSigns,
  lists,
  markdown,
  nesting,
  notes,
  numbering,
  parts,
  pictures,
  placeholders,
  props,
  records,
  rows,
  shares,
  shownTwice,
  signsBesideTags,
  signsBetween,
  signsShown,
  size,
  straightMarks,
  tables,
  tagSpaces,
  tagsAsWords,
  typing,
  unseen,
]
