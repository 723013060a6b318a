/**
 * The public interface of `src/site`, the site as data. Files inside the folder import each other directly.
 */
export {appIcons} from '../../content/appIcons.ts'
export {dateInWords} from '../../content/dateInWords.ts'
export {documentTitle, frontmatterKeys} from '../../content/frontmatter.ts'
export {minutesSinceMidnight} from '../../content/hours.ts'
export {addressOf, decodeAddress, isAddress} from './address.ts'
export {asYaml} from './content/asYaml.ts'
export {type ContentFile, readContentFile, stringsUnderKey} from './content/contentFile.ts'
export {readContent} from './content/contentFolder.ts'
export {attributeLabel, capitalise, choiceName, choiceNames, fieldLabel} from './content/fieldLabel.ts'
export {
  frontmatterValues,
  hasInterpolation,
  interpolate,
  interpolationsIn,
  isReferencedInBraces,
} from './content/interpolations.ts'
export {formatLegalFile, lastUpdatedComponent, legalChanges, legalFile} from './content/legal.ts'
export {linkTargetsOf} from './content/linkTargets.ts'
export {readYaml} from './content/readYaml.ts'
export {
  appendNewRoutes,
  fixedAddresses,
  redirectsOf,
  redirectTarget,
  routesFile,
  routesOf,
  saveNewRoutes,
} from './content/routes.ts'
export {
  choicesOf,
  describeExpected,
  exampleOf,
  fieldNamesOf,
  isOptionalAt,
  schemaAt,
  stringFieldsOf,
} from './content/schemaFields.ts'
export {frontmatter, recordFileByKind, schemas} from './content/schemas.ts'
export {siteDetails} from './content/siteDetails.ts'
export {yamlPathOf} from './content/yamlPathOf.ts'
export {decode, windows1252} from './decode.ts'
export {alwaysPublished, isDraft, withoutDrafts} from './drafts.ts'
export {ErrorWithoutStack, forbiddenCodes, withoutStack} from './errorWithoutStack.ts'
export {filesBelow, isJunkFile} from './filesBelow.ts'
export {fileText} from './fileText.ts'
export {ancestorFolders, ancestorPages, listingFolderOf, pagesIn, shortTitleOf} from './folders.ts'
export {
  blobsOfCommit,
  findMergeBase,
  type GitResult,
  missingHistoryReason,
  runGit,
  runGitAsync,
} from './git.ts'
export {groupBy} from './groupBy.ts'
export {licensesAddress} from './licensesAddress.ts'
export type {DefectId, Defects} from './page/defects.ts'
export {fieldTag} from './page/fieldTag.ts'
export {readFrontmatter} from './page/frontmatter.ts'
export {anchorMaker} from './page/headingAnchors.ts'
export {importedComponents, importLine, pathToComponents} from './page/importLine.ts'
export {nodesOf, textNodesOf} from './page/nodes.ts'
export {isHtml} from './page/pairTags.ts'
export {type Page, parsePage} from './page/parsePage.ts'
export {parsePageCached} from './page/parsePageCached.ts'
export {endOf, lastRangeOf, openingTagRange, rangeOf, sourceOf, startOf} from './page/ranges.ts'
export {type RecordIdsByFile, recordIdsOnPage} from './page/recordIdsOnPage.ts'
export {
  hasContactForm,
  isTagNode,
  listedFolders,
  recordOf,
  type TagNode,
  tagsOf,
  textAttributesOf,
} from './page/tagNodes.ts'
export {pictureExtension} from './pictureExtension.ts'
export {pictureSize, picturesWithLocation, sizeOfPicture} from './pictureFile.ts'
export {pictureFormat, readMetadata, withoutMetadata} from './pictureMetadata.ts'
export {type Component, componentsShowing, containerOf, type Prop, readComponents} from './readComponents.ts'
export {readSite} from './readSite.ts'
export {replaceFile} from './replaceFile.ts'
export {anchorsOf, headingsOf, parseSite, type SiteFacts, type SiteFiles} from './siteFiles.ts'
export {normaliseLookalikes, oddCharacters, replacementOf, withoutOddCharacters} from './text/characters.ts'
export {chatLink, chatMention} from './text/chatLinks.ts'
export {curlQuotes} from './text/curlQuotes.ts'
export {differences, linesWithBreaks} from './text/differences.ts'
export {applyEdits, type Edit} from './text/edit.ts'
export {joinList} from './text/joinList.ts'
export {editDistance, nearest, nearestChoice, nearestWithSameNumbers} from './text/nearest.ts'
export {objectReplacementCharacter} from './text/objectReplacementCharacter.ts'
export {
  containsOffset,
  containsRange,
  type Line,
  lineBreakOf,
  lineStart,
  linesOf,
  offsetAt,
  overlaps,
  positionAt,
  type Range,
} from './text/positions.ts'
export {curlAndQuoteYaml} from './text/quoteYaml.ts'
export {slugify, slugifyPath} from './text/slugify.ts'
export {spellNumber} from './text/spellNumber.ts'
export {versionOf} from './text/versionOf.ts'
export {today} from './today.ts'
export {withFileText} from './withFileText.ts'
