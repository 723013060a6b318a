import type {Link, Nodes} from 'mdast'
import {toString as textOf} from 'mdast-util-to-string'
import {startOf} from '../page/nodes.ts'
import {tagsOf} from '../page/tags.ts'
import {placeOf} from '../places.ts'
import type {Finding, Rule} from '../rule.ts'

interface Way {
  heading: string
  link: Link
}

/** Ways on with a heading each, of which a copied one still has the link of another: its words are of the other’s heading. */
export const copiedLinks: Rule = {
  name: 'copiedLinks',
  check: (page) =>
    tagsOf(page).flatMap(({children}) => {
      const ways = waysIn(children as Nodes[])
      return ways.flatMap((way): Finding[] => {
        const other = ways.find(
          (each) =>
            each.heading !== way.heading && each.link.url === way.link.url && textOf(each.link) === textOf(way.link),
        )
        if (!other || !sharesWord(other) || sharesWord(way)) return []
        return [
          {
            at: startOf(way.link),
            message: `This link is the same as that of line ${placeOf(page.text, startOf(other.link)).line}, below “${other.heading}”.`,
            help: `Write where “${way.heading}” leads.`,
            warning: true,
          },
        ]
      })
    }),
}

/** The links that stand alone in a paragraph, each with the heading that it stands below. */
function waysIn(blocks: Nodes[]): Way[] {
  let heading = ''
  return blocks.flatMap((block): Way[] => {
    if (block.type === 'heading') heading = textOf(block).trim()
    const [link, ...more] = block.type === 'paragraph' ? block.children : []
    return heading && link?.type === 'link' && more.length === 0 ? [{heading, link}] : []
  })
}

/** Whether a link and its heading are about the same, as far as they have a word of it in common. */
function sharesWord({heading, link}: Way): boolean {
  const stems = (words: string) => (words.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5))
  const own = stems(heading)
  return stems(`${textOf(link)} ${link.url}`).some((stem) => own.includes(stem))
}
