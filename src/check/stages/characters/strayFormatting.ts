import {
  containsOffset,
  endOf,
  nodesOf,
  type Page,
  rangeOf,
  type SiteFiles,
  sourceOf,
  startOf,
  tagsOf,
  textNodesOf,
} from '../../../site/index.ts'
import {error, type Finding, replaceRange} from '../../finding.ts'

/**
 * Finds formatting that the author did not intend, such as italics by a multiplication sign, and broken tags.
 */
export function* strayFormatting(page: Page, site: SiteFiles): Iterable<Finding> {
  const {file, text} = page
  for (const node of nodesOf(page, 'delete'))
    if (text[startOf(node) + 1] !== '~')
      yield error('characters.crossed-out', {file, range: rangeOf(node), data: {typed: '~'}})
  for (const node of nodesOf(page, 'emphasis', 'strong')) {
    const {start, end} = rangeOf(node)
    const beside =
      text[end] === '*' ? end : text[start - 1] === '*' && text[start - 2] !== '\\' ? start - 1 : undefined
    const isOfOther = nodesOf(page, 'emphasis', 'strong').some(
      (other) => other !== node && beside !== undefined && containsOffset(rangeOf(other), beside),
    )
    if (beside === undefined || isOfOther) continue
    const range = {start: Math.min(start, beside), end: Math.max(end, beside + 1)}
    const inner = sourceOf(text, node).replace(/^\*+|\*+$/g, '')
    yield error('characters.emphasis', {
      file,
      range,
      data: {typed: '*'},
      fix: replaceRange(range, `**${inner}**`),
    })
  }
  // Two * used as multiplication signs put the text between them in italics: `12*10 is £120, and 12*20`.
  for (const node of nodesOf(page, 'emphasis'))
    if (/\d/.test(text[startOf(node) - 1] ?? '') && /\d/.test(text[startOf(node) + 1] ?? ''))
      yield error('characters.italics', {file, range: rangeOf(node), data: {typed: '*'}})
  for (const node of nodesOf(page, 'link')) {
    const at = startOf(node)
    const isPicture = /\.(?:jpe?g|png|webp|svg|gif)$/.test(node.url) && /(?:^|\s)! $/.test(text.slice(0, at))
    if (isPicture)
      yield error('characters.picture', {
        file,
        range: {start: at - 2, end: endOf(node)},
        data: {typed: '! ['},
        fix: replaceRange({start: at - 1, end: at}, ''),
      })
  }
  for (const node of nodesOf(page, 'code'))
    if (/<[A-Z]/.test(node.value))
      yield error('characters.code', {file, range: rangeOf(node), data: {typed: '```'}})
  for (const node of nodesOf(page, 'inlineCode')) {
    const [, name = ''] = /^<\/?([A-Z]\w*)\b.*>$/s.exec(node.value.trim()) ?? []
    if (site.components.has(name))
      yield error('characters.code', {
        file,
        range: rangeOf(node),
        data: {typed: '`'},
        fix: replaceRange(rangeOf(node), node.value.trim()),
      })
  }
  yield* brokenTags(page, site)
}

/** Finds broken tags: `Email />`, `[Fact fact="…" /]` and `<Email />>`. */
function* brokenTags(page: Page, site: SiteFiles): Iterable<Finding> {
  const {file, text} = page
  for (const {source, start} of textNodesOf(page)) {
    for (const match of source.matchAll(/(\[|\\<|&lt;)(\/?)(\w+)([^\]<>&\n]*)(\]|>|&gt;)/g)) {
      const [whole, open, slash, name = '', rest = ''] = match
      if (
        !site.components.has(name) ||
        !/^\s*$|=|\/\s*$/.test(rest) ||
        (open === '[' && !slash && !/[=/]/.test(rest))
      )
        continue
      const range = {start: start + match.index, end: start + match.index + whole.length}
      yield error('characters.tag', {
        file,
        range,
        data: {typed: whole},
        fix: replaceRange(range, `<${slash}${name}${rest.replace(/[“”]/g, '"')}>`),
      })
    }
    for (const {0: tag, 1: name = '', index} of source.matchAll(
      /(?<![<\w/\\[;]|< +)([A-Z]\w*)(?:(?:\s+\w+="[^"\n<>]*")+\s*\/?|\s*\/)>/g,
    )) {
      const range = {start: start + index, end: start + index + tag.length}
      if (site.components.has(name))
        yield error('characters.tag', {file, range, data: {typed: tag}, fix: replaceRange(range, `<${tag}`)})
    }
    for (const {0: tag, index} of source.matchAll(/< +(?:\w+="[^"\n<>]*"[^<>\n]*|\/|[A-Z]\w*[^<>\n]*)>/g)) {
      const range = {start: start + index, end: start + index + tag.length}
      const [, name = ''] = /^< +([A-Z]\w*)/.exec(tag) ?? []
      const fix = site.components.has(name) ? replaceRange(range, tag.replace(/^< +/, '<')) : undefined
      yield error('characters.tag', {file, range, data: {typed: tag}, fix})
    }
  }
  for (const tag of tagsOf(page)) {
    const [first] = tag.children
    if (first?.type === 'text' && first.value.startsWith('>')) {
      const range = {start: startOf(first), end: startOf(first) + 1}
      yield error('characters.beside-tag', {file, range, data: {typed: '>'}, fix: replaceRange(range, '')})
    }
    const end = endOf(tag)
    const [typed] = /^ ?\/?>+/.exec(text.slice(end)) ?? []
    const range = {start: end, end: end + (typed?.length ?? 0)}
    if (typed)
      yield error('characters.beside-tag', {
        file,
        range,
        data: {typed: typed.trim()},
        fix: replaceRange(range, ''),
      })
  }
}
