import {withoutOddCharacters} from './characters.ts'

/** Latin letters that Unicode does not decompose into a plain letter and a diacritic. */
const letters: Record<string, string> = {ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ı: 'i'}

/** Slug for an address or id: `zoes-page` for `Zoë’s page`. Letters of other scripts are dropped. */
export function slugify(words: string): string {
  return withoutOddCharacters(words)
    .toLowerCase()
    .replace(/[ßæœøđðþłı]/g, (one) => letters[one] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/** Slug of a path in `public/`: `/team-photo.png` for `/Team Photo.PNG`. Folder names stay as they are. */
export function slugifyPath(path: string): string {
  const [, folder = '/', stem = '', ending = ''] = /^(.*\/)?([^/]*?)(\.\w+)?$/.exec(path) ?? []
  return `${folder}${slugify(stem)}${ending.toLowerCase()}`
}
