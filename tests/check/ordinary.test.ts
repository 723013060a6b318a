import {expect, test} from 'vitest'
import {readSite} from '../../src/site/readSite.ts'
import {committedText, reported, site, siteAfter, textsOfSite} from './caseSite.ts'
import {answers, inBatches, passages} from './ordinary.ts'

const page = 'pages/services.mdx'

/** Returns the site in tests/check/site with `words` added to a page, whose committed text lacks them. */
const withWords = (words: string) => ({
  ...siteAfter(site, {[page]: `${textsOfSite.get(page)}\n${words}\n`}),
  committedText,
})

function withAnswers(added: readonly string[]) {
  const records = added.map(
    (each, index) => `- id: added-${index}\n  question: Is it ${index}?\n  answer: >-\n    ${each}\n`,
  )
  return siteAfter(site, {'content/faqs.yaml': records.join('\n')})
}

test('the test site has no findings', () => {
  expect(reported(site)).toEqual([])
})

test.each(inBatches(passages))('S14.2, S14.7 a page with %j and 39 others has no findings', (...batch) => {
  expect(reported(withWords(batch.join('\n\nAnd there is more.\n\n')))).toEqual([])
})

test.each(inBatches(answers))('S14.7 a record with %j and 39 others has no findings', (...batch) => {
  expect(reported(withAnswers(batch))).toEqual([])
})

test('Markdown in a record is reported', () => {
  expect(reported(withAnswers(['Every course is **free**.']))[0]).toMatch(
    /^content\/faqs\.yaml:4 characters\.emphasis/,
  )
})

test.each(['Untitled, an exhibition', 'Who are we?', '2025 in pictures', 'ISAs', '关于我们', 'About 💷'])(
  'S14.7 the title of a page may be %s',
  (title) => {
    expect(reported(siteAfter(site, {[page]: ['title: Services', `title: ${title}`]}))).toEqual([])
  },
)

test('S14.7 the alternative text of a picture may begin with a number, a name or “Photo of”', () => {
  const pictures = ['Image 2 of 5: the hall', 'Photo of Ada’s mum', 'NHS', '2024'].map(
    (alt) => `![${alt}](/team.jpg)`,
  )
  expect(reported(withWords(pictures.join('\n\n')))).toEqual([])
})

test.each([
  ['a small word is deleted', 'All that we do is free.', 'All we do is free.'],
  ['a word is written twice', 'We know that it is free.', 'We know that that is free.'],
  ['two letters change places', 'We hear from three people.', 'We hear form three people.'],
  [
    'a heading takes in the words below it',
    '### Our year\n\nin numbers\n\nCome.',
    '### Our year in numbers\n\nCome.',
  ],
  ['two lines become one', 'Every track is free.\nCome along.', 'Every track is free. Come along.'],
])('S14.8 an edit in which %s has no findings', (_, from, to) => {
  const before = siteAfter(site, {[page]: ['Every track is free.', from]})
  const after = siteAfter(before, {[page]: [from, to]})
  const committed = before.pages.find(({file}) => file === page)?.text
  const committedText = (file: string) => (file === page ? committed : undefined)
  expect(reported({...after, committedText})).toEqual([])
})

const project = readSite(process.cwd())
const reportedNow = reported(project)

test('the published site has no errors', () => {
  expect(reportedNow.filter((each) => !each.includes('(advice)'))).toEqual([])
})

test('S14.55 a course that has started, and is not over, has no finding', () => {
  const name = 'content/cohorts.yaml'
  const text = project.content.get('cohorts.yaml')?.text ?? ''
  const running = text
    .replace(/^( *)date: .*/gm, '$1date: 2025-12-01')
    .replace(/^( *)ends: .*/gm, '$1ends: 2026-01-31')
  expect(reportedNow.join()).toContain(name)
  expect(reported(siteAfter(project, {[name]: running})).join()).not.toContain(name)
})

test('S14.7 fields of records may have unusual values', () => {
  const values: [file: string, field: string, values: string[]][] = [
    ['team.yaml', 'name', ['محمد', 'ਗੁਰਪ੍ਰੀਤ', 'bell']],
    ['stories.yaml', 'name', ['X']],
    ['faqs.yaml', 'question', ['是免费的吗？', 'هل هو مجاني؟', 'Is this for me? (I’m 26.)']],
    ['roles.yaml', 'commitment', ['Every Saturday at 10', 'Four to six hours a month']],
    ['tracks.yaml', 'duration', ['Two months']],
    ['help.yaml', 'phone', ['"18001 0800 138 1111"']],
  ]
  const changes = values.map(([name, field, left]) => {
    const text = project.content.get(name)?.text ?? ''
    const changed = text.replace(new RegExp(`^  ${field}: .*`, 'gm'), (line) =>
      left.length > 0 ? `  ${field}: ${left.shift()}` : line,
    )
    return [`content/${name}`, changed]
  })
  expect(reported(siteAfter(project, Object.fromEntries(changes)))).toEqual(reportedNow)
  expect(values.flatMap(([, , left]) => left)).toEqual([])
})
