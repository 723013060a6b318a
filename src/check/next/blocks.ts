/**
 * Where the block of a text starts that an offset is in. In a page a block is a run of lines without an empty one, in
 * its frontmatter each line; in a file of records it is a record, or a field at the left margin.
 */
export function blockAt(file: string, text: string, offset: number): number {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1
  if (file.endsWith('.yaml')) return startOfRecord(text, lineStart)
  if (isInFrontmatter(text, lineStart)) return lineStart
  return startOfRun(text, lineStart)
}

function startOfRecord(text: string, lineStart: number): number {
  let start = lineStart
  while (start > 0 && !/^(?:-|\w)/.test(text.slice(start, start + 1))) start = text.lastIndexOf('\n', start - 2) + 1
  return start
}

function isInFrontmatter(text: string, lineStart: number): boolean {
  const end = /^---\r?\n[\s\S]*?\n---/.exec(text)?.[0].length ?? 0
  return lineStart < end
}

function startOfRun(text: string, lineStart: number): number {
  let start = lineStart
  while (start > 0) {
    const above = text.lastIndexOf('\n', start - 2) + 1
    if (text.slice(above, start).trim() === '') return start
    start = above
  }
  return start
}
