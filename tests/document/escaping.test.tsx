import {toString as textOf} from 'mdast-util-to-string'
import {parseFragment} from 'parse5'
import {renderToStaticMarkup} from 'react-dom/server'
import remarkParse from 'remark-parse'
import {unified} from 'unified'
import {expect, test} from 'vitest'
import site from '../../content/site.yaml'
import {describePage} from '../../src/document/head.ts'
import {markdownCopy} from '../../src/document/markdownCopy.ts'
import {findDrawing, sharePictureAlt} from '../../src/document/sharePicture.ts'
import {escapeMarkdown} from '../../src/document/sitemap.ts'
import {structuredData} from '../../src/document/structuredData.ts'
import {parseHtml, readableContent} from '../../src/document/tree.ts'

/** Everything that some format has a use for. */
const awkward = `R&D &amp; <b> </script> "double" 'single' [a](b) *c* _d_ \`e\` ~~f~~ g|h \\i $& {j}`
const page = {title: awkward, description: awkward}

const markdownText = (text: string) => textOf(unified().use(remarkParse).parse(text)).trim()

// S13.11
test('what a drawing says of itself is in the words of a share picture as it reads', () => {
  const html = renderToStaticMarkup(
    <main>
      <svg viewBox="0 0 400 400" aria-label={awkward} />
    </main>,
  )
  expect(sharePictureAlt({title: 'Money'}, findDrawing(parseHtml(html), new Map()))).toContain(` ${awkward}`)
})

// S13.1
test('titles, descriptions and addresses reach whoever reads the head as they are', () => {
  const address = 'https://example.org/a&b"c/'
  const head = describePage({
    page,
    site,
    canonical: address,
    markdown: address,
    base: address,
    picture: {address, words: awkward},
  })
  const found = parseFragment(head).childNodes.flatMap((node) => {
    if (!('tagName' in node)) return []
    const values = node.attrs.filter(({name}) => name === 'href' || name === 'content').map(({value}) => value)
    return node.childNodes.flatMap((child) => ('value' in child ? [child.value] : [])).concat(values)
  })
  // The title, the description, both once more for chat apps, and the words of the picture.
  expect(found.filter((value) => value.startsWith(awkward))).toHaveLength(5)
  // The page, twice, its Markdown and its picture.
  expect(found.filter((value) => value === address)).toHaveLength(4)
  expect(found).toContain(`${address}favicon.svg`)
})

// S13.3
test('machines read a title as it is, and it can’t end their script', () => {
  const json = structuredData({path: 'about', page, canonical: 'https://example.org/about'})
  expect(json).not.toContain('</script')
  expect(JSON.stringify(JSON.parse(json))).toContain(JSON.stringify(awkward))
})

// S13.9
test('words in Markdown copies and llms.txt read as on the page', () => {
  const copy = markdownCopy(
    readableContent(parseHtml(`<main>${renderToStaticMarkup(<p>{awkward}</p>)}</main>`)),
    'https://example.org/',
  )
  expect(markdownText(copy)).toBe(awkward)
  expect(markdownText(`- [${escapeMarkdown(awkward)}](https://example.org/): ${escapeMarkdown(awkward)}`)).toBe(
    `${awkward}: ${awkward}`,
  )
})
