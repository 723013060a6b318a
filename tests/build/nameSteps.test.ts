import type {Element, ElementContent, Root} from 'hast'
import {toString as textOf} from 'hast-util-to-string'
import {visit} from 'unist-util-visit'
import {expect, test} from 'vitest'
import {nameSteps} from '../../src/build/nameSteps.ts'

const element = (tagName: string, ...children: (ElementContent | string)[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: children.map((child) => (typeof child === 'string' ? {type: 'text', value: child} : child)),
})
const bold = (...words: string[]) => element('p', element('strong', ...words))

/** The headings that a list becomes in a component of that name, where `Steps` takes a numbered list. */
function headingsIn(name: string, list: Element): string[] {
  const tree: Root = {type: 'root', children: [{type: 'mdxJsxFlowElement', name, attributes: [], children: [list]}]}
  nameSteps({takesSteps: (component) => component === 'Steps'})(tree)
  const found: string[] = []
  visit(tree, 'element', (each) => {
    if (each.tagName === 'h3') found.push(textOf(each))
  })
  return found
}

const point = (...children: ElementContent[]) => element('li', {type: 'text', value: '\n'}, ...children)
const steps = element('ol', point(bold('Apply'), element('p', 'Tell us.')), point(bold('Meet'), bold('Soon')))

// S10.65
test('the name of each step is a heading, and bold words below it are not', () => {
  expect(headingsIn('Steps', structuredClone(steps))).toEqual(['Apply', 'Meet'])
})

// S10.65
test('bold words are no heading in another component, nor in the middle of a sentence', () => {
  expect(headingsIn('Card', structuredClone(steps))).toEqual([])
  const begun = element('p', element('strong', 'Apply'), ' today')
  expect(headingsIn('Steps', element('ol', point(begun), point(element('p', 'Meet'))))).toEqual([])
})
