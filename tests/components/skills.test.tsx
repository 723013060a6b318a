import {renderToStaticMarkup} from 'react-dom/server'
import {expect, test} from 'vitest'
import {CurriculumTrack} from '../../components/CurriculumTrack.tsx'
import {Coin} from '../../components/ui/Coin.tsx'
import {PageRing} from '../../components/ui/PageRing.tsx'
import {SkillList} from '../../components/ui/SkillList.tsx'
import {WorkshopCard} from '../../components/WorkshopCard.tsx'
import * as labels from '../../content/labels.yaml'
import skills from '../../content/skills.yaml'
import tracks from '../../content/tracks.yaml'
import workshops from '../../content/workshops.yaml'

/** What a drawing or a list shows, without the styles that it brings. */
const markupOf = (element: Parameters<typeof renderToStaticMarkup>[0]) =>
  renderToStaticMarkup(element).replace(/<style.*?<\/style>/gs, '')

// S3.15
test('the home page’s coin shows every skill on a side of its own, and names all', () => {
  const coin = markupOf(<Coin />)
  const sides = [...coin.matchAll(/<text[^>]*>([^<£]+)<\/text>/g)].map(([, name]) => name)
  expect(sides).toEqual(skills.map(({name}) => name))
  expect(new Set([...coin.matchAll(/<text [^>]*y="[^>]*>/g)].map(([tag]) => tag)).size).toBeGreaterThanOrEqual(12)
  for (const {name} of skills) expect(/aria-label="([^"]*)"/.exec(coin)?.[1]).toMatch(new RegExp(`\\b${name}\\b`, 'i'))
})

// S3.15
test.each(skills)('what teaches $name lights its side of the ring and no other', ({id, name}) => {
  const ring = markupOf(<PageRing lit={[id]} drawing={undefined} />)
  expect([...ring.matchAll(/<text[^>]*>([^<]*)/g)].map((match) => match[1])).toEqual([name])
  expect(ring).toContain('aria-hidden="true"')
})

// S3.15
test('a page that teaches nothing has no ring, and one that does says so in a list', () => {
  expect(markupOf(<PageRing lit={[]} drawing={undefined} />)).not.toMatch(/<text|rotate/)
  const [first, , third] = skills
  const list = markupOf(<SkillList taught={[third?.id ?? '', first?.id ?? '']} />)
  expect([...list.matchAll(/<li>([^<]*)<\/li>/g)].map((match) => match[1])).toEqual([first?.name, third?.name])
})

/** The words of the list of skills that a card shows. */
const taughtBy = (card: Parameters<typeof renderToStaticMarkup>[0]) => {
  const [, list = ''] = markupOf(card).split(`<ul aria-label="${labels.skillsTaught}"`)
  return [...(list.split('</ul>')[0] ?? '').matchAll(/<li>([^<]*)<\/li>/g)].map((match) => match[1])
}
const namesOf = (ids: readonly string[]) => skills.filter(({id}) => ids.includes(id)).map(({name}) => name)

// S3.15
test.each(tracks)('the track $id lists the skills that it teaches', ({id, skills}) => {
  expect(taughtBy(<CurriculumTrack track={id} />)).toEqual(namesOf(skills))
})

// S3.15
test.each(workshops)('the workshop $id lists the skills that it teaches', ({id, skills}) => {
  expect(taughtBy(<WorkshopCard workshop={id} />)).toEqual(namesOf(skills))
})

// S3.4
test('each icon of a track has a picture of its own', () => {
  const drawn = new Map(
    tracks.map(({id, icon}) => [icon, /<svg.*?<\/svg>/s.exec(markupOf(<CurriculumTrack track={id} />))?.[0]]),
  )
  expect(new Set(drawn.values()).size).toBe(drawn.size)
  for (const picture of drawn.values()) expect(picture).toContain('<path')
})
