import type {ImportDeclaration} from 'estree'
import {dateTag} from '../content/legal.ts'
import {nearest} from '../nearest.ts'
import {importedIn, importLine, wayToComponents} from '../page/importLine.ts'
import {startOf} from '../page/nodes.ts'
import type {Page} from '../page/parsePage.ts'
import type {Finding, Rule} from '../rule.ts'

/** A page imports components of `components/`, by their names, and nothing else. What it does not import the build and `npm run fix` add, and what it does not show `npm run fix` takes away. */
export const imports: Rule = {
  name: 'imports',
  check(page, site) {
    const findings: Finding[] = []
    const way = wayToComponents(page.file)
    const imported = new Set<string>()
    for (const node of page.tree.children) {
      if (node.type !== 'mdxjsEsm') continue
      for (const statement of node.data?.estree?.body ?? []) {
        // The reader gives each statement its place in the page; the type does not know.
        const at = (statement as unknown as {start?: number}).start ?? startOf(node)
        if (statement.type === 'ImportDeclaration') findings.push(...checkImport(statement, at))
        else findings.push({at, message: 'A page can’t hold code.', help: 'Delete this line.'})
      }
    }
    return [...inOne(findings), ...withoutDate(page)]

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
        imported.add(each)
      }
      if (inPlace && names.length === 1 && name === file && site.components.has(name)) return []
      const meant = [name, file, ...statement.specifiers.map((each) => each.local.name)]
        .map((each) => nearest(each, site.components.keys()))
        .find(Boolean)
      if (meant) {
        imported.add(meant)
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

/** Lines that all name a component that is there, as those of a page that was moved into a folder, are told once: one command writes them all. */
function inOne(findings: Finding[]): Finding[] {
  const [first] = findings
  if (!first || findings.length < 3 || findings.some(({write}) => write === undefined)) return findings
  const {write: _, ...rest} = first
  return [{...rest, help: `All ${findings.length} of them are mended by: npm run fix`}]
}

/** A legal page whose date is gone: of its other tags nobody knows whether they were to go. */
function withoutDate({text, outline}: Page): Finding[] {
  const [heading] = outline.headings
  if (!heading || !importedIn(text).includes(dateTag) || outline.tags.some(({name}) => name === dateTag)) return []
  return [
    {
      at: startOf(heading),
      message: 'This page no longer says when it was last changed.',
      help: `Write <${dateTag} /> below its introduction again, on a line of its own. If it needs no date, delete the line that imports it.`,
      warning: true,
    },
  ]
}
