import {existsSync, statSync} from 'node:fs'
import {join} from 'node:path'
import {nodesOf, startOf} from '../page/nodes.ts'
import {explainPicture} from '../pictureFile.ts'
import {plainPath} from '../plainName.ts'
import type {SiteFiles} from '../readSite.ts'
import type {Finding, Rule} from '../rule.ts'

/** What phones, cameras and printers keep, and browsers don't show. */
const unshown = /\.(heic|heif|tiff?|bmp|psd|dng|cr2|nef|ai|eps|pdf|docx?|pptx?|mov|mp4)$/i

/** A picture of more bytes takes a phone seconds. */
const most = 500_000

/** A picture is a file that browsers show, of a size that a phone can load, and its name can be an address. */
export const pictures: Rule = {
  name: 'pictures',
  check: (page, site) => [
    ...nodesOf(page, 'image').flatMap(({url, alt, ...node}): Finding[] => {
      const at = startOf(node as Parameters<typeof startOf>[0])
      const [ending] = unshown.exec(url) ?? []
      if (ending)
        return [
          {
            at,
            message: `Browsers don’t show a ${ending} file as a picture.`,
            help: asJpeg(url, alt ?? '', site),
          },
        ]
      const said = explainPicture(site, url)
      if (said) return [{at, ...said}]
      const file = join(site.root, 'public', url)
      const size = site.publicFiles.has(url) && existsSync(file) ? statSync(file).size : 0
      return size > most
        ? [
            {
              at,
              message: `This picture is ${(size / 1_000_000).toFixed(1)} MB: on a phone it takes seconds to come, and costs its owner money.`,
              help: `Save it smaller: 1,600 pixels across, as JPEG of medium quality, is enough${/\.jpe?g$/i.test(url) ? '.' : `. Then delete ${url.slice(1)} in public/, and write here: ![${alt}](${url.replace(/\.\w+$/, '.jpg')})`}`,
              warning: true,
            },
          ]
        : []
    }),
    ...spaced(page.text, site),
  ],
}

function asJpeg(url: string, alt: string, {publicFiles}: SiteFiles): string {
  const to = url.replace(unshown, '.jpg')
  const then = publicFiles.has(url) ? ` – then delete ${url.slice(1)} there.` : ''
  return publicFiles.has(to)
    ? `If ${to.slice(1)} in public/ is the same picture, show that: ![${alt}](${to})${then}`
    : `Open it where you have it, save it as JPEG, and put that into public/: ![${alt}](${to})${then}`
}

/** `![Our team](/our team.jpg)`: with a space in the address it is no picture, and visitors read the signs. */
function spaced(text: string, {publicFiles}: SiteFiles): Finding[] {
  return [...text.matchAll(/!\[([^\]\n]*)\]\(((?!https?:)\/?[^()\n"<>]* [^()\n"<>]*\.\w{3,4})\)/g)].map(
    ({index, 1: alt = '', 2: url = ''}) => {
      const path = url.replace(/^(?!\/)/, '/')
      const to = plainPath(path)
      // However it is written there: `Our Team.JPG`.
      const kept = [...publicFiles].find((name) => name.toLowerCase() === path.toLowerCase())
      return {
        at: index,
        message: 'A space in its name keeps this picture off the page.',
        help: `${publicFiles.has(to) ? 'Write' : kept ? `Rename ${kept.slice(1)} in public/: ${to.slice(1)} – and write here` : 'There is no such file in public/: put it there under a name without spaces, and write'}: ![${alt}](${to})`,
      }
    },
  )
}
