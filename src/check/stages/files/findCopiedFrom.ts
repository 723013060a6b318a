import type {SiteFiles} from '../../../site/index.ts'

/**
 * Words that people and programs add to a file name when they copy the file, as parts of a regular
 * expression.
 */
const marks = {
  before: String.raw`(?:copy of |copy \(\d+\) of )`,
  behind: [
    // A number, or words in brackets: `about 2`, `about (1)`, `about (Sam’s conflicted copy)`, `about
    // [Conflict]`.
    String.raw`\s\d{1,2}`,
    String.raw`\s*[([](?:\d+|[^()[\]]*(?:copy|conflict)[^()[\]]*)[)\]]`,
    // A word: `about - Copy`, `about_old`, `about_LOCAL_1234`.
    String.raw`[\s_-]+(?:copy|conflict(?:ed)?|backup|old|local|remote|base)(?![a-z]).*`,
    // Conflict copies of Syncthing and OneDrive.
    String.raw`\.sync-conflict-[\w-]+`,
    String.raw`-(?:laptop|desktop|pc|win)-[\w-]+`,
    '~',
  ].join('|'),
}

const copy = new RegExp(`^${marks.before}?(.*?)(?:${marks.behind})*$`, 'is')

const ending = /(?:\.(?:mdx?|markdown|txt))?(?:\.(?:bak|old|orig|tmp))?~?$/i

/**
 * Returns the page whose copy a file is, to judge by the file’s name; `undefined` if there is no such page.
 */
export function findCopiedFrom(path: string, {pageFiles}: SiteFiles): string | undefined {
  const [, folder = '', name = ''] = /^(.*\/)?([^/]*)$/.exec(path) ?? []
  const [, stem = ''] = copy.exec(name.replace(ending, '')) ?? []
  const original = `${folder}${stem.trim()}.mdx`.toLowerCase()
  return pageFiles.find((each) => each !== path && each.toLowerCase() === original)
}
