import {expect, test} from 'vitest'
import type {LoadedPage} from '../../src/document/pages.ts'
import {sitemap} from '../../src/document/sitemap.ts'

// S13.8
test('the sitemap states the later change of a page and of the content it shows, and none if one is unknown', () => {
  const page = {
    address: '/a',
    file: 'pages/a.mdx',
    recordIds: {'events.yaml': ['one']},
  } as unknown as LoadedPage
  const dayWith = (days: Record<string, string>) =>
    /<lastmod>(.*?)</.exec(sitemap([page], new Map(Object.entries(days))))?.[1]
  expect(dayWith({'pages/a.mdx': '2025-01-18', 'content/events.yaml': '2025-02-20'})).toBe('2025-02-20')
  expect(dayWith({'pages/a.mdx': '2025-03-01', 'content/events.yaml': '2025-02-20'})).toBe('2025-03-01')
  expect(dayWith({'pages/a.mdx': '2025-01-18'})).toBeUndefined()
})
