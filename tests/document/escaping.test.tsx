import {toString as textOf} from 'mdast-util-to-string'
import {parseFragment} from 'parse5'
import {renderToStaticMarkup} from 'react-dom/server'
import remarkParse from 'remark-parse'
import {unified} from 'unified'
import {expect, test} from 'vitest'
import site from '../../content/site.yaml'
import {headTags} from '../../src/document/head.ts'
import {markdownCopy} from '../../src/document/markdownCopy.ts'
import {findDrawing, sharePictureAlt} from '../../src/document/sharePicture.ts'
import {escapeMarkdown} from '../../src/document/sitemap.ts'
import {structuredData} from '../../src/document/structuredData.ts'
import {parseHtml, readableContent} from '../../src/document/tree.ts'

/** Characters with a meaning in HTML, Markdown, JSON or JavaScript. */
const awkward = `R&D &amp; <b> </script> "double" 'single' [a](b) *c* _d_ \`e\` ~~f~~ g|h \\i $& {j}`
const page = {title: awkward, description: awkward}

const copyOf = (main: string) =>
  markdownCopy(
    readableContent(parseHtml(`<body><header>Menu</header><main>${main}</main></body>`)),
    'https://site.example/programs',
  )
const markdownText = (text: string) => textOf(unified().use(remarkParse).parse(text)).trim()

// S13.11
test('the label of a drawing is in the text of a share picture as it was written', () => {
  const html = renderToStaticMarkup(<svg viewBox="0 0 400 400" aria-label={awkward} />)
  const drawing = findDrawing(parseHtml(`<main>${html}</main>`), new Map())
  expect(sharePictureAlt({title: 'Money'}, drawing)).toContain(` ${awkward}`)
})

// S13.1
test('browsers and chat apps read titles, descriptions and addresses in the head as they were written', () => {
  const address = 'https://example.org/a&b"c/'
  const head = headTags({
    page,
    site,
    canonical: address,
    markdown: address,
    base: address,
    picture: {address, words: awkward},
  })
  const found = parseFragment(head).childNodes.flatMap((node) => {
    if (!('tagName' in node)) return []
    const values = node.attrs
      .filter(({name}) => name === 'href' || name === 'content')
      .map(({value}) => value)
    return node.childNodes.flatMap((child) => ('value' in child ? [child.value] : [])).concat(values)
  })
  // The title twice and the description twice (the second time for chat apps), and the text of the picture.
  expect(found.filter((value) => value.startsWith(awkward))).toHaveLength(5)
  // The addresses of the page (twice), of its Markdown copy and of its picture.
  expect(found.filter((value) => value === address)).toHaveLength(4)
  expect(found).toContain(`${address}favicon.svg`)
})

// S13.3
test('search engines read a title as it was written, and it cannot end its script element', () => {
  const json = structuredData({path: 'about', page, canonical: 'https://example.org/about'})
  expect(json).not.toContain('</script')
  expect(JSON.stringify(JSON.parse(json))).toContain(JSON.stringify(awkward))
})

// S13.9
test('Markdown copies and llms.txt have words as they are on the page', () => {
  const copy = copyOf(renderToStaticMarkup(<p>{awkward}</p>))
  expect(markdownText(copy)).toBe(awkward)
  expect(
    markdownText(`- [${escapeMarkdown(awkward)}](https://example.org/): ${escapeMarkdown(awkward)}`),
  ).toBe(`${awkward}: ${awkward}`)
})

// S13.9
test('a Markdown copy has absolute addresses, and no menu, drawing, form or hidden text', () => {
  const copy = copyOf(`<nav aria-label="Where you are"><ol><li>Home</li></ol></nav><h1>Money<!-- --> days</h1>
    <svg><text>Art</text></svg><p>See <a href="/about#us">who we are</a>, <b hidden>never</b>soon.</p>
    <p><img src="/team.jpg" alt="The team"></p><form><label>Name</label></form><button>Ask</button>
    <details><summary>Is it free?</summary><p>Yes.</p></details>`)
  expect(copy).toBe(
    '# Money days\n\nSee [who we are](https://site.example/about#us), soon.\n\n![The team](https://site.example/team.jpg)\n\n### Is it free?\n\nYes.\n',
  )
})
