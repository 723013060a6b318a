import type {Root} from 'hast'
import {expect, test} from 'vitest'
import {headingIds} from '../../src/layout/headingIds.ts'
import {decode, headingsOf, parsePage} from '../../src/site/index.ts'
import {components} from '../check/siteWith.ts'

// F44
test('a heading whose id ad blockers would hide gets another one, to which pages link', () => {
  const texts = ['Social media', 'Social mobility', 'Social media']
  const tree: Root = {
    type: 'root',
    children: texts.map((value) => ({
      type: 'element',
      tagName: 'h2',
      properties: {},
      children: [{type: 'text', value}],
    })),
  }
  headingIds()(tree)
  const given = tree.children.map((child) => (child.type === 'element' ? child.properties.id : ''))
  const source = texts.map((text) => `## ${text}\n`).join('\n')
  const page = parsePage('pages/us.mdx', decode(Buffer.from(source)), components)
  expect(headingsOf(page).map(({anchor}) => anchor)).toEqual(given)
  expect(given).toEqual(['social-media-part', 'social-mobility', 'social-media-1'])
})
