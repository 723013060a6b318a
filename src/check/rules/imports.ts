import type {ImportDeclaration} from 'estree'
import {nearest} from '../nearest.ts'
import {importLine, wayToComponents} from '../page/importLine.ts'
import {startOf} from '../page/nodes.ts'
import {tagsOf} from '../page/tags.ts'
import type {Finding, Rule} from '../rule.ts'

/** A page imports components of `components/`, by their names, and nothing else. What it does not import the build and `npm run fix` add. */
export const imports: Rule = {
  name: 'imports',
  quietBeside: ['kindsBeside'],
  // What these advise may well be a tag, which needs the line.
  waits: ['saidHours', 'saidFacts'],
  check(page, site) {
    const findings: Finding[] = []
    const way = wayToComponents(page.file)
    const imported = new Map<string, number>()
    const used = new Set(tagsOf(page).map((tag) => tag.name ?? ''))
    // A misspelt component is told itself; its import is in use.
    const allKnown = [...used].every((name) => site.components.has(name))
    for (const node of page.tree.children) {
      if (node.type !== 'mdxjsEsm') continue
      for (const statement of node.data?.estree?.body ?? []) {
        // The reader gives each statement its place in the page; the type does not know.
        const at = (statement as unknown as {start?: number}).start ?? startOf(node)
        if (statement.type === 'ImportDeclaration') findings.push(...checkImport(statement, at))
        else findings.push({at, message: 'A page can’t hold code.', help: 'Delete this line.'})
      }
    }
    for (const [name, at] of imported) {
      if (site.components.has(name) && !used.has(name) && page.problems.length === 0 && allKnown) {
        findings.push({
          at,
          message: `${name} is imported, but not used on this page.`,
          help: 'Run: npm run fix',
          warning: true,
        })
      }
    }
    return findings

    function checkImport(statement: ImportDeclaration, at: number): Finding[] {
      const source = String(statement.source.value)
      const [, before = '', file = ''] = /^(.*\/)?([^/]*?)(?:\.tsx)?$/.exec(source) ?? []
      const inPlace = before === way
      const names = statement.specifiers.map((each) =>
        each.type === 'ImportSpecifier' && each.imported.type === 'Identifier' && each.imported.name === each.local.name
          ? each.local.name
          : '',
      )
      const [name = ''] = names
      for (const each of names) {
        if (imported.has(each)) return [{at, message: `${each} is imported twice.`, help: 'Delete this line.'}]
        imported.set(each, at)
      }
      if (inPlace && names.length === 1 && name === file && site.components.has(name)) return []
      const meant = [name, file, ...statement.specifiers.map((each) => each.local.name)]
        .map((each) => nearest(each, site.components.keys()))
        .find(Boolean)
      if (meant) {
        imported.set(meant, at)
        return [
          {
            at,
            message: `This import line is not right: ${inPlace ? 'the name and the file do not fit together' : `components are in ${way}, not in ${source}`}.`,
            write: importLine(meant, page.file),
          },
        ]
      }
      if (inPlace)
        return [
          {
            at,
            message: `There is no component ${name || file}.`,
            help: 'Delete this line. COMPONENTS.md lists what there is.',
          },
        ]
      return [
        {
          at,
          message: `A page can’t import “${source}”: only components, from ${way}.`,
          help: 'Delete this line.',
        },
      ]
    }
  },
}
