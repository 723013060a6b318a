import {expect, test} from 'vitest'
import cohorts from '../../content/cohorts.yaml'
import faqs from '../../content/faqs.yaml'
import tracks from '../../content/tracks.yaml'
import {structuredData} from '../../src/app/structuredData.ts'

const page = {title: 'A page', description: 'What it is for.'}

/** The things of a kind that a page tells machines of. */
function thingsOf(path: string, type: string): Record<string, unknown>[] {
  const {'@graph': graph} = JSON.parse(structuredData(path, page, `https://twelvesides.example.org/${path}`))
  return graph.filter((thing: Record<string, unknown>) => [thing['@type']].flat().includes(type))
}

test.each(['/', 'about', 'services', 'programs', 'contact'])('%s names the charity', (path) => {
  expect(thingsOf(path, 'NGO')).toEqual([
    expect.objectContaining({name: 'Twelvesides', url: expect.stringMatching(/^https:/)}),
  ])
})

test('the charity number, which is invented, is told to no machine', () => {
  expect(structuredData('/', page, '')).not.toContain('0000000')
})

test('an inner page has the trail that it shows', () => {
  const [trail] = thingsOf('about', 'BreadcrumbList')
  expect(trail?.itemListElement).toEqual([
    expect.objectContaining({position: 1, name: 'Home'}),
    expect.objectContaining({position: 2, name: 'A page'}),
  ])
})

test('tracks and cohorts are courses by our charity, free of charge', () => {
  expect(thingsOf('services', 'Course').map((course) => course.name)).toEqual(tracks.map((track) => track.title))
  expect(thingsOf('programs', 'Course').map((course) => course.name)).toEqual(cohorts.map((cohort) => cohort.title))
  for (const course of thingsOf('programs', 'Course')) {
    expect(course).toMatchObject({
      description: expect.any(String),
      provider: {'@id': expect.any(String)},
      offers: {price: 0},
    })
  }
})

test('the questions of the contact page are told with their answers', () => {
  const [list] = thingsOf('contact', 'FAQPage')
  expect(list?.mainEntity).toHaveLength(faqs.length)
})

test('no text can end the script that it stands in', () => {
  expect(structuredData('about', {...page, title: '</script><b>'}, '')).not.toContain('</script>')
})
