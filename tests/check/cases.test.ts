import {join} from 'node:path'
import {expect, test} from 'vitest'
import type {Finding} from '../../src/check/finding.ts'
import {type Message, type MessageData, type MessageId, messages} from '../../src/check/messages/index.ts'
import {applyEdits} from '../../src/site/text/edit.ts'
import {linesOf, positionAt} from '../../src/site/text/positions.ts'
import {textsOfSite} from './caseSite.ts'
import {cases, findingsOf} from './cases.ts'

/** The cases, each with the findings of its stage. */
const found = cases.map((each) => {
  const isOfStage = ({id}: Finding) => each.stage === 'every-stage' || id.startsWith(`${each.stage}.`)
  return {...each, findings: findingsOf(each).filter(isOfStage)}
})

test.each(found)('$stage: $name', ({findings, texts, expected}) => {
  const textOf = (file: string) => texts.get(file) ?? textsOfSite.get(file) ?? ''
  expect(findings.flatMap((finding) => written(finding, textOf(finding.file)))).toEqual(expected)
})

function written({file, start, id, fix, severity}: Finding, text: string): string[] {
  const {line} = positionAt(text, start)
  const place = `> ${file}:${line} ${id}${severity === 'advice' ? ' (advice)' : ''}`
  if (!fix) return [place]
  const fixed = applyEdits(text, fix)
  const kind = fixed === textsOfSite.get(file) ? 'restored' : 'fix'
  return [place, `> ${kind}: ${linesOf(fixed)[line - 1]?.text.trim() ?? ''}`.trimEnd()]
}

/**
 * Sample data for messages of the check that no case in tests/check/cases triggers, such as those on
 * spelling, and for those that list the fields of a schema, which are the site's to change.
 */
const sampleData: {[Id in MessageId]?: MessageData<Id>[]} = {
  'schema.no-field': [
    {names: ['titel'], meant: 'title', known: ['id', 'title', 'date']},
    {names: ['type', 'date'], known: ['id', 'title', 'level']},
    {
      names: ['faxNumber'],
      known: ['name', 'phone', 'social'],
      more: {count: 20, schemaFile: 'content/site.schema.ts'},
    },
  ],
  'language.spelling': [
    {word: 'teech', suggested: ['teach']},
    {word: 'Okonjo', suggested: []},
  ],
  'language.not-british': [{word: 'color', suggested: ['colour']}],
  'language.no-dictionary': [{reason: 'Bring the file back from an earlier version.'}],
  'language.long-sentence': [{words: 31, longest: 25}],
  'language.reading-age': [{age: 16}],
  'files.not-a-page': [{name: 'About Us.docx'}, {name: 'About Us.md', meant: 'about-us.mdx'}],
  'files.page-name': [
    {meant: 'about-us.mdx', isTaken: false},
    {meant: 'about-us.mdx', isTaken: true},
  ],
  'files.copy': [{original: 'pages/about.mdx'}],
  'files.folder-name': [
    {name: 'Our Guides', meant: 'our-guides', isTaken: false},
    {name: 'Our Guides', meant: 'our-guides', isTaken: true},
  ],
  'files.folder-index': [{name: 'index'}],
  'files.link': [undefined],
  'files.address-used': [{address: '/share', use: 'the pictures that are shown beside links to pages'}],
  'files.same-address': [{address: '/guides', other: 'pages/guides.mdx'}],
  'files.folder-without-page': [{folder: 'guides'}],
  'files.lost-page': [{what: 'home page'}],
  'files.picture-in-pages': [{meant: '/team.jpg'}],
  'files.picture': [{name: 'team.heic', why: 'is a HEIC file, which browsers don’t show.'}],
  'files.picture-ending': [{name: 'team.png', format: 'JPG', meant: 'team.jpg'}],
  'files.picture-position': [{name: 'team.jpg'}],
  'files.svg-namespace': [{name: 'plan.svg'}],
  'files.picture-large': [{name: 'hall.png', width: 12_000, height: 9000, bytes: 15_400_000}],
  'files.windows-name': [{name: 'con.mdx'}],
  'files.public-name': [{character: '#', meant: 'public/plan-2.png'}],
  'files.lost-icon': [{name: 'favicon.svg'}],
  'files.not-text': [{what: 'a PDF'}],
  'files.encoding': [undefined],
  'files.lost-content': [{reader: 'components/EventCard.tsx'}],
  'syntax.not-text': [{kind: 'a PDF'}],
  'syntax.unreadable': [{}],
  'yaml.hash': [{name: 'title', spaces: 2}],
  'schema.braces': [undefined],
  'characters.conflict': [{typed: '<<<<<<< HEAD'}],
  'characters.line-ends': [undefined],
  'style.backtick': [{typed: '`'}],
  'style.long': [{lines: 720}],
  'site.unnamed-file': [{address: '/Board minutes DRAFT.docx'}],
  'site.legal-date': [{month: '2026-01'}],
  'site.legal-words': [undefined],
  'site.legal-both': [undefined],
}

const texts = (Object.keys(messages) as MessageId[]).map((id): [id: MessageId, lines: string[]] => {
  const linesFor = (data: unknown) => {
    const message = (messages[id] as (data: unknown) => Message)(data)
    const {problem, instruction, problemInEditor, inEditor, button} = message
    return [
      `  ${problem}`,
      ...(instruction ? [`    ${instruction}`] : []),
      ...(problemInEditor ? [`    In the editor: ${problemInEditor}`] : []),
      ...(inEditor ? [`    In the editor: ${inEditor}`] : []),
      ...(button ? [`    In the editor: [${button}]`] : []),
    ]
  }
  const own = found.flatMap(({findings}) => findings).filter((finding) => finding.id === id)
  return [id, (sampleData[id] ?? oneOfEachShape(own.map(({data}) => data))).flatMap(linesFor)]
})

/** Leaves out data of a message that have the same fields set, and the same booleans, as data before them. */
function oneOfEachShape(all: Finding['data'][]): Finding['data'][] {
  const shapeOf = (value: unknown) => (typeof value === 'boolean' ? value : value !== undefined)
  const shapes = all.map((data) =>
    JSON.stringify(Object.entries(data ?? {}).map(([name, value]) => [name, shapeOf(value)])),
  )
  return all.filter((_, index) => shapes.indexOf(shapes[index] ?? '') === index)
}

test('messages.txt lists every message, for review', async () => {
  const list = texts.map(([id, lines]) => [id, ...lines, ''].join('\n')).join('\n')
  await expect(list).toMatchFileSnapshot(join(import.meta.dirname, 'messages.txt'))
})

test.each(texts)('%s has a case or sample data, and is in plain English', (id, lines) => {
  expect(lines, `Add a case with ${id} to tests/check/cases/${id.split('.')[0]}.txt`).not.toEqual([])
  expect(lines.join('\n')).not.toMatch(/\b(?:undefined|signs?|stands?|told|behind)\b/)
})
