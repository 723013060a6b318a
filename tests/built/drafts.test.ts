import {createHash} from 'node:crypto'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {copyProject, type ProjectCopy} from '../../src/commands/copyProject.ts'
import {guides, section, writeSection} from '../section.ts'
import {readDist} from './dist.ts'

/** A site with a section, in which a draft would come between two pages. */
let copy: ProjectCopy

const draft = `pages/${section}/draft.mdx`
const asDraft = (text: string) =>
  text.replace(/^title: .*\ndescription: .*$/m, 'title: Not yet ready\ndescription: Still being written.\ndraft: true')

beforeAll(() => {
  copy = copyProject()
  writeSection(copy)
})

afterAll(() => copy.remove())

/** What tells each file of the built site from others. */
function build(): Map<string, string> {
  const {status, output} = copy.build([], {SOURCE_DATE_EPOCH: '1767225600'})
  expect(status, output).toBe(0)
  const dist = readDist(copy.dist)
  return new Map([...dist.files].map((name) => [name, createHash('sha256').update(dist.bytes(name)).digest('hex')]))
}

// S2.36
test('a site with a draft is built as it is without, whatever the draft holds', () => {
  const without = build()
  const page = copy.read(`pages/${guides[0]?.path}.mdx`)
  copy.write(draft, `${asDraft(page)}\n[Nowhere](/there-is-no-such-page) <Unheard of`)
  expect(build()).toEqual(without)
  expect([...without.keys()]).not.toContain(`${section}/draft.html`)
})

// S2.36
test('a link to a draft stops the build with the words of the check', () => {
  copy.write(draft, asDraft(copy.read(`pages/${guides[0]?.path}.mdx`)))
  const about = copy.read('pages/about.mdx')
  copy.write('pages/about.mdx', `${about}\nRead [what comes next](/${section}/draft).\n`)
  const announced = copy.read('content/announcement.yaml')
  copy.write(
    'content/announcement.yaml',
    `- words: Something is new.\n  link: Read it\n  to: /${section}/draft\n  from: 2026-01-01\n  until: 2026-01-31\n`,
  )
  const {status, output} = copy.build()
  expect(status).not.toBe(0)
  for (const file of ['pages/about.mdx', 'content/announcement.yaml'])
    expect(output).toMatch(new RegExp(`${file}, line \\d+ {2}\\[refs\\.draft\\]\\n`))
  copy.write('pages/about.mdx', about)
  copy.write('content/announcement.yaml', announced)
})
