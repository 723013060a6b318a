import {nearest, type SiteFiles, schemas} from '../../../site/index.ts'
import {advice, error, type Finding} from '../../finding.ts'

/**
 * Finds files in `content/` that no code imports, and files that are missing, empty, not text or not UTF-8.
 */
export function* filesOfContent({content, contentNames, contentImporters}: SiteFiles): Iterable<Finding> {
  const missing = [...contentImporters.keys()].filter((name) => !content.has(name))
  for (const name of new Set([...contentNames, ...content.keys()])) {
    if (schemas.has(name) || /\.ts$|^\./.test(name)) continue
    const stem = name.replace(/\..*$/, '')
    const near = nearest(
      stem,
      [...missing, ...schemas.keys()].map((each) => each.replace('.yaml', '')),
    )
    const isUseless = !/\.ya?ml$/.test(name) && !near
    yield (isUseless ? advice : error)('files.unread', {
      file: `content/${name}`,
      data: {meant: near && `${near}.yaml`},
    })
  }
  for (const name of missing)
    yield error('files.lost-content', {
      file: `content/${name}`,
      data: {reader: contentImporters.get(name)?.at(-1) ?? 'the site'},
    })
  for (const [name, {text, isNotUtf8, nonTextKind}] of content) {
    const file = `content/${name}`
    if (nonTextKind) yield error('files.not-text', {file, data: {what: nonTextKind}})
    else if (isNotUtf8) yield error('files.encoding', {file})
    else if (text.trim() === '' && schemas.has(name)) yield error('files.empty', {file})
  }
}
