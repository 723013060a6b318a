import {withoutOddCharacters} from './characters.ts'

/** Latin letters that Unicode does not decompose into a plain letter and a diacritic. */
const letters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
}

/**
 * Converts words to an address or id: `zoes-page` for `Zoë’s page`. Leaves out letters that are not Latin.
 */
export function slugify(words: string): string {
  return withoutOddCharacters(words)
    .toLowerCase()
    .replace(/[ßæœøđðþłı]/g, (one) => letters[one] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/**
 * Converts a path in `public/` to a valid one: `/team-photo.png` for `/Team Photo.PNG`. Does not change
 * folders.
 */
export function slugifyPath(path: string): string {
  const [, folder = '/', stem = '', ending = ''] = /^(.*\/)?([^/]*?)(\.\w+)?$/.exec(path) ?? []
  return `${folder}${slugify(stem)}${ending.toLowerCase()}`
}
