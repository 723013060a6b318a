import {isMap, isScalar, isSeq} from 'yaml'
import {addressOf} from '../address.ts'
import {didYouMean} from '../characters.ts'
import type {Finding} from '../finding.ts'
import {nearest} from '../nearest.ts'
import {placeOf as lineAndColumn} from '../places.ts'
import {inFile, type Problem} from '../problem.ts'
import type {SiteFiles} from '../readSite.ts'
import type {ContentFile} from './contentFile.ts'
import {isOnList} from './listedRoutes.ts'
import {meantRecord} from './meantRecord.ts'
import {schemas} from './schemas.ts'

const list = 'content/invented.yaml'

/** One thing that the list names. */
interface Named {
  kind: 'records' | 'words'
  name: string
  /** The file that says it. */
  where: string
  question: string
  /** Where it stands in the list. */
  offset: number
}

function namedIn(file: ContentFile | undefined): Named[] {
  if (!file || !isSeq(file.document.contents)) return []
  return file.document.contents.items.flatMap((entry) => {
    if (!isMap(entry)) return []
    const [where, question] = [String(entry.get('in')), String(entry.get('ask'))]
    return (['records', 'words'] as const).flatMap((kind) => {
      const named = entry.get(kind)
      return (isSeq(named) ? named.items : [])
        .filter(isScalar)
        .map((item): Named => ({kind, name: String(item.value), where, question, offset: item.range?.[0] ?? 0}))
    })
  })
}

/** Everything that `content/invented.yaml` names, at its place in its own file; a name that leads nowhere, at its place in the list. */
export function inventedOf(site: SiteFiles): Problem[] {
  const file = site.content.get('invented.yaml')
  const all = namedIn(file)
  return all.map((named) => {
    const at = placeOf(named, site)
    return at === undefined
      ? inFile(list, file?.text ?? '', {at: named.offset, ...gone(named, all, site), rule: 'placeholders'})
      : inFile(named.where, textOf(named.where, site), {at, ...unconfirmed(named), rule: 'placeholders'})
  })
}

/** The line of the list that names a record, for who tells that the record is gone: `line 39 of content/invented.yaml`. */
export function lineInvented(name: string, where: string, site: SiteFiles): string | undefined {
  const found = placeInvented(name, where, site)
  return found && `${found.isAlone ? '' : `${name} from `}${found.place}`
}

/** `line 39 of content/invented.yaml`, which names a record, and whether it names it alone. */
export function placeInvented(
  name: string,
  where: string,
  {content}: SiteFiles,
): {place: string; isAlone: boolean} | undefined {
  const file = content.get('invented.yaml')
  const named = namedIn(file).find((each) => each.kind === 'records' && each.where === where && each.name === name)
  if (!named) return undefined
  const {line} = lineAndColumn(file?.text ?? '', named.offset)
  // Others may stand on the same line.
  const isAlone = !file?.text.split('\n')[line - 1]?.includes(',')
  return {place: `line ${line} of ${list}`, isAlone}
}

/** The records that `content/invented.yaml` names and no file has any more, as advice: nobody would be asked about them. What may be a slip in a file with mistakes waits for those, and what a page shows no more is told there. */
export function lostInvented(site: SiteFiles, problems: Problem[]): Problem[] {
  const file = site.content.get('invented.yaml')
  const broken = new Set(problems.filter(({warning}) => !warning).map((problem) => problem.file))
  const all = namedIn(file)
  const toBeSeen = all.filter(({where}) => filesNamed(site).includes(where))
  const lost = toBeSeen
    .filter(
      (named) =>
        named.kind === 'records' &&
        !broken.has(named.where) &&
        !broken.has(list) &&
        placeOf(named, site) === undefined &&
        !problems.some(({unshown}) => unshown === `${named.where.replace('content/', '')}#${named.name}`),
    )
    .map((named) => ({at: named.offset, ...gone(named, all, site)}))
  return [...misnamed(file, site), ...lost].map((finding) =>
    inFile(list, file?.text ?? '', {...finding, warning: true, rule: 'invented'}),
  )
}

/** Each `in:` that names no file, once for all that is listed below it. */
function misnamed(file: ContentFile | undefined, site: SiteFiles): Finding[] {
  const entries = file && isSeq(file.document.contents) ? file.document.contents.items.filter(isMap) : []
  return entries.flatMap((entry): Finding[] => {
    const node = entry.get('in', true)
    const where = isScalar(node) ? String(node.value) : ''
    const files = filesNamed(site)
    if (!isScalar(node) || where === '' || files.includes(where) || isKnown(where, site)) return []
    const name = nearest(nameOf(where), files.map(nameOf))
    const meant = name && files.find((file) => nameOf(file) === name)
    // A page that was deleted is asked about before the launch.
    if (!meant && !entry.has('records')) return []
    return [
      {
        at: node.range?.[0] ?? 0,
        message: `There is no file ${where}.${meant ? ` ${didYouMean(meant, where)}` : ''}`,
        ...(meant
          ? {write: `in: ${meant}`, swap: {over: where, by: meant}}
          : {help: 'Write the name of the page or the record file that says it, like content/events.yaml.'}),
      },
    ]
  })
}

/** Whether a file that is not there should be, or was: then that is told itself. */
function isKnown(where: string, site: SiteFiles): boolean {
  const name = where.replace(/^(?:content|pages)\//, '')
  return where.startsWith('content/') ? schemas.has(name) : isOnList(addressOf(name), site)
}

/** `team`, of `content/team.yaml`. */
function nameOf(file: string): string {
  return file.replace(/^.*\//, '').replace(/\.\w+$/, '')
}

function filesNamed(site: SiteFiles): string[] {
  return [...site.pages.map(({file}) => file), ...[...site.content.keys()].map((name) => `content/${name}`)]
}

function unconfirmed({name, question}: Named) {
  return {
    message: `“${name}” is invented, and must be true before the launch. ${question}`,
    help: `Confirm or correct it here, then delete it from ${list}.`,
  }
}

function gone({name, where, kind}: Named, all: Named[], site: SiteFiles) {
  const file = kind === 'records' ? contentFile(where, site) : undefined
  const listed = new Set(all.filter((each) => each.where === where).map((each) => each.name))
  const now = file && meantRecord(name, file, site, listed)
  return {
    message: `This is no longer in ${where}.`,
    help: now ? `Write in its place: ${now}` : 'Delete it here, or write it as it stands there now.',
  }
}

function placeOf({kind, name, where}: Named, site: SiteFiles): number | undefined {
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
