const alike = [/^\s*(?:[-*+]|\d+[.)])\s|^\s{2,}[^\s<]/, /^\s*<\w+[^>]*\/>\s*$/]

/** The line of the first of the points of a list, or of the tags in a row, that stand right above a place: what closes there most likely opened above them. */
export function firstAlike(text: string, at: number): number | undefined {
  const lines = text.slice(0, at).trimEnd().split('\n')
  const kind = alike.find((pattern) => pattern.test(lines.at(-1) ?? ''))
  if (!kind) return undefined
  const before = lines.findLastIndex((line) => !kind.test(line))
  return before + 2
}
