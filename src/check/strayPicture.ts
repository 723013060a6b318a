import {listed} from './listed.ts'
import {held} from './page/heldPlaces.ts'
import {nodesOf, sourceOf, startOf} from './page/nodes.ts'
import {pictureEnding} from './pictureEnding.ts'
import {placeOf} from './places.ts'
import {plainPath} from './plainName.ts'
import type {SiteFiles} from './readSite.ts'

const isPicture = new RegExp(`${pictureEnding}$`, 'i')

/** A picture that was put beside the pages: where it belongs, and what the pages that show it are to say then. */
export function explainStrayPicture(path: string, site: SiteFiles): {message: string; help: string} | undefined {
  const name = path.split('/').at(-1) ?? ''
  if (!isPicture.test(name)) return undefined
  const to = plainPath(`/${name}`)
  if (site.publicFiles.has(to))
    return {
      message: `${name} is a picture, and a page finds pictures in public/ alone.`,
      help: `Compare it with ${to.slice(1)} there: if it is the same picture, delete this one; if not, move it there under another name.`,
    }
  const shown = site.pages.flatMap((page) =>
    page.text.includes(name)
      ? nodesOf(page, 'image').flatMap((node) => {
          if (node.url.split('/').at(-1) !== name || /^\w+:|^\/\//.test(node.url)) return []
          const by = `![${node.alt || held.picture}](${to})`
          const place = `${page.file}, line ${placeOf(page.text, startOf(node)).line}`
          return [{isRight: sourceOf(page.text, node) === by, said: `in ${place}: ${by}`}]
        })
      : [],
  )
  const other = shown.filter(({isRight}) => !isRight).map(({said}) => said)
  const write = shown.length > 0 ? listed(other, 'and') : `![${held.picture}](${to})`
  return {
    message: `${name} is a picture, and a page finds pictures in public/ alone.`,
    help: `Move it there${to === `/${name}` ? '' : ` as ${to.slice(1)}`}${write && `, and write${shown.length > 0 ? ' ' : ': '}${write}`}${write ? '' : '.'}`,
  }
}
