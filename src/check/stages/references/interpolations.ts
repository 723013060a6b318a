import {interpolationsIn, lineStart, nearest, type SiteFiles} from '../../../site/index.ts'
import {error, type Finding, replaceRange} from '../../finding.ts'

/**
 * Checks the names in `{fact:age-range}` and `{count:tracks}` in YAML that begins at offset `start` of its
 * file.
 */
export function* checkInterpolations(
  file: string,
  text: string,
  start: number,
  {content}: SiteFiles,
): Iterable<Finding> {
  const isBroken = (file: string) => (content.get(file)?.document.errors.length ?? 0) > 0
  for (const {index, typed, kind, name, names} of interpolationsIn(text, content)) {
    // A name can’t be checked if the file that defines it has syntax errors.
    if (isBroken(kind === 'fact' ? 'facts.yaml' : `${name}.yaml`)) continue
    const isComment = text.slice(lineStart(text, index), index).trimStart().startsWith('#')
    if (!kind || isComment) continue
    const isThere = names.includes(name)
    const meant = isThere ? name : nearest(name, names)
    const right = meant && `{${kind}:${meant}}`
    if (right === typed) continue
    const range = {start: start + index, end: start + index + typed.length}
    const fix = right ? replaceRange(range, right) : undefined
    if (isThere) yield error('references.braces', {file, range, data: {typed}, fix})
    else if (kind === 'fact')
      yield error('references.no-record', {
        file,
        range,
        data: {typed: name, file: 'facts.yaml', meant, choices: names},
        fix,
      })
    else yield error('references.no-list', {file, range, data: {typed: name, meant, choices: names}, fix})
  }
}
