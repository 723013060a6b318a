import {importLine} from '../page/importLine.ts'
import type {Page} from '../page/parsePage.ts'
import {tagsOf} from '../page/tags.ts'
import {linesOf} from '../places.ts'
import type {Component} from '../readComponents.ts'
import type {Edit} from './edit.ts'

/** Adds the import lines that a page lacks, where they belong in the alphabet, and takes away those that it does not use. */
export function mendImports(page: Page, components: Map<string, Component>): Edit[] {
  if (page.problems.length > 0 || page.frontmatter.end === 0) return []
  const used = new Set(tagsOf(page).flatMap((tag) => (tag.name && components.has(tag.name) ? [tag.name] : [])))
  const lines = linesOf(page.text).flatMap((line) => {
    const name = /^import \{(\w+)\} from '\.\.\/components\/\w+(?:\.tsx)?'$/.exec(line.text)?.[1]
    return name ? [{...line, name}] : []
  })
  const present = new Set(
    page.tree.children.flatMap((node) => (node.type === 'mdxjsEsm' ? (node.value.match(/\w+/g) ?? []) : [])),
  )
  const missing = [...used].filter((name) => !present.has(name)).sort()
  const edits: Edit[] = []
  for (const name of missing) {
    const next = lines.find((line) => line.name > name)
    const last = lines.at(-1)
    if (next) edits.push({start: next.start, end: next.start, text: `${importLine(name)}\n`})
    else if (last) edits.push({start: last.end, end: last.end, text: `\n${importLine(name)}`})
  }
  if (missing.length > 0 && lines.length === 0) {
    edits.push({
      start: page.frontmatter.end,
      end: page.frontmatter.end,
      text: `\n${missing.map(importLine).join('\n')}\n${/^\r?\n/.test(page.text.slice(page.frontmatter.end)) ? '' : '\n'}`,
    })
  }
  for (const {name, start, end} of lines) {
    if (!used.has(name) && components.has(name) && lines.length > 1) edits.push({start, end: end + 1, text: ''})
  }
  return joined(edits)
}

/** Edits at the same place become one, in their order. */
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
