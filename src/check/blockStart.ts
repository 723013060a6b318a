import {lineStart} from '../site/index.ts'

/**
 * Returns the offset at which the block around `offset` starts. A block is a run of non-empty lines in a
 * page, one line in its frontmatter, and a record or an unindented field in a YAML file.
 */
export function blockStart(file: string, text: string, offset: number): number {
  const start = lineStart(text, offset)
  if (file.endsWith('.yaml')) return startOfRecord(text, start)
  if (start < frontmatterEnd(text)) return start
  return startOfRun(text, start)
}

function startOfRecord(text: string, from: number): number {
  let start = from
  while (start > 0 && !/^(?:-|\w)/.test(text.slice(start, start + 1))) start = lineStart(text, start - 1)
  return start
}

/** Returns where the frontmatter of a page ends; 0 if it has none. */
export function frontmatterEnd(text: string): number {
  return /^---\r?\n[\s\S]*?\n---/.exec(text)?.[0].length ?? 0
}

function startOfRun(text: string, from: number): number {
  let start = from
  while (start > 0) {
    const above = lineStart(text, start - 1)
    if (text.slice(above, start).trim() === '') return start
    start = above
  }
  return start
}
