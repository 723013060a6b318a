/**
 * The exports for build and dev server, which load this file through Vite, because it imports MDX and YAML
 * files.
 */
export type {IndexedPage} from '../browser/findPlaces.ts'
export {calendarFiles} from './calendar.ts'
export type {InlineHashes} from './contentSecurityPolicy.ts'
export {type DocumentFiles, writeDevDocument} from './document.ts'
export {type EditSettings, editDocument} from './editDocument.ts'
export {firstMessages} from './firstMessages.tsx'
export {manifest} from './manifest.ts'
export {documentFile, indexEntryOf, type PageFiles, pageFiles} from './pageFiles.ts'
export {listRoutes, readPage, readPages} from './pages.ts'
export {printSheet} from './printStyles.ts'
export {redirectDocument} from './redirectDocument.ts'
export {renderPage} from './renderPage.tsx'
export {searchIndex} from './searchIndex.ts'
export {securityText} from './securityText.ts'
export {isUnlisted, llmsText, robots, sitemap} from './sitemap.ts'
export {readableContent} from './tree.ts'
