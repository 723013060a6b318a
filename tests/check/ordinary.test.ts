import {expect, test} from 'vitest'
import {readSite} from '../../src/site/readSite.ts'
import {reported, site, siteAfter} from './caseSite.ts'
import {answers, pieces, tensOf, withAnswers, withWords} from './ordinary.ts'

test.each(tensOf(pieces))('S14.2, S14.7 nothing is reported of %j, and of nine more', (...ten) => {
  expect(reported(withWords(ten.join('\n\nAnd there is more.\n\n')))).toEqual([])
})

test.each(tensOf(answers))('S14.7 nothing is reported of the answer %j, and of nine more', (...ten) => {
  expect(reported(withAnswers(ten))).toEqual([])
})

test('a sign of Markdown in an answer is reported', () => {
  expect(reported(withAnswers(['Every course is **free**.']))[0]).toMatch(/^content\/faqs\.yaml:4 signs\.stress/)
})

test.each(['Untitled, an exhibition', 'Who are we?', '2025 in pictures', 'ISAs', '关于我们', 'About 💷'])(
  'S14.7 a page may be called %s',
  (title) => {
    expect(reported(siteAfter(site, {'pages/services.mdx': ['title: Services', `title: ${title}`]}))).toEqual([])
  },
)

test.each(['Image 2 of 5: the hall', 'Photo of Ada’s mum', 'NHS', '2024'])('S14.7 a picture may show %s', (alt) => {
  expect(reported(withWords(`![${alt}](/team.jpg)`))).toEqual([])
})

const project = readSite(process.cwd())
const usual = reported(project)

test('nothing is reported of the site as it is, or only advice', () => {
  expect(usual.filter((each) => !each.includes('(advice)'))).toEqual([])
})

test.each([
  ['team.yaml', 'name', 'محمد'],
  ['team.yaml', 'name', 'ਗੁਰਪ੍ਰੀਤ'],
  ['team.yaml', 'name', 'bell'],
  ['stories.yaml', 'name', 'X'],
  ['faqs.yaml', 'question', '是免费的吗？'],
  ['faqs.yaml', 'question', 'هل هو مجاني؟'],
  ['faqs.yaml', 'question', 'Is this for me? (I’m 26.)'],
  ['roles.yaml', 'commitment', 'Every Saturday at 10'],
  ['roles.yaml', 'commitment', 'Four to six hours a month'],
  ['tracks.yaml', 'duration', 'Two months'],
  ['help.yaml', 'phone', '"18001 0800 138 1111"'],
])('S14.7 %s: %s may be %s', (name, field, value) => {
  const [was = ''] = new RegExp(`^  ${field}: .*`, 'm').exec(project.content.get(name)?.text ?? '') ?? []
  const changed = siteAfter(project, {[`content/${name}`]: [was, `  ${field}: ${value}`]})
  expect(reported(changed, {today: '2026-01-01'})).toEqual(usual)
})
