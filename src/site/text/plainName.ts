import {withoutOddCharacters} from './characters.ts'

/** Letters of Latin scripts that are no plain letter with a mark. */
const letters: Record<string, string> = {ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ı: 'i'}

/** Words as they may stand in an address or an id: `Zoë’s page` is `zoes-page`. Nothing is left of another script. */
export function plainName(words: string): string {
  return withoutOddCharacters(words)
    .toLowerCase()
    .replace(/[ßæœøđðþłı]/g, (one) => letters[one] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/** The address that a file of `public/` has once its name is of plain letters: `/team-photo.png` of `/Team Photo.PNG`. */
export function plainPath(path: string): string {
  const [, folder = '/', stem = '', ending = ''] = /^(.*\/)?([^/]*?)(\.\w+)?$/.exec(path) ?? []
  return `${folder}${plainName(stem)}${ending.toLowerCase()}`
}
