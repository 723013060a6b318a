import type {Rule} from './rule.ts'
import {apostrophes} from './rules/apostrophes.ts'
import {articles} from './rules/articles.ts'
import {asidesLeft} from './rules/asidesLeft.ts'
import {bands} from './rules/bands.ts'
import {blockQuotes} from './rules/blockQuotes.ts'
import {boldHeadings} from './rules/boldHeadings.ts'
import {brackets} from './rules/brackets.ts'
import {calendar} from './rules/calendar.ts'
import {capitals} from './rules/capitals.ts'
import {capitalsWithin} from './rules/capitalsWithin.ts'
import {characters} from './rules/characters.ts'
import {code} from './rules/code.ts'
import {codeBlocks} from './rules/codeBlocks.ts'
import {components} from './rules/components.ts'
import {contentsLists} from './rules/contentsLists.ts'
import {copiedLinks} from './rules/copiedLinks.ts'
import {dividers} from './rules/dividers.ts'
import {emptySections} from './rules/emptySections.ts'
import {encoding} from './rules/encoding.ts'
import {facts} from './rules/facts.ts'
import {factUnits} from './rules/factUnits.ts'
import {factYears} from './rules/factYears.ts'
import {folders} from './rules/folders.ts'
import {frontmatter} from './rules/frontmatter.ts'
import {frontmatterWords} from './rules/frontmatterWords.ts'
import {headingSpelling} from './rules/headingSpelling.ts'
import {headings} from './rules/headings.ts'
import {headingWords} from './rules/headingWords.ts'
import {howMany} from './rules/howMany.ts'
import {hyphens} from './rules/hyphens.ts'
import {images} from './rules/images.ts'
import {imports} from './rules/imports.ts'
import {kindsBeside} from './rules/kindsBeside.ts'
import {labelEnds} from './rules/labelEnds.ts'
import {labels} from './rules/labels.ts'
import {layout} from './rules/layout.ts'
import {linesTwice} from './rules/linesTwice.ts'
import {linkAddresses} from './rules/linkAddresses.ts'
import {links} from './rules/links.ts'
import {linkWords} from './rules/linkWords.ts'
import {listSigns} from './rules/listSigns.ts'
import {lists} from './rules/lists.ts'
import {lostHeadings} from './rules/lostHeadings.ts'
import {lostPoints} from './rules/lostPoints.ts'
import {markdown} from './rules/markdown.ts'
import {missingWords} from './rules/missingWords.ts'
import {nesting} from './rules/nesting.ts'
import {notes} from './rules/notes.ts'
import {numbering} from './rules/numbering.ts'
import {oddOneOut} from './rules/oddOneOut.ts'
import {otherPages} from './rules/otherPages.ts'
import {ownDetails} from './rules/ownDetails.ts'
import {ownNames} from './rules/ownNames.ts'
import {ownTitles} from './rules/ownTitles.ts'
import {parts} from './rules/parts.ts'
import {pictures} from './rules/pictures.ts'
import {placeholders} from './rules/placeholders.ts'
import {props} from './rules/props.ts'
import {questionMarks} from './rules/questionMarks.ts'
import {quotations} from './rules/quotations.ts'
import {records} from './rules/records.ts'
import {repeated} from './rules/repeated.ts'
import {rows} from './rules/rows.ts'
import {runOnHeadings} from './rules/runOnHeadings.ts'
import {runOnLines} from './rules/runOnLines.ts'
import {saidAges} from './rules/saidAges.ts'
import {saidAmounts} from './rules/saidAmounts.ts'
import {saidCommitments} from './rules/saidCommitments.ts'
import {saidCounts} from './rules/saidCounts.ts'
import {saidFacts} from './rules/saidFacts.ts'
import {saidHours} from './rules/saidHours.ts'
import {saidInHead} from './rules/saidInHead.ts'
import {saidLengths} from './rules/saidLengths.ts'
import {saidOfKinds} from './rules/saidOfKinds.ts'
import {saidOfRecords} from './rules/saidOfRecords.ts'
import {saidPrices} from './rules/saidPrices.ts'
import {saidRoles} from './rules/saidRoles.ts'
import {saidWalks} from './rules/saidWalks.ts'
import {sentenceEnds} from './rules/sentenceEnds.ts'
import {shares} from './rules/shares.ts'
import {shownTwice} from './rules/shownTwice.ts'
import {signsBesideTags} from './rules/signsBesideTags.ts'
import {signsBetween} from './rules/signsBetween.ts'
import {signsShown} from './rules/signsShown.ts'
import {size} from './rules/size.ts'
import {smallLetters} from './rules/smallLetters.ts'
import {soundAlikes} from './rules/soundAlikes.ts'
import {straightMarks} from './rules/straightMarks.ts'
import {tables} from './rules/tables.ts'
import {tagSpaces} from './rules/tagSpaces.ts'
import {tagsAsWords} from './rules/tagsAsWords.ts'
import {typedBesideTags} from './rules/typedBesideTags.ts'
import {typing} from './rules/typing.ts'
import {unseen} from './rules/unseen.ts'

/** Everything that is checked about a page. To add a rule: one file in `rules/`, one line here, one folder of `tests/check/cases/`. */
export const rules: Rule[] = [
  apostrophes,
  articles,
  asidesLeft,
  bands,
  blockQuotes,
  boldHeadings,
  brackets,
  calendar,
  capitals,
  capitalsWithin,
  characters,
  code,
  codeBlocks,
  components,
  contentsLists,
  copiedLinks,
  dividers,
  emptySections,
  encoding,
  facts,
  factUnits,
  factYears,
  folders,
  frontmatter,
  frontmatterWords,
  headingSpelling,
  headingWords,
  headings,
  howMany,
  hyphens,
  images,
  imports,
  kindsBeside,
  labelEnds,
  labels,
  layout,
  linkAddresses,
  linkWords,
  linesTwice,
  links,
  listSigns,
  lists,
  lostHeadings,
  lostPoints,
  markdown,
  missingWords,
  nesting,
  notes,
  numbering,
  oddOneOut,
  otherPages,
  ownDetails,
  ownNames,
  ownTitles,
  parts,
  pictures,
  placeholders,
  props,
  questionMarks,
  quotations,
  records,
  repeated,
  rows,
  runOnHeadings,
  runOnLines,
  saidAges,
  saidAmounts,
  saidCommitments,
  saidCounts,
  saidFacts,
  saidHours,
  saidInHead,
  saidLengths,
  saidOfKinds,
  saidOfRecords,
  saidPrices,
  saidRoles,
  saidWalks,
  sentenceEnds,
  shares,
  shownTwice,
  signsBesideTags,
  signsBetween,
  signsShown,
  size,
  smallLetters,
  soundAlikes,
  straightMarks,
  tables,
  tagSpaces,
  tagsAsWords,
  typedBesideTags,
  typing,
  unseen,
]
