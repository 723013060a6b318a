import {expect, test} from 'vitest'
import {surroundingsOf} from '../../src/build/surroundings.ts'
import {readSite} from '../../src/site/readSite.ts'

const site = readSite(process.cwd())
const known = (site.content.get('skills.yaml')?.records ?? []).map(({id}) => id)

/** The skills that a page says it teaches. */
function taughtOn(file: string): string[] {
  const page = site.pages.find((each) => each.file === file)
  const [, json = '{}'] = /\nexport const surroundings = (.*)\n$/.exec(page ? surroundingsOf(page, site) : '') ?? []
  return (JSON.parse(json) as {skills?: string[]}).skills ?? []
}

// S3.15
test('a page teaches skills of the coin alone, and none where its records only ask for some', () => {
  for (const {file} of site.pages) expect(known, file).toEqual(expect.arrayContaining(taughtOn(file)))
  expect(taughtOn('pages/volunteer.mdx')).toEqual([])
  expect(taughtOn('pages/workshops.mdx')).not.toEqual([])
})
