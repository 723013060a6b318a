import {expect, test} from 'vitest'
import cohorts from '../../content/cohorts.yaml'
import faqs from '../../content/faqs.yaml'
import site from '../../content/site.yaml'
import tracks from '../../content/tracks.yaml'
import {structuredData} from '../../src/app/structuredData.ts'

const page = {title: 'A page', description: 'What it is for.'}

/** The things of a kind that a page tells machines of, when it shows those records. */
function thingsOf(type: string, shown: Record<string, string[]> = {}, path = 'about'): Record<string, unknown>[] {
  const canonical = `https://site.example/${path}`
  const {'@graph': graph} = JSON.parse(structuredData({path, page, shown, canonical}))
  return graph.filter((thing: Record<string, unknown>) => [thing['@type']].flat().includes(type))
}

test.each(['/', 'about'])('%s names the charity', (path) => {
  expect(thingsOf('NGO', {}, path)).toEqual([
    expect.objectContaining({name: site.name, url: expect.stringMatching(/^https:/)}),
  ])
})

test('the charity number, which is invented, is told to no machine', () => {
  expect(structuredData({path: '/', page, canonical: ''})).not.toContain(site.charityNumber)
})

test('an inner page has the trail that it shows', () => {
  const [trail] = thingsOf('BreadcrumbList')
  expect(trail?.itemListElement).toEqual([
    expect.objectContaining({position: 1, name: 'Home'}),
    expect.objectContaining({position: 2, name: 'A page'}),
  ])
})

test('the tracks and cohorts that a page shows are courses by our charity, free of charge', () => {
  const shown = {'tracks.yaml': tracks.map(({id}) => id), 'cohorts.yaml': cohorts.map(({id}) => id)}
  const courses = thingsOf('Course', shown)
  expect(courses.map(({name}) => name)).toEqual([...tracks, ...cohorts].map(({title}) => title))
  for (const course of courses) {
    expect(course).toMatchObject({
      description: expect.any(String),
      provider: {'@id': expect.any(String)},
      offers: {price: 0},
    })
  }
})

test('the questions that a page shows are told with their answers', () => {
  const [list] = thingsOf('FAQPage', {'faqs.yaml': faqs.map(({id}) => id)})
  expect(list?.mainEntity).toEqual(
    faqs.map(({question, answer}) =>
      expect.objectContaining({name: question, acceptedAnswer: {'@type': 'Answer', text: answer}}),
    ),
  )
})

test('a page that shows no records tells of none', () => {
  expect([...thingsOf('Course'), ...thingsOf('FAQPage')]).toEqual([])
})

test('no text can end the script that it stands in', () => {
  expect(structuredData({path: 'about', page: {...page, title: '</script><b>'}, canonical: ''})).not.toContain(
    '</script>',
  )
})
