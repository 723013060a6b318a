import {bracesIn, lineStart, nearest, type SiteFiles} from '../../../site/index.ts'
import {type Found, found, replace} from '../../finding.ts'

/** Checks the names in `{fact:age-range}` and `{count:tracks}` in YAML that begins at offset `start` of its file. */
export function* namesInBraces(file: string, text: string, start: number, {content}: SiteFiles): Iterable<Found> {
  const isBroken = (file: string) => (content.get(file)?.document.errors.length ?? 0) > 0
  for (const {index, typed, kind, name, names} of bracesIn(text, content)) {
    // The names in a file with syntax errors are unknown.
    if (isBroken(kind === 'fact' ? 'facts.yaml' : `${name}.yaml`)) continue
    const isComment = text.slice(lineStart(text, index), index).trimStart().startsWith('#')
    if (!kind || isComment) continue
    const isThere = names.includes(name)
    const meant = isThere ? name : nearest(name, names)
    const right = meant && `{${kind}:${meant}}`
    if (right === typed) continue
    const range = {from: start + index, to: start + index + typed.length}
    const fix = right ? replace(range, right) : undefined
    if (isThere) yield found('refs.braces', file, range, {typed}, fix)
    else if (kind === 'fact')
      yield found('refs.no-record', file, range, {typed: name, file: 'facts.yaml', meant, choices: names}, fix)
    else yield found('refs.no-list', file, range, {typed: name, meant, choices: names}, fix)
  }
}
