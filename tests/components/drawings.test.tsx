import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {ReactElement} from 'react'
import {renderToStaticMarkup} from 'react-dom/server'
import {expect, test} from 'vitest'
import {Count} from '../../components/Count.tsx'
import {CurriculumTrack} from '../../components/CurriculumTrack.tsx'
import {FactRing} from '../../components/FactRing.tsx'
import {MapPlaceholder} from '../../components/MapPlaceholder.tsx'
import {MonthOfHours} from '../../components/MonthOfHours.tsx'
import {TeamCard} from '../../components/TeamCard.tsx'
import {Timeline} from '../../components/Timeline.tsx'
import {palette} from '../../components/theme.ts'
import {Coin} from '../../components/ui/Coin.tsx'
import {CoinStack} from '../../components/ui/CoinStack.tsx'
import {CourseSpots} from '../../components/ui/CourseSpots.tsx'
import {Crowd} from '../../components/ui/Crowd.tsx'
import {HourSquares} from '../../components/ui/HourSquares.tsx'
import {PageRing} from '../../components/ui/PageRing.tsx'
import {SkillList} from '../../components/ui/SkillList.tsx'
import {WeekBar} from '../../components/ui/WeekBar.tsx'
import {WorkshopCard} from '../../components/WorkshopCard.tsx'
import facts from '../../content/facts.yaml'
import * as labels from '../../content/labels.yaml'
import map from '../../content/map.yaml'
import roles from '../../content/roles.yaml'
import skills from '../../content/skills.yaml'
import team from '../../content/team.yaml'
import tracks from '../../content/tracks.yaml'
import workshops from '../../content/workshops.yaml'
import {spellNumber} from '../../src/site/text/spellNumber.ts'

/** What a component shows, without the styles that it brings. */
const markupOf = (element: ReactElement) => renderToStaticMarkup(element).replace(/<style.*?<\/style>/gs, '')

/** The first part of all that a pattern finds. */
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)

const folder = join(import.meta.dirname, '../../components/drawings')
const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.svg'))

// S3.15
test.each(files)('%s is made of planes in the colours of the theme', (name) => {
  const svg = readFileSync(join(folder, name), 'utf8')
  const [, inside = ''] = /^<svg [^>]*viewBox="[-\d ]+">\n([\s\S]*)<\/svg>\n$/.exec(svg) ?? []
  const planes = inside.trim().split(/\n\s*/)
  const plane =
    /^<path (?:fill="none" )?(?:fill|stroke)="var\(--(\w+)\)"(?: stroke-[a-z]+="[\w ]+")* d="[-MLHVZlhvz\d ]+"\/>$/
  expect(planes.filter((each) => !(plane.exec(each)?.[1] ?? '' in palette))).toEqual([])
  expect(planes.length).toBeGreaterThan(2)
})

/** How many coins lie in a stack: each has a front. */
function coinsOf(amount: number, among: number[]): number {
  const [front = ''] = all(
    markupOf(<CoinStack amount={amount} allAmounts={among} />),
    /fill="var\(--brass\)" d="([^"]*)"/g,
  )
  return front.split('M').length - 1
}

test('S3.10 a stack is as high as its amount is large beside the others, and none is endless', () => {
  const amounts = [25, 50, 100, 250]
  expect(amounts.map((amount) => coinsOf(amount, amounts))).toEqual([1, 2, 4, 10])
  expect([5, 600].map((amount) => coinsOf(amount, [5, 600]))).toEqual([1, 12])
})

test('a share of a hundred lights as much of its ring, and stays in words', () => {
  for (const {id, value, label} of facts.filter(({value}) => value.endsWith('%'))) {
    const ring = markupOf(<FactRing fact={id} />)
    const lit = Math.round((Number.parseFloat(value) / 100) * 12)
    expect(ring.match(/fill="var\(--(brass|coinDark)\)"/g)).toHaveLength(lit)
    expect(ring.replace(/<[^>]*>/g, '')).toBe(`${value} ${label}`)
  }
})

test.each([
  [4, 6, [4, 6]],
  [3, 3, [3]],
  // More than anybody would count.
  [20, 40, []],
])(
  'S3.8 a role of %i to %i hours has a square for each, and paler ones for those that it may take besides',
  (from, to, squares) => {
    const ends = all(markupOf(<HourSquares hours={{from, to}} />), / d="M\d+ 5H(\d+)"/g)
    // A square and the gap behind it are 13 wide.
    expect(ends.map((end) => (Number(end) + 3) / 13)).toEqual(squares)
  },
)

test('S3.65 a month has as many of its squares lit as all roles may take, and says in words what each takes', () => {
  const month = markupOf(<MonthOfHours>Words.</MonthOfHours>)
  const lit = [...month.matchAll(/M(\d+) (\d+)h10/g)].map(([, x, y]) => ({x: Number(x), y: Number(y)}))
  // A role has one day a week of its own, of sixteen hours; from the eighth on they share.
  const asked = roles.reduce((sum, {hours}) => sum + Math.min(hours?.to ?? 0, 64), 0)
  expect(lit).toHaveLength(asked)
  if (roles.length <= 7) expect(new Set(lit.map(({x, y}) => `${x} ${y}`)).size).toBe(asked)
  const rows = all(month, /M0 (\d+)H/g).map(Number)
  expect(lit.filter(({x, y}) => !rows.includes(y) || (x % 56) % 12 !== 0)).toEqual([])
  for (const {title} of roles) expect(month).toContain(`${title}</dt>`)
})

test('a stub has a coin for each of its places, and more than anyone counts are only told in words', () => {
  const rows = all(markupOf(<CourseSpots spots={20} />), /M8 \d+h(\d+)/g)
  // A point at the start of each row, and then one every 16.
  expect(rows.reduce((points, length) => points + 1 + Math.floor(Number(length) / 16), 0)).toBe(20)
  expect(markupOf(<CourseSpots spots={61} />)).toContain('61')
  expect(markupOf(<CourseSpots spots={61} />)).not.toContain('<svg')
})

test('the sketch in place of a map numbers what its list names, and says that it is no map', () => {
  const sketch = markupOf(<MapPlaceholder>How to get here</MapPlaceholder>)
  const numbers = all(sketch, /<text[^>]*>(\d+)</g).map(Number)
  expect(numbers).toEqual(all(sketch, /(<li>)/g).map((_, index) => index + 1))
  expect(sketch).toContain(map.sketch)
})

test('S3.60 the letter on the coin of a member is for the eye alone', () => {
  for (const {id, name} of team) {
    const card = markupOf(<TeamCard member={id} />)
    expect(card).toContain(`>${name[0]}</span>`)
    const heard = card.replace(/<(\w+) aria-hidden="true".*?<\/\1>|<[^>]*>/gs, '')
    expect(heard.startsWith(name)).toBe(true)
  }
})

/** How many dots a crowd has: eight round the table, and in each column one more than its length has steps. */
function dotsOf(html: string): number {
  const [columns = ''] = all(html, /stroke-dasharray="0 12" d="([^"]*)"/g)
  const lengths = all(columns, /v(-?[\d.]+)/g)
  return lengths.reduce((dots, length) => dots + Math.floor(Math.abs(Number(length)) / 12) + 1, 8)
}

test('S3.61, S1.4 a crowd has a dot for each person, and above the timeline stands everybody whom we have helped', () => {
  for (const count of [8, 9, 57, 1234]) expect(dotsOf(markupOf(<Crowd count={count} />))).toBe(count)
  const helped = facts.find(({id}) => id === 'young-people-helped')?.value ?? ''
  expect(dotsOf(markupOf(<Timeline />))).toBe(Number.parseInt(helped.replaceAll(',', ''), 10))
})

/** How far the bar of one length reaches among others, in hundredths: its least weeks, those that it may take, and the end. */
function reachOf(from: number, to: number, among: [from: number, to: number][]): number[] {
  const lengths = among.map(([from, to]) => ({weeks: {from, to}}))
  const bar = markupOf(<WeekBar weeks={{from, to}} allTracks={lengths} />)
  const width = Number(/viewBox="0 0 (\S+) /.exec(bar)?.[1])
  expect(bar).toContain(
    `<span>${labels.week.replace('{number}', `${Math.max(...among.map(([, most]) => most))}`)}</span>`,
  )
  return all(bar, / d="M\S+ [\d.]+H(\S+)"/g).map((end) => Math.round((Number(end) / width) * 100))
}

test('S3.4 the bars of all tracks are on the scale of the longest, and say where they end', () => {
  const both: [number, number][] = [
    [8, 12],
    [16, 40],
  ]
  expect(reachOf(8, 12, both)).toEqual([20, 30, 100])
  expect(reachOf(16, 40, both)).toEqual([40, 100])
})

test('S3.4 each icon of a track has a picture of its own', () => {
  const pictures = tracks.map(({id, icon}) => [
    icon,
    /<svg.*?<\/svg>/s.exec(markupOf(<CurriculumTrack track={id} />))?.[0],
  ])
  const drawn = new Map(pictures as [string, string][])
  expect(new Set(drawn.values()).size).toBe(drawn.size)
})

test('S3.15 the home page’s coin shows every skill on a side of its own, and names all', () => {
  const coin = markupOf(<Coin />)
  expect(all(coin, /<text[^>]*>([^<£]+)<\/text>/g)).toEqual(skills.map(({name}) => name))
  for (const {name} of skills) expect(/aria-label="([^"]*)"/.exec(coin)?.[1]).toMatch(new RegExp(`\\b${name}\\b`, 'i'))
})

test('S3.15 what teaches a skill lights its side of the ring and no other, and says so in a list; else there is no ring', () => {
  for (const {id, name} of skills) {
    const ring = markupOf(<PageRing highlightedSkills={[id]} drawing={undefined} />)
    expect(all(ring, /<text[^>]*>([^<]*)/g)).toEqual([name])
    expect(ring).toContain('aria-hidden="true"')
  }
  expect(markupOf(<PageRing highlightedSkills={[]} drawing={undefined} />)).not.toMatch(/<text|rotate/)
  const [first, , third] = skills
  const list = markupOf(<SkillList skillIds={[third?.id ?? '', first?.id ?? '']} />)
  expect(all(list, /<li>([^<]*)<\/li>/g)).toEqual([first?.name, third?.name])
})

test.each([
  ...tracks.map(({id, skills}) => ['track', id, skills, <CurriculumTrack key={id} track={id} />] as const),
  ...workshops.map(({id, skills}) => ['workshop', id, skills, <WorkshopCard key={id} workshop={id} />] as const),
])('S3.15 the %s %s lists the skills that it teaches', (_kind, _id, taught, card) => {
  const [, list = ''] = markupOf(card).split(`<ul aria-label="${labels.skillsTaught}"`)
  const names = skills.filter(({id}) => taught.includes(id)).map(({name}) => name)
  expect(all(list.split('</ul>')[0] ?? '', /<li>([^<]*)<\/li>/g)).toEqual(names)
})

test('a count says how many records there are, in words, with a capital where one is asked for', () => {
  const words = spellNumber(tracks.length)
  expect(markupOf(<Count of="tracks" />)).toBe(words)
  expect(markupOf(<Count of="tracks" letter="capital" />)).toBe(words.replace(/^./, (letter) => letter.toUpperCase()))
})
