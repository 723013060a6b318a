import {expect, test} from 'vitest'
import {reviewLines} from '../../src/vite/reviewLines.ts'

test('what a review says is read without the signs of Markdown', () => {
  const markdown = `# 1 page reads differently

Compared: HEAD and the files as they are now.

> New in the check: pages/about.mdx, line 3: There is a space too many.

## /about

- **Changed** _(Who we are)_ Every ~~old~~ **new** word, 2 \\* 3
`
  expect(reviewLines(markdown)).toEqual([
    {is: 'heading', words: [{words: '1 page reads differently'}]},
    {is: 'paragraph', words: [{words: 'Compared: HEAD and the files as they are now.'}]},
    {is: 'paragraph', words: [{words: 'New in the check: pages/about.mdx, line 3: There is a space too many.'}]},
    {is: 'heading', words: [{words: '/about'}]},
    {
      is: 'point',
      words: [
        {words: 'Changed', as: 'bold'},
        {words: ' '},
        {words: '(Who we are)', as: 'aside'},
        {words: ' Every '},
        {words: 'old', as: 'gone'},
        {words: ' '},
        {words: 'new', as: 'bold'},
        {words: ' word, 2 * 3'},
      ],
    },
  ])
})

test('a part that was folded is shown whole', () => {
  const markdown = '## /about\n\n- One\n\n<details><summary>1 change more</summary>\n\n- Two\n\n</details>\n'
  expect(reviewLines(markdown).map(({words}) => words.map((each) => each.words).join(''))).toEqual([
    '/about',
    'One',
    'Two',
  ])
})
