import {expect, test} from 'vitest'
import {type Document, isCollection, isScalar, parseDocument} from 'yaml'
import {runStages} from '../../src/check/runStages.ts'
import {withFileText} from '../../src/site/withFileText.ts'
import {site as whole} from './caseSite.ts'

/** The site of the cases with the home page alone, which shows records of several kinds. */
const home = whole.pages.filter(({file}) => file === 'pages/index.mdx')
const site = {...whole, pages: home, addresses: new Map(home.map((page) => ['/', page])), root: '/nowhere'}

/** What somebody leaves behind who has not finished, or typed something else than was asked for. */
const left = [null, 7, [null], {}]

/** The place of every value of a file, with lists and records themselves; of a list that of its first entry. */
function pathsIn(node: unknown, path: unknown[] = []): unknown[][] {
  if (!isCollection(node)) return [path]
  return [
    path,
    ...node.items.flatMap((item, index) => {
      const {key, value} = item as {key?: unknown; value?: unknown}
      if (isScalar(key)) return pathsIn(value, [...path, key.value])
      return index === 0 ? pathsIn(item, [...path, index]) : []
    }),
  ]
}

function withValue(text: string, path: unknown[], value: unknown): string {
  const document: Document = parseDocument(text)
  if (path.length === 0) document.contents = document.createNode(value) as typeof document.contents
  else document.setIn(path, value)
  return document.toString({lineWidth: 0})
}

const files = new Set([...site.content.keys()].map((name) => `content/${name}`)).add('pages/index.mdx')

test.each([...site.content.values()])('the check bears anything in the place of a value of $name', ({name, text}) => {
  for (const path of pathsIn(parseDocument(text).contents))
    for (const value of left) {
      const changed = withFileText(site, `content/${name}`, withValue(text, path, value))
      const run = () => runStages({site: changed, today: '2026-11-22', launch: true, files})
      expect(run, `${path.join('.')} as ${JSON.stringify(value)}`).not.toThrow()
    }
})
