import {expect, test} from 'vitest'
import {z} from 'zod'
import {externalAddress, internalAddress, text} from '../../content/fields.ts'
import {linksOfRecords} from '../../src/check/stages/references/links.ts'
import {linkTargetsOf, readContentFile} from '../../src/site/index.ts'
import {site} from './caseSite.ts'

const books = z.array(
  z.strictObject({
    title: text('The first book'),
    shop: externalAddress('https://www.gov.uk/money').optional(),
    page: internalAddress().optional(),
    to: text('our members').optional(),
  }),
)

test.each([
  ['at a site that is not allowed', 'shop: https://shop.example.com/money', ['references.host']],
  ['at an allowed site', 'shop: https://www.gov.uk/money', []],
  ['of a page that does not exist', 'page: /servces', ['references.no-page']],
  ['of a page that exists', 'page: /services', []],
  ['that is only a text', 'to: https://shop.example.com', []],
])('the schema of a record says which field is an address: an address %s', (_which, field, ids) => {
  const file = readContentFile('books.yaml', Buffer.from(`- title: The first book\n  ${field}\n`))
  const findings = [...linksOfRecords(file, site, linkTargetsOf(file, books))]
  expect(findings.map(({id}) => id)).toEqual(ids)
  for (const {start} of findings) expect(file.text.slice(start)).toBe(`${field.split(': ')[1]}\n`)
})
