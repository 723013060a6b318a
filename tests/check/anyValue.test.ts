import {expect, test} from 'vitest'
import {type Document, isCollection, isScalar, parseDocument} from 'yaml'
import {runStages} from '../../src/check/runStages.ts'
import {stages} from '../../src/check/stages.ts'
import {withFileText} from '../../src/site/withFileText.ts'
import {textsOfSite, site as whole} from './caseSite.ts'

const page = 'pages/index.mdx'
/**
 * The site in tests/check/site with only its home page, which shows records of several kinds: more would be
 * slow.
 */
const site = withFileText(whole, 'pages/services.mdx', undefined)
const files = new Set([...site.content.keys()].map((name) => `content/${name}`)).add(page)

/**
 * Returns the paths of all values and collections in a YAML document; in each list, only those of the first
 * item.
 */
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

/** Values that replace a value of another type: null (a field without a value), a number, and a list. */
const values = [null, 7, [null, {}]]

test.each([...textsOfSite].filter(([file]) => file !== page && files.has(file)))(
  'no value in %s makes the check crash',
  (file, text) => {
    for (const path of pathsIn(parseDocument(text).contents))
      for (const value of values) {
        const changed = {...withFileText(site, file, withValue(text, path, value)), root: '/nowhere'}
        // Runs the slow YAML stage for only one of these values.
        const some = value === null ? stages : stages.filter(({name}) => name !== 'yaml')
        const run = () => runStages({site: changed, today: '2026-11-22', launch: true, files}, some)
        expect(run, `${path.join('.')} as ${JSON.stringify(value)}`).not.toThrow()
      }
  },
)
