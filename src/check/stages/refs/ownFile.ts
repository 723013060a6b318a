import {plainName} from '../../../site/index.ts'

/** Where a file of someone’s own computer would stand in `public/`, if an address is of one: `/form.docx`. */
export function ownFile(address: string): string | undefined {
  if (!/^file:|^[a-z]:[\\/]|^\\\\\w|^\/(?:Users|home)\/[^/]+\/|^~\//i.test(address)) return undefined
  const [, stem = '', ending = ''] = /([^\\/]*?)(\.\w{1,5})?$/.exec(address) ?? []
  const plain = plainName(stem.replaceAll('%20', ' '))
  return `/${plain || 'its-name'}${ending.toLowerCase() || '.pdf'}`
}
