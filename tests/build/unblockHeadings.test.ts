import type {Root} from 'hast'
import {expect, test} from 'vitest'
import {unblockHeadings} from '../../src/build/unblockHeadings.ts'
import {decode, headingsOf, parsePage} from '../../src/site/index.ts'
import {components} from '../check/siteWith.ts'

// F44
test('a heading whose id ad blockers would hide gets another one, to which pages link', () => {
  const ids = ['social-media', 'social-mobility']
  const tree: Root = {
    type: 'root',
    children: ids.map((id) => ({type: 'element', tagName: 'h2', properties: {id}, children: []})),
  }
  unblockHeadings()(tree)
  const given = tree.children.map((child) => (child.type === 'element' ? child.properties.id : ''))
  const page = parsePage('pages/us.mdx', decode(Buffer.from('## Social media\n\n## Social mobility\n')), components)
  expect(headingsOf(page).map(({anchor}) => anchor)).toEqual(given)
  expect(given).toEqual(['social-media-part', 'social-mobility'])
})
