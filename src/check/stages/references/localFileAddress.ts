import {slugify} from '../../../site/index.ts'

/**
 * Returns the address in `public/` for a path on the author’s computer: `/form.docx`; `undefined` for other
 * paths.
 */
export function localFileAddress(address: string): string | undefined {
  if (!/^file:|^[a-z]:[\\/]|^\\\\\w|^\/(?:Users|home)\/[^/]+\/|^~\//i.test(address)) return undefined
  const [, stem = '', ending = ''] = /([^\\/]*?)(\.\w{1,5})?$/.exec(address) ?? []
  const plain = slugify(stem.replaceAll('%20', ' '))
  return `/${plain || 'its-name'}${ending.toLowerCase() || '.pdf'}`
}
