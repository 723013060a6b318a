import type {SiteFiles} from '../readSite.ts'

/** Each text of `pages/` and `content/`, and what it was before somebody changed it; nothing for one that is as it was. */
export function textsBefore({pages, content, before}: SiteFiles): {file: string; text: string; old?: string}[] {
  const texts = [
    ...pages.map(({file, text}) => ({file, text})),
    ...[...content].map(([name, {text}]) => ({file: `content/${name}`, text})),
  ]
  return texts.map(({file, text}) => {
    const old = before?.(file, text)
    return {file, text, ...(old !== undefined && {old})}
  })
}
