import {
  type Component,
  type Edit,
  importLine,
  linesOf,
  type Page,
  pathToComponents,
  tagsOf,
} from '../../site/index.ts'

/**
 * Returns edits that add missing import lines in alphabetical order and correct the relative paths of others.
 * If the page has no errors (`isSound`), unused import lines are removed.
 */
export function fixImports(
  page: Page,
  components: Map<string, Component>,
  isSound: (page: Page) => boolean,
): Edit[] {
  if (page.defects.length > 0 || page.frontmatter.end === 0) return []
  const used = new Set(
    tagsOf(page).flatMap((tag) => (tag.name && components.has(tag.name) ? [tag.name] : [])),
  )
  const lines = linesOf(page.text).flatMap((line) => {
    const name = /^import \{(\w+)\} from '(?:\.{1,2}\/)+components\/\w+(?:\.tsx)?'$/.exec(line.text)?.[1]
    return name ? [{...line, name}] : []
  })
  const present = new Set(lines.map(({name}) => name))
  const missing = [...used].filter((name) => !present.has(name)).sort()
  const edits: Edit[] = []
  for (const name of missing) {
    const next = lines.find((line) => line.name > name)
    const last = lines.at(-1)
    if (next) edits.push({start: next.start, end: next.start, text: `${importLine(name, page.file)}\n`})
    else if (last) edits.push({start: last.end, end: last.end, text: `\n${importLine(name, page.file)}`})
  }
  if (missing.length > 0 && lines.length === 0) {
    edits.push({
      start: page.frontmatter.end,
      end: page.frontmatter.end,
      text: `\n${missing.map((name) => importLine(name, page.file)).join('\n')}\n${/^\r?\n/.test(page.text.slice(page.frontmatter.end)) ? '' : '\n'}`,
    })
  }
  for (const {name, text, start, end} of lines) {
    if (!components.has(name)) continue
    if (!used.has(name) && lines.length > 1 && isSound(page)) edits.push({start, end: end + 1, text: ''})
    else if (!text.includes(`'${pathToComponents(page.file)}`))
      edits.push({start, end, text: importLine(name, page.file)})
  }
  return joined(edits)
}

/** Merges edits of the same range into one edit whose text joins their texts in order. */
function joined(edits: Edit[]): Edit[] {
  const all = new Map<string, Edit>()
  for (const edit of edits) {
    const key = `${edit.start}-${edit.end}`
    const same = all.get(key)
    if (same) same.text += edit.text
    else all.set(key, {...edit})
  }
  return [...all.values()]
}
