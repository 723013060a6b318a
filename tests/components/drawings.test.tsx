import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {ReactElement} from 'react'
import {renderToStaticMarkup} from 'react-dom/server'
import {expect, test} from 'vitest'
import {CurriculumTrack} from '../../components/CurriculumTrack.tsx'
import {FactRing} from '../../components/FactRing.tsx'
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
import roles from '../../content/roles.yaml'
import skills from '../../content/skills.yaml'
import team from '../../content/team.yaml'
import tracks from '../../content/tracks.yaml'
import workshops from '../../content/workshops.yaml'

/** Returns the HTML of a component, without its styles. */
const render = (element: ReactElement) => renderToStaticMarkup(element).replace(/<style.*?<\/style>/gs, '')

/** Returns the first group of each match. */
const all = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, group = '']) => group)

const folder = join(import.meta.dirname, '../../components/drawings')
const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.svg'))

// S3.15
test.each(files)('the drawing %s has only colours of the theme, which change in dark mode', (name) => {
  const colours = all(readFileSync(join(folder, name), 'utf8'), /(?:fill|stroke)="([^"]*)"/g)
  const roles = colours
    .filter((colour) => colour !== 'none')
    .map((colour) => /^var\(--(\w+)\)$/.exec(colour)?.[1] ?? colour)
  expect(roles.length).toBeGreaterThan(2)
  expect(roles.filter((role) => !(role in palette))).toEqual([])
})

test('S3.10 a stack has coins in proportion to its amount among all amounts, and at most twelve', () => {
  // Counts the coins: one path draws the fronts of all coins, each of which starts with M.
  const coinsOf = (amount: number, allAmounts: number[]) => {
    const stack = render(<CoinStack amount={amount} allAmounts={allAmounts} />)
    return (all(stack, /fill="var\(--brass\)" d="([^"]*)"/g)[0]?.split('M').length ?? 0) - 1
  }
  const amounts = [25, 50, 100, 250]
  expect(amounts.map((amount) => coinsOf(amount, amounts))).toEqual([1, 2, 4, 10])
  expect([5, 600].map((amount) => coinsOf(amount, [5, 600]))).toEqual([1, 12])
})

test('a percentage lights the same share of its ring, and is also in words', () => {
  for (const {id, value, label} of facts.filter((fact) => fact.value.endsWith('%'))) {
    const ring = render(<FactRing fact={id} />)
    const lit = Math.round((Number.parseFloat(value) / 100) * 12)
    expect(ring.match(/fill="var\(--(brass|coinDark)\)"/g)).toHaveLength(lit)
    expect(ring.replace(/<[^>]*>/g, '')).toBe(`${value} ${label}`)
  }
})

test.each([
  [4, 6, 'squares for 4 hours, and paler ones up to 6', [4, 6]],
  [3, 3, 'squares for 3 hours', [3]],
  [20, 40, 'no squares, because nobody would count them', []],
])('S3.8 a role of %i to %i hours has %s', (from, to, _squares, expected) => {
  const ends = all(render(<HourSquares hours={{from, to}} />), / d="M\d+ 5H(\d+)"/g)
  // Converts lengths to numbers of squares: a square is 10 wide, and the gap after it 3.
  expect(ends.map((end) => (Number(end) + 3) / 13)).toEqual(expected)
})

test('S3.65 the month has a lit square for each hour that roles may take, and names the roles', () => {
  const month = render(<MonthOfHours>Words.</MonthOfHours>)
  const lit = all(month, /M(\d+ \d+)h10/g)
  // Each role lights one day a week in four weeks, at most 16 hours each. With eight or more roles, days are
  // shared.
  const hours = roles.reduce((sum, role) => sum + Math.min(role.hours?.to ?? 0, 64), 0)
  expect(lit).toHaveLength(hours)
  if (roles.length <= 7) expect(new Set(lit).size).toBe(hours)
  for (const {title} of roles) expect(month).toContain(`${title}</dt>`)
})

test('a course has a coin for each of its places, or only a number if there are too many to count', () => {
  const rows = all(render(<CourseSpots spots={20} />), /M8 \d+h(\d+)/g)
  // Counts the coins of each row: one at its start, and one every 16 units after it.
  expect(rows.reduce((coins, length) => coins + 1 + Math.floor(Number(length) / 16), 0)).toBe(20)
  expect(render(<CourseSpots spots={61} />)).toContain('61')
  expect(render(<CourseSpots spots={61} />)).not.toContain('<svg')
})

test('S3.60 screen readers skip the letter on the coin of a member of the team', () => {
  for (const {id, name} of team) {
    const card = render(<TeamCard member={id} />)
    expect(card).toContain(`>${name[0]}</span>`)
    const heard = card.replace(/<(\w+) aria-hidden="true".*?<\/\1>|<[^>]*>/gs, '')
    expect(heard.startsWith(name)).toBe(true)
  }
})

test('S3.61, S1.4 a crowd has a dot for each person, and the timeline’s crowd for everybody we have helped', () => {
  const dotsOf = (html: string) => {
    const [columns = ''] = all(html, /stroke-dasharray="0 12" d="([^"]*)"/g)
    // Counts eight dots round the table, and in each column one dot at its start and one every 12 units after
    // it.
    return all(columns, /v(-?[\d.]+)/g).reduce(
      (dots, length) => dots + Math.floor(Math.abs(Number(length)) / 12) + 1,
      8,
    )
  }
  for (const count of [8, 9, 57, 1234]) expect(dotsOf(render(<Crowd count={count} />))).toBe(count)
  const helped = facts.find(({id}) => id === 'young-people-helped')?.value ?? ''
  expect(dotsOf(render(<Timeline />))).toBe(Number.parseInt(helped.replaceAll(',', ''), 10))
})

test.each([
  [8, 12, [20, 30, 100]],
  [16, 40, [40, 100]],
])('S3.4 among tracks of up to 40 weeks, the bar of %i to %i weeks ends at %j per cent', (from, to, ends) => {
  const allTracks = [{weeks: {from: 8, to: 12}}, {weeks: {from: 16, to: 40}}]
  const bar = render(<WeekBar weeks={{from, to}} allTracks={allTracks} />)
  const width = Number(/viewBox="0 0 (\S+) /.exec(bar)?.[1])
  expect(all(bar, / d="M\S+ [\d.]+H(\S+)"/g).map((end) => Math.round((Number(end) / width) * 100))).toEqual(
    ends,
  )
  expect(bar).toContain(`<span>${labels.week.replace('{number}', '40')}</span>`)
})

test('S3.15 the coin of the home page shows every skill on a side, and names all to screen readers', () => {
  const coin = render(<Coin />)
  expect(all(coin, /<text[^>]*>([^<£]+)<\/text>/g)).toEqual(skills.map(({name}) => name))
  for (const {name} of skills)
    expect(/aria-label="([^"]*)"/.exec(coin)?.[1]).toMatch(new RegExp(`\\b${name}\\b`, 'i'))
})

test('S3.15 the ring of a page lights only the sides of its skills, which a list names; without skills there is no ring', () => {
  for (const {id, name} of skills) {
    const ring = render(<PageRing highlightedSkills={[id]} drawing={undefined} />)
    expect(all(ring, /<text[^>]*>([^<]*)/g)).toEqual([name])
    expect(ring).toContain('aria-hidden="true"')
  }
  expect(render(<PageRing highlightedSkills={[]} drawing={undefined} />)).not.toMatch(/<text|rotate/)
  const [first, , third] = skills
  const list = render(<SkillList skillIds={[third?.id ?? '', first?.id ?? '']} />)
  expect(all(list, /<li>([^<]*)<\/li>/g)).toEqual([first?.topic, third?.topic])
})

test.each([
  ...tracks.map((track) => [track, <CurriculumTrack key={track.id} track={track.id} />] as const),
  ...workshops.map(
    (workshop) => [workshop, <WorkshopCard key={workshop.id} workshop={workshop.id} />] as const,
  ),
])('S3.15 the card of $title lists the skills that it teaches', ({skills: taught}, card) => {
  const [, list = ''] = render(card).split(`<ul aria-label="${labels.skillsTaught}"`)
  const topics = skills.filter(({id}) => taught.includes(id)).map(({topic}) => topic)
  expect(all(list.split('</ul>')[0] ?? '', /<li>([^<]*)<\/li>/g)).toEqual(topics)
})
