import {join} from 'node:path'
import {expect, test} from 'vitest'
import {type Document, isCollection, isScalar} from 'yaml'
import {checkSite} from '../../../src/check/checkSite.ts'
import {readContentFile} from '../../../src/site/content/contentFile.ts'
import {readPage} from '../../../src/site/page/page.ts'
import {readSite} from '../../../src/site/readSite.ts'

/** With `ROOT=.` the project’s own records, which takes minutes. */
const root = process.env.ROOT ?? join(import.meta.dirname, '../site')
const whole = readSite(root)
const page = readPage(
  'pages/said.mdx',
  '---\ntitle: Said\ndescription: What pages say of the charity.\n---\n\n# Said\n\nWe are open on Sundays, Monday to Friday from 9am to 5pm, and the Open evening is on 15 March.\n\nTwelve Sides: call 020 7946 0021, write to helo@twelvesides.example.org or E0 0XY, Sample Road, charity number 7, or [dial](tel:02079460021).\n',
  whole.components,
)
/** The site of the cases with one page, which says what records say too. */
const site = {...whole, pages: [page], pageFiles: ['said.mdx'], addresses: new Map([['/said', page]]), root: '/nowhere'}

/** What somebody leaves behind who has not finished, or typed something else than was asked for. */
const left = [null, 7, 'words', '', [], {}, [null], {id: null}]

/** The place of every value of a file, with lists and records themselves. */
function pathsIn(node: unknown, path: unknown[] = []): unknown[][] {
  if (!isCollection(node)) return [path]
  return [
    path,
    ...node.items.flatMap((item, index) => {
      const {key, value} = item as {key?: unknown; value?: unknown}
      return isScalar(key) ? pathsIn(value, [...path, key.value]) : pathsIn(item, [...path, index])
    }),
  ]
}

function put(document: Document, path: unknown[], value: unknown) {
  if (path.length === 0) document.contents = document.createNode(value) as typeof document.contents
  else document.setIn(path, value)
}

test.each([...site.content.values()])('the check bears anything in the place of a value of $name', ({name, text}) => {
  const failed = pathsIn(readContentFile(name, Buffer.from(text)).document.contents).flatMap((path) =>
    left.flatMap((value) => {
      const {document} = readContentFile(name, Buffer.from(text))
      put(document, path, value)
      const changed = readContentFile(name, Buffer.from(document.toString({lineWidth: 0})))
      const other = {...site, content: new Map(site.content).set(name, changed)}
      try {
        checkSite(other, {today: '2026-11-22', launch: true})
        return []
      } catch (error) {
        return [
          `${path.join('.')} as ${JSON.stringify(value)}: ${(error as Error).stack?.split('\n').slice(0, 3).join(' ')}`,
        ]
      }
    }),
  )
  expect(failed).toEqual([])
})
