import type {SiteFiles} from '../readSite.ts'
import {held} from './heldPlaces.ts'
import {explainHost} from './linkHost.ts'
import {explainPath} from './linkPath.ts'
import {ownFile} from './ownFile.ts'
import type {OutlinedPage} from './parsePage.ts'
import type {TargetFinding} from './targetFinding.ts'

/** What is wrong with where a link leads, from that page or from a file of `content/`. */
export function explainTarget(target: string, site: SiteFiles, page?: OutlinedPage): TargetFinding | undefined {
  const url = target.trim()
  if (url !== target && url !== '') return {message: 'There is a space in this address.', to: url}
  if (url === '' || url === '#')
    return {
      message: 'This link leads nowhere.',
      help: 'Write the page between the round brackets, like (/about) – or (/) for the first page.',
    }
  if (/^data:image/i.test(url))
    return {
      message: 'This is a whole picture, as another program exports it.',
      help: 'Save the picture into public/, and write: ![What it shows](/its-name.jpg)',
    }
  const file = ownFile(url)
  if (file)
    return {
      message: 'This is a file on your own computer, where nobody else finds it.',
      help: `Put it into public/, and write: (${file})`,
    }
  if (/^(javascript|data|vbscript):/i.test(url))
    return {
      message: 'A link can’t run code.',
      help: 'Write a page of this site, like /about, or a web address.',
    }
  if (url.startsWith('mailto:'))
    return /^mailto:[\w.+-]+@[\w-]+(\.[\w-]+)+(\?.*)?$/.test(url)
      ? undefined
      : {message: `“${url.slice(7)}” is no email address.`, write: `[${held.words}](mailto:name@example.org)`}
  if (url.startsWith('tel:'))
    return /^tel:\+?[\d]+$/.test(url)
      ? undefined
      : {message: 'A telephone link holds + and numbers only.', write: '[020 7946 0012](tel:+442079460012)'}
  if (/^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(url))
    return {message: 'A link to an email address starts with mailto:', to: `mailto:${url}`}
  const slipped = /^(?:h?t{1,2}ps?\b[:;.]?\/*)+((?:[\w-]+\.)+[a-z]{2,}(?:[/?#].*)?)$/i.exec(url)?.[1]
  if (slipped && !/^https?:\/\/(?!ht)/i.test(url))
    return {message: 'A web address starts with https://', to: `https://${slipped}`}
  if (/^(\w+:)?\/\//.test(url)) return explainHost(url, site)
  if (/^\+?[\d ()-]{7,}$|^\d{3,5}$/.test(url))
    return {message: 'A link to a telephone number starts with tel:', to: `tel:${url.replace(/[^\d+]/g, '')}`}
  if (/^www\.|^[\w-]+\.(org|com|co\.uk|gov\.uk|uk|net)\b/.test(url))
    return {message: 'A web address starts with https://', to: `https://${url}`}
  return explainPath(url, site, page)
}
