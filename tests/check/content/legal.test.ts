import {afterAll, expect, test} from 'vitest'
import {checkSite} from '../../../src/check/checkSite.ts'
import {legalChanges, legalNow, writeLegal} from '../../../src/site/content/legal.ts'
import {readSite} from '../../../src/site/readSite.ts'
import {today} from '../../../src/site/today.ts'
import {copyProject} from '../../../src/commands/copyProject.ts'

const copy = copyProject()
afterAll(() => copy.remove())

const file = 'pages/terms.mdx'
const [terms, details] = [copy.read(file), copy.read('content/site.yaml')]

/** The project as if nothing of it had changed since the legal words were kept, and then changed. */
function saidAfter(change: (file: string, text: string) => string, launch = false, site = details) {
  copy.write(file, terms)
  copy.write('content/site.yaml', site)
  const {now} = legalChanges(readSite(copy.folder)) ?? {}
  if (now) copy.write('content/legal.yaml', writeLegal(now))
  copy.write(file, change(file, terms))
  copy.write('content/site.yaml', change('content/site.yaml', site))
  return checkSite(readSite(copy.folder), {today: '2000-01-01', launch}).filter(({message}) =>
    message.includes('legal'),
  )
}

const newWords = (name: string, text: string) => (name === file ? `${text}\nBe kind.\n` : text)
const newDate = (name: string, text: string) =>
  name === file ? text : text.replace(/^updated: .*$/m, 'updated: "2031-07"')

test('S14.5 legal words that change without their date are advice, and a mistake before a launch', () => {
  const [said, ...more] = saidAfter(newWords)
  expect(more).toEqual([])
  expect(said).toMatchObject({file: 'content/site.yaml', warning: true})
  expect(said?.message).toBe('The words of the legal pages have changed, and their date has not.')
  expect(said?.write).toMatch(/^updated: "\d{4}-\d\d"$/)
  expect(saidAfter(newWords, true)[0]?.warning).toBe(false)
})

test('S14.5 the date waits while a slip stands on a legal page, which may bring back the words that were there', () => {
  const slip = (name: string, text: string) => (name === file ? `${text}\nBe **kind.\n` : text)
  expect(saidAfter(slip)).toEqual([])
  expect(saidAfter(slip, true)).toHaveLength(1)
})

test('S14.5 the date waits for advice on a legal page, new words or not, and is told once that is taken', () => {
  const twice = (name: string, text: string) => (name === file ? text.replace(/ the /, ' the the ') : text)
  expect(saidAfter(twice)).toEqual([])
  const section = (name: string, text: string) => (name === file ? `${text}\n## One rule more\n\nBe kind.\n` : text)
  expect(saidAfter(section)).toHaveLength(1)
})

test('S14.5 nothing is said of where a link to a page of ours leads', () => {
  const led = (name: string, text: string) => (name === file ? text.replace(/\]\(\/[\w-]+\)/, '](/about)') : text)
  expect(led(file, terms)).not.toBe(terms)
  expect(saidAfter(led)).toEqual([])
})

test('S14.5 of addresses those of others are words of a legal page, and ours and that of the page are not', () => {
  copy.write(file, terms)
  const site = readSite(copy.folder)
  const wordsWith = (changed: {file?: string; text?: string}) =>
    legalNow({...site, pages: site.pages.map((page) => (page.file === file ? {...page, ...changed} : page))})?.words
  const kept = wordsWith({})
  const end = (words: string) => wordsWith({text: `${terms}${words}`})
  expect(wordsWith({file: 'pages/a-page.mdx'})).toBe(kept)
  expect(wordsWith({text: terms.replaceAll('](/', '](/a-folder/').replaceAll('](#', '](#a-')})).toBe(kept)
  expect(end('[ours]: /give')).toBe(end('[ours]: /donate#now'))
  expect(end('<A to="/give">Us</A>')).toBe(end('<A to="/donate">Us</A>'))
  expect(end('[ours](/give "For you")')).not.toBe(end('[ours](/give "For them")'))
  expect(wordsWith({text: terms.replace('](https://', '](https://new.')})).not.toBe(kept)
})

test('S14.5 nothing is said of another comma or another dash', () => {
  const signs = (name: string, text: string) => (name === file ? text.replace(/, /g, ' – ').replace(/’/g, "'") : text)
  expect(signs(file, terms)).not.toBe(terms)
  expect(saidAfter(signs)).toEqual([])
})

test('S14.5 of words that change again in the month that they show, no other date is proposed', () => {
  const month = today().slice(0, 7)
  const kept = details.replace(/^updated: .*$/m, `updated: "${month}"`)
  expect(saidAfter(newWords, false, kept).map(({message, write, help}) => [message, write, help])).toEqual([
    [
      'The words of the legal pages have changed again, in the month that they show.',
      undefined,
      'Run: npm run fix -- --legal',
    ],
  ])
})

test('S14.5 a date that changes without the legal words is told', () => {
  expect(saidAfter(newDate).map(({message}) => message)).toEqual([
    'The date of the legal pages has changed, and no word of them.',
  ])
})

test('S14.5 nothing is said of lines that are broken elsewhere, nor of other pages', () => {
  const moved = (name: string, text: string) => (name === file ? text.replace(/ (\S+\n)$/, '\n$1') : text)
  expect(moved(file, terms)).not.toBe(terms)
  expect(saidAfter(moved)).toEqual([])
})

test('S14.5 npm run fix keeps new words with a new date, and one of the two only when it is told to', () => {
  const both = (name: string, text: string) => newDate(name, newWords(name, text))
  expect(saidAfter(both)).toHaveLength(1)
  expect(copy.run('src/commands/run.mjs', ['fix']).stdout).toContain('content/legal.yaml')
  const said = () =>
    checkSite(readSite(copy.folder), {today: '2000-01-01'}).filter(({message}) => message.includes('legal'))
  expect(said()).toEqual([])

  expect(saidAfter(newWords)).toHaveLength(1)
  copy.run('src/commands/run.mjs', ['fix'])
  expect(said()).toHaveLength(1)
  copy.run('src/commands/run.mjs', ['fix', '--legal'])
  expect(said()).toEqual([])
})
