import type {ImportDeclaration} from 'estree'
import {nearest} from '../../../nearest.ts'
import {importLine} from '../../../page/importLine.ts'
import type {Page} from '../../../page/parsePage.ts'
import type {SiteFiles} from '../../../readSite.ts'
import {type Found, found, replace} from '../../finding.ts'

/** A page imports components, each by its name and once. The build adds what is missing. */
export function* importsOfPage({file, tree}: Page, site: SiteFiles): Iterable<Found> {
  const seen = new Set<string>()
  for (const node of tree.children) {
    if (node.type !== 'mdxjsEsm') continue
    for (const statement of node.data?.estree?.body ?? []) {
      // The reader gives each statement its range in the page; the type does not know.
      const {start: from = 0, end: to = from} = statement as unknown as {start?: number; end?: number}
      const line = node.value
      const names = [...line.matchAll(/[A-Z]\w*/g)].map(([name]) => name)
      const typed = statement.type === 'ImportDeclaration' ? (statement.specifiers[0]?.local.name ?? '') : ''
      const range = {from, to}
      if (seen.has(typed)) yield found('refs.imported-twice', file, range, {typed})
      else if (!isImport(statement, typed, file, site)) {
        const meant = [typed, ...names].map((name) => nearest(name, site.components.keys())).find(Boolean)
        const fix = meant && !seen.has(meant) ? replace(range, importLine(meant, file)) : undefined
        yield found('refs.import', file, range, {typed}, fix)
      }
      seen.add(typed)
    }
  }
}

function isImport(statement: {type: string}, name: string, file: string, site: SiteFiles): boolean {
  if (statement.type !== 'ImportDeclaration' || !site.components.has(name)) return false
  const {
    source: {value: source},
    specifiers,
  } = statement as ImportDeclaration
  if (specifiers.length !== 1 || specifiers[0]?.type !== 'ImportSpecifier') return false
  return importLine(name, file).includes(`'${source}'`) || importLine(name, file).includes(`'${source}.tsx'`)
}
