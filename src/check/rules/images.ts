import {nearest} from '../nearest.ts'
import {held} from '../page/heldPlaces.ts'
import {nodesOf, sourceOf, startOf} from '../page/nodes.ts'
import {ownFile} from '../page/ownFile.ts'
import type {Page} from '../page/parsePage.ts'
import {pictureEnding} from '../pictureEnding.ts'
import {plainPath} from '../plainName.ts'
import {type Finding, type Rule, written} from '../rule.ts'

/** What a file is called, by a program, a camera or a phone: `photo`, `team.jpg`, `IMG_4032`, `Screenshot 2026-11-24 at 10.15`. */
const nameless =
  /^(?:image|picture|photo|img|logo|untitled)\W*$|\.(?:jpe?g|png|webp|svg|gif)$|^(?:img|dsc[fn]?|dcim|pxl|mvimg|image|photo|screenshot|screen shot|whatsapp image|untitled)[\s_-]*\d(?:[\d\s_.,:()-]|at|am|pm|wa|mp)*$/i

/** Each picture exists, and is described for those who can't see it. */
export const images: Rule = {
  name: 'images',
  quietBeside: ['pictures'],
  check(page, site) {
    const findings: Finding[] = parted(page)
    for (const node of nodesOf(page, 'image')) {
      const at = startOf(node)
      const alt = node.alt?.trim() ?? ''
      const file = ownFile(node.url)
      // What to write for a file that is not there has a place for the description too.
      const isMissing = node.url.startsWith('/') && !site.publicFiles.has(node.url)
      if (alt === '' && !file && !isMissing)
        findings.push({
          at,
          message: 'The picture has no description for people who can’t see it.',
          write: `![${held.picture}](${node.url})`,
        })
      else if (nameless.test(alt))
        findings.push({
          at,
          message: `“${alt}” does not say what the picture shows.`,
          help: `Write what someone sees: ![Two students at a table](${node.url})`,
          warning: true,
        })
      if (file)
        findings.push({
          at,
          message: 'This picture is a file on your own computer, where nobody else finds it.',
          help: `Put it into public/, and write: ![${alt || held.picture}](${file})`,
        })
      else if (/^\w+:|^\/\//.test(node.url))
        findings.push({
          at,
          message: 'Pictures come from this site, never from another.',
          help: 'Put the file in public/, and write: ![what it shows](/picture.jpg)',
        })
      else if (!site.publicFiles.has(node.url) && !site.pageFiles.includes(node.url.replace(/^\.?\//, ''))) {
        // One that stands in pages/ is told there.
        const near = nearest(node.url, site.publicFiles)
        const plain = near && plainPath(near)
        const meant = plain && site.publicFiles.has(plain) ? plain : near
        // A page names a picture by plain letters: where the file has others, that is to change.
        if (meant && plain !== meant && plain === plainPath(node.url)) {
          const also = plain === node.url ? '' : `, and write: ![${alt}](${plain})`
          findings.push({
            at,
            message: `There is no picture ${node.url} in public/, but there is ${meant}.`,
            help: `Rename the file there: ${plain.split('/').at(-1)}${also}`,
          })
        } else
          findings.push({
            at,
            message:
              meant === `/${node.url}`
                ? `A / is missing before ${node.url}.`
                : meant && node.url === `.${meant}`
                  ? `The full stop before ${meant} is too much.`
                  : `There is no picture ${node.url} in public/.${meant ? ` Did you mean ${meant}?` : ''}`,
            ...(meant
              ? written(sourceOf(page.text, node), `![${alt || held.picture}](${meant})`)
              : {
                  help: alt
                    ? 'Put the file in public/, and write its name with a / in front.'
                    : `Put the file in public/, and say between [ and ] what it shows, as in ![Two students at a table](${node.url})`,
                }),
          })
      }
    }
    return findings
  },
}

const ofPicture = new RegExp(`${pictureEnding}$`, 'i')

/** `! [The team](/team.jpg)`: a sign, and a link to the picture. */
function parted(page: Page): Finding[] {
  return nodesOf(page, 'link').flatMap((node): Finding[] => {
    const at = startOf(node)
    const [sign] = /![ \t]+$/.exec(page.text.slice(Math.max(0, at - 8), at)) ?? []
    if (!sign || !ofPicture.test(node.url)) return []
    const source = sourceOf(page.text, node)
    return [
      {
        at: at - sign.length,
        message: 'There is a space after the !, so this is a link and no picture.',
        ...written(`${sign}${source}`, `!${source}`),
      },
    ]
  })
}
