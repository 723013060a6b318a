import {isMap, isScalar, isSeq} from 'yaml'
import {inFile, type Problem} from '../problem.ts'
import type {SiteFiles} from '../readSite.ts'

const list = 'content/invented.yaml'

/** Everything that `content/invented.yaml` names, at its place in its own file; a name that leads nowhere, at its place in the list. */
export function inventedOf(site: SiteFiles): Problem[] {
  const file = site.content.get('invented.yaml')
  if (!file || !isSeq(file.document.contents)) return []
  return file.document.contents.items.flatMap((entry) => {
    if (!isMap(entry)) return []
    const [where, question] = [String(entry.get('in')), String(entry.get('ask'))]
    return (['records', 'words'] as const).flatMap((kind) => {
      const named = entry.get(kind)
      return (isSeq(named) ? named.items : []).filter(isScalar).map((item) => {
        const name = String(item.value)
        const at = placeOf(kind, name, where, site)
        return at === undefined
          ? inFile(list, file.text, {at: item.range?.[0] ?? 0, ...gone(where), rule: 'placeholders'})
          : inFile(where, textOf(where, site), {at, ...unconfirmed(name, question), rule: 'placeholders'})
      })
    })
  })
}

/** The records that `content/invented.yaml` names and no file has any more, as advice: nobody would be asked about them. */
export function lostInvented(site: SiteFiles): Problem[] {
  const isRecord = ({line}: Problem) => /\brecords:/.test(textOf(list, site).split('\n')[line - 1] ?? '')
  return inventedOf(site)
    .filter((problem) => problem.file === list && isRecord(problem))
    .map((problem) => ({...problem, warning: true, rule: 'invented'}))
}

function unconfirmed(name: string, question: string) {
  return {
    message: `“${name}” is invented, and must be true before the launch. ${question}`,
    help: `Confirm or correct it here, then delete it from ${list}.`,
  }
}

function gone(where: string) {
  return {message: `This is no longer in ${where}.`, help: 'Delete it here, or write it as it stands there now.'}
}

function placeOf(kind: 'records' | 'words', name: string, where: string, site: SiteFiles): number | undefined {
  if (kind === 'records') return contentFile(where, site)?.records.find(({id}) => id === name)?.offset
  const at = textOf(where, site).indexOf(name)
  return at < 0 ? undefined : at
}

function textOf(where: string, site: SiteFiles): string {
  return site.pages.find(({file}) => file === where)?.text ?? contentFile(where, site)?.text ?? ''
}

function contentFile(where: string, site: SiteFiles) {
  return where.startsWith('content/') ? site.content.get(where.slice('content/'.length)) : undefined
}
