import {nearest, type SiteFiles, schemas} from '../../../site/index.ts'
import {createFinding, type StageFinding} from '../../finding.ts'

const top = {from: 0, to: 0}

/** Finds files in `content/` that no code imports, and files that are missing, empty, not text or not UTF-8. */
export function* filesOfContent({content, contentNames, contentImporters}: SiteFiles): Iterable<StageFinding> {
  const missing = [...contentImporters.keys()].filter((name) => !content.has(name))
  for (const name of new Set([...contentNames, ...content.keys()])) {
    if (schemas.has(name) || /\.ts$|^\./.test(name)) continue
    const stem = name.replace(/\..*$/, '')
    const near = nearest(
      stem,
      [...missing, ...schemas.keys()].map((each) => each.replace('.yaml', '')),
    )
    const isUseless = !/\.ya?ml$/.test(name) && !near
    yield {
      ...createFinding('files.unread', `content/${name}`, top, {meant: near && `${near}.yaml`}),
      severity: isUseless ? 'advice' : 'error',
    }
  }
  for (const name of missing)
    yield createFinding('files.lost-content', `content/${name}`, top, {
      reader: contentImporters.get(name)?.at(-1) ?? 'the site',
    })
  for (const [name, {text, isLegacy, nonTextKind}] of content) {
    const file = `content/${name}`
    if (nonTextKind) yield createFinding('files.foreign', file, top, {what: nonTextKind})
    else if (isLegacy) yield createFinding('files.encoding', file, top, {})
    else if (text.trim() === '' && schemas.has(name)) yield createFinding('files.empty', file, top, {})
  }
}
