import {nearest, type SiteFiles, schemas} from '../../../site/index.ts'
import {type Found, found} from '../../finding.ts'

const top = {from: 0, to: 0}

/** Finds files in `content/` that nothing reads, and files that are missing, empty, not text or not UTF-8. */
export function* filesOfContent({content, contentNames, contentReaders}: SiteFiles): Iterable<Found> {
  const missing = [...contentReaders.keys()].filter((name) => !content.has(name))
  for (const name of new Set([...contentNames, ...content.keys()])) {
    if (schemas.has(name) || /\.ts$|^\./.test(name)) continue
    const stem = name.replace(/\..*$/, '')
    const near = nearest(
      stem,
      [...missing, ...schemas.keys()].map((each) => each.replace('.yaml', '')),
    )
    const isUseless = !/\.ya?ml$/.test(name) && !near
    yield {
      ...found('files.unread', `content/${name}`, top, {meant: near && `${near}.yaml`}),
      severity: isUseless ? 'advice' : 'error',
    }
  }
  for (const name of missing)
    yield found('files.lost-content', `content/${name}`, top, {reader: contentReaders.get(name)?.at(-1) ?? 'the site'})
  for (const [name, {text, legacy, foreign}] of content) {
    const file = `content/${name}`
    if (foreign) yield found('files.foreign', file, top, {what: foreign})
    else if (legacy) yield found('files.encoding', file, top, {})
    else if (text.trim() === '' && schemas.has(name)) yield found('files.empty', file, top, {})
  }
}
