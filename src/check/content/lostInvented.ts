import {isMap, isScalar, isSeq} from 'yaml'
import {addressOf} from '../address.ts'
import {didYouMean} from '../characters.ts'
import type {Advice, Finding} from '../finding.ts'
import {nearest} from '../nearest.ts'
import {inFile, type Problem} from '../problem.ts'
import type {SiteFiles} from '../readSite.ts'
import type {ContentFile} from './contentFile.ts'
import {contentFile, list, type Named, namedIn, placeNamed} from './inventedList.ts'
import {isOnList} from './listedRoutes.ts'
import {meantRecord} from './meantRecord.ts'
import {schemas} from './schemas.ts'

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
        placeNamed(named, site) === undefined &&
        !problems.some(({unshown}) => unshown === `${named.where.replace('content/', '')}#${named.name}`),
    )
    .map((named) => ({at: named.offset, ...explainLost(named, all, site)}))
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

/** What the list names and nobody finds where it says: the nearest name that stands there, if any. */
export function explainLost(
  {name, where, kind}: Named,
  all: Named[],
  site: SiteFiles,
): Pick<Finding, 'message'> & Advice {
  const file = kind === 'records' ? contentFile(where, site) : undefined
  const listed = new Set(all.filter((each) => each.where === where).map((each) => each.name))
  const now = file && meantRecord(name, file, site, listed)
  return {
    message: file ? `“${name}” is no longer in ${where}.` : `This is no longer in ${where}.`,
    help: now
      ? `If it is called ${now} now, write that in its place. If it was taken out, delete it here.`
      : 'Delete it here, or write it as it stands there now.',
  }
}
