import type {SiteFiles} from '../../../site/readSite.ts'

/** What people and programs put before or behind a name when they make a copy, as a part of a pattern. */
const marks = {
  before: String.raw`(?:copy of |copy \(\d+\) of )`,
  behind: [
    // `about 2`, `about (1)`, `about (Sam’s conflicted copy)`, `about [Conflict]`
    String.raw`\s\d{1,2}`,
    String.raw`\s*[([](?:\d+|[^()[\]]*(?:copy|conflict)[^()[\]]*)[)\]]`,
    // `about - Copy`, `about_old`, `about_LOCAL_1234`
    String.raw`[\s_-]+(?:copy|conflict(?:ed)?|backup|old|local|remote|base)(?![a-z]).*`,
    // Syncthing, OneDrive.
    String.raw`\.sync-conflict-[\w-]+`,
    String.raw`-(?:laptop|desktop|pc|win)-[\w-]+`,
    '~',
  ].join('|'),
}

const copy = new RegExp(`^${marks.before}?(.*?)(?:${marks.behind})*$`, 'is')

const ending = /(?:\.(?:mdx?|markdown|txt))?(?:\.(?:bak|old|orig|tmp))?~?$/i

/** The page of `pages/` that a program or a person made a copy of, by the name of the copy; nothing when there is no such page. */
export function originalOf(path: string, {pageFiles}: SiteFiles): string | undefined {
  const [, folder = '', name = ''] = /^(.*\/)?([^/]*)$/.exec(path) ?? []
  const [, stem = ''] = copy.exec(name.replace(ending, '')) ?? []
  const original = `${folder}${stem.trim()}.mdx`.toLowerCase()
  return pageFiles.find((each) => each !== path && each.toLowerCase() === original)
}

/** How much of two pages has to be the same for one to be called a copy of the other. */
const nearlyAll = 0.8

/** The page with nearly the same words whose name this one's begins with: `about.mdx` of `about-sams-macbook.mdx`. */
export function likenessOf(path: string, {addresses, pages}: SiteFiles): string | undefined {
  const starts = [...path.replace(/\.mdx$/, '').matchAll(/[^a-z0-9/]+/gi)].map(({index}) => `/${path.slice(0, index)}`)
  const others = starts.flatMap((address) => addresses.get(address) ?? [])
  const own = others.length > 0 && pages.find(({file}) => file === `pages/${path}`)
  return own ? others.find((other) => isAlike(own.text, other.text))?.file.replace('pages/', '') : undefined
}

function isAlike(one: string, other: string): boolean {
  const [own, others] = [one, other].map((text) => new Set(text.split('\n').filter((line) => line.trim().length > 3)))
  if (!own || !others || own.size === 0) return false
  return [...own].filter((line) => others.has(line)).length >= nearlyAll * Math.max(own.size, others.size)
}
