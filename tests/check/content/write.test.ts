import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {isPair, isSeq, parseDocument, stringify, visit} from 'yaml'
import {labelsOf, mustOf, schemaAt} from '../../../src/site/content/field.ts'
import {readContent} from '../../../src/check/content/readContent.ts'
import {schemas} from '../../../src/site/content/schemas.ts'
import {plainName} from '../../../src/site/text/plainName.ts'

const folder = join(import.meta.dirname, '../../../content')

/** What people type: in another form than the field’s, with quote marks too many or too few, in words. */
const typed = [
  '22 March 2027',
  'Saturday 20 March 2027',
  'March 22nd, 2027',
  '22/03/2027',
  '03/04/2027',
  '2027/3/22',
  '31 February 2027',
  'December 2024',
  '"2026"',
  '2026',
  '26',
  '650',
  '1123456',
  '"1,200"',
  '£1,200',
  '12 people',
  'twelve',
  '-5',
  '3.50',
  '10am',
  '10.30 am',
  '10.30',
  '17.30',
  '10.30 to 12.30',
  '6.30-8.30pm',
  '18:00',
  '4:00',
  '10am-1pm',
  '6-8pm',
  '020 7946 0034',
  '+44 (0)20 7946 0034',
  '02079460034',
  'www.example.org/help',
  'http://example.org',
  'Example.org',
  'hello @ example.org',
  'mailto:hello@example.org',
  'about',
  'pages/about.mdx',
  'Zoë’s Summer Course',
  '“The words stopped being scary.”',
  'What it costs',
  'true',
  'null and void',
  '[New] course',
  'Youth work: yes',
  '{email} us',
]

/** One value of a file, and where it stands in a text that holds the file’s first record alone. */
interface Place {
  field: string
  kind: string
  text: string
  start: number
  end: number
}

/** Every field of a file’s first record that is one line, once. */
function placesOf(name: string): Place[] {
  const schema = schemas.get(name)
  const labels = labelsOf(schema)
  const document = parseDocument(readFileSync(join(folder, name), 'utf8'))
  const all = document.toJS() as unknown
  const text = stringify(isSeq(document.contents) ? (all as unknown[]).slice(0, 1) : all, {lineWidth: 0})
  const places: Place[] = []
  visit(parseDocument(text), {
    Scalar(key, {range, type, value}, path) {
      if (key === 'key' || !range || type?.startsWith('BLOCK')) return
      const field = path.flatMap((each) => (isPair(each) ? [String(each.key)] : [])).join('.')
      // Of labels, which are many and alike, one of each kind.
      const kind = labels.length > 0 ? `${mustOf(schemaAt(schema, [field]))} ${/\{\w+\}/.exec(String(value))}` : field
      if (places.some((place) => place.kind === kind)) return
      places.push({field, kind, text, start: range[0], end: range[1]})
    },
  })
  return places
}

/** The figures of a value, without the signs that another form of the same has or has not. */
const figures = (words: string) =>
  (words.replace(/\+44|0044|\(0\)|(?<=\d),(?=\d)/g, '').match(/\d+/g) ?? []).map((each) => each.replace(/^0+/, ''))

/** Whether what is to be written says what was typed. */
function keeps(write: string, words: string): boolean {
  return [words, words.replace('twelve', '12').replace('18:00', '6:00').replace('17.30', '5:30')].some((said) =>
    contains(write, said),
  )
}

function contains(write: string, said: string): boolean {
  const digits = write.replace(/\D/g, '')
  if (/\d/.test(said)) return figures(said).every((figure) => digits.includes(figure))
  return plainName(write)
    .replaceAll('-', '')
    .includes(plainName(said.replace(/^.*:|pages\/|\.mdx/g, '')).replaceAll('-', ''))
}

test.each([...schemas.keys()])('what is to be written in %s passes the check, and is what was typed', (name) => {
  const wrong = placesOf(name).flatMap((place) => typed.flatMap((words) => wrongAdvice(name, place, words)))
  expect(wrong).toEqual([])
})

/** Where sites are listed, a page of one is that site. */
function siteOf(field: string, words: string): string {
  return field === 'allowedHosts' ? words.replace(/(?<=\w)\/\w+$/, '') : words
}

/** What is said of those words in that place, if that is of no use. */
function wrongAdvice(name: string, {field, text, start, end}: Place, words: string): string[] {
  const line = text.slice(0, start).split('\n').length
  const told = (value: string) =>
    readContent(name, text.slice(0, start) + value + text.slice(end)).problems.filter(
      // What follows from another field is told there.
      (each) =>
        each.line === line &&
        !/must be the page and the amount|says “.*”, and| is not after | comes first/.test(each.message),
    )
  const [problem] = told(words)
  if (!problem) return []
  const {message, write, help = message} = problem
  const value = write?.replace(/^(\w+:|-) /, '')
  const useful =
    value === undefined
      ? /^For example: |day that there is|one of: | – or: /.test(help)
      : // Words that are fixed are not what somebody typed.
        told(value).length === 0 && (keeps(value, siteOf(field, words)) || message.includes('are fixed'))
  return useful ? [] : [`${field}: ${words} > ${message} ${write ? `Write: ${write}` : help}`]
}
