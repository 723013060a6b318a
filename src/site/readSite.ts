import {existsSync, readFileSync} from 'node:fs'
import {basename, join} from 'node:path'
import {isDeepStrictEqual} from 'node:util'
import {committedTexts} from './committedTexts.ts'
import {contentNamesIn} from './content/contentFolder.ts'
import {readContentInCode} from './contentInCode.ts'
import {filesBelow, symbolicLinks} from './filesBelow.ts'
import {sourceReader} from './parseCode.ts'
import {type Code, readCode} from './readCode.ts'
import {readComponents} from './readComponents.ts'
import {parseSite, type SiteFacts, type SiteFiles} from './siteFiles.ts'

/** The code from which a site's components were read. */
const codeOf = new WeakMap<SiteFiles['components'], Code>()

/**
 * Reads the whole site. Reuses the unchanged files of `before`, an earlier result, but no pages if code
 * changed.
 */
export function readSite(root: string, before?: SiteFiles): SiteFiles {
  const facts = readSiteFacts(root, before)
  const names = [
    ...facts.pageFiles.filter((name) => name.endsWith('.mdx')).map((name) => `pages/${name}`),
    ...facts.contentNames.filter((name) => name.endsWith('.yaml')).map((name) => `content/${name}`),
  ]
  const files = new Map(names.map((name) => [name, readFileSync(join(root, name))]))
  return {
    ...parseSite(facts, files, before),
    committedText: committedTexts(root),
    readPublicFile(address) {
      const path = join(root, 'public', address)
      return existsSync(path) ? readFileSync(path) : undefined
    },
  }
}

function readSiteFacts(root: string, before?: SiteFiles): SiteFacts {
  return {
    ...readFactsOfCode(root, before),
    drawings: drawingsOf(root),
    publicFiles: new Set(filesBelow(join(root, 'public')).map((name) => `/${name}`)),
    pageFiles: filesBelow(join(root, 'pages')),
    contentNames: contentNamesIn(root),
    links: symbolicLinks(root, ['pages', 'content', 'public']),
  }
}

function readFactsOfCode(root: string, before?: SiteFiles) {
  const code = readCode(root)
  if (before && isDeepStrictEqual(codeOf.get(before.components), code)) {
    const {components, contentImporters, codeStrings} = before
    return {components, contentImporters, codeStrings}
  }
  const sourceAt = sourceReader(root, code)
  const components = readComponents(root, code, sourceAt)
  codeOf.set(components, code)
  return {components, ...readContentInCode(code, sourceAt)}
}

/** Returns the names of the drawings for pages; drawings in subfolders are for components only. */
function drawingsOf(root: string): string[] {
  const names = filesBelow(join(root, 'components/drawings')).filter((name) => !name.includes('/'))
  return names.map((name) => basename(name, '.svg'))
}
