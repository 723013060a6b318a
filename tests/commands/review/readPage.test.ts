import {expect, test} from 'vitest'
import {readPage} from '../../../src/commands/review/readPage.ts'

const document = `<title>Page</title><main><h1>Page</h1></main><footer>
  <div><div><h2>News</h2><p>Monthly.</p></div><form><label>Email address</label></form></div>
  <div><p>© 2024</p></div>
</footer>`

test('words of a footer stand below the heading of their own part, or below none', () => {
  const {units} = readPage('/page', document)
  const footer = units.filter(({region}) => region === 'footer')
  expect(footer.map(({text, section}) => [text, section])).toEqual([
    ['News', 'News'],
    ['Monthly.', 'News'],
    ['Email address', 'News'],
    ['© 2024', ''],
  ])
})
