import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {parse} from 'yaml'
import {addEverything, renameContact} from './changedSite.ts'
import {copyProject, type ProjectCopy} from './copyProject.ts'
import {writeKindsPage} from './editor/kindsPage.ts'
import {writeSection} from './writeSection.ts'

/** A built copy of the project. */
export interface TestSite {
  folder: string
  dist: string
  base: string
  /** The date of the build, as `2025-01-18`. */
  day: string
}

/** Returns the dates of all records of these files, sorted. */
const datesOf = (copy: ProjectCopy, names = ['cohorts', 'events']) =>
  names
    .flatMap((name) => parse(copy.read(`content/${name}.yaml`)) as {date: string}[])
    .map(({date}) => date)
    .sort()

const daysLater = (date = '', days: number) =>
  new Date(Date.parse(`${date}T12:00:00Z`) + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

/** The repository of the preview. */
export const previewRepository = 'our-name/website'

type SiteName = 'changed' | 'inFolder' | 'preview'

interface SiteDefinition {
  base: string
  day: (copy: ProjectCopy) => string
  change: (copy: ProjectCopy, day: string) => void
  /** Vite’s mode, if not `production`. */
  mode?: string
}

/** The sites that are built only for tests, in addition to `dist/`: their base, build date and changes. */
const siteDefinitions: Record<SiteName, SiteDefinition> = {
  /**
   * Built on the day before the first cohort or event, with pages, components and records of every kind
   * added.
   */
  changed: {base: '/', day: (copy: ProjectCopy) => daysLater(datesOf(copy)[0], -1), change: addEverything},
  /**
   * Built on the second day of the first cohort, with pages in folders and a moved page with the contact
   * form.
   */
  inFolder: {
    base: '/repo/',
    day: (copy: ProjectCopy) => daysLater(datesOf(copy, ['cohorts'])[0], 1),
    change: (copy: ProjectCopy) => {
      writeSection(copy)
      renameContact(copy)
    },
  },
  /** A preview, which can be edited in the browser. */
  preview: {
    base: '/',
    day: (copy: ProjectCopy) => daysLater(datesOf(copy)[0], -1),
    mode: 'preview',
    change: (copy: ProjectCopy) => {
      copy.write(
        'content/site.yaml',
        `${copy.read('content/site.yaml')}\nrepository: https://github.com/${previewRepository}\n`,
      )
      writeKindsPage(copy)
    },
  },
}

/**
 * Returns a test site. The first test file that needs it builds it; all others, in any process, wait for
 * that.
 */
export function testSite(name: SiteName): TestSite {
  const sites = process.env.TEST_SITES
  if (!sites)
    throw new Error('TEST_SITES is not set: the configuration of this test runner lacks tests/testSites.ts.')
  const note = join(sites, `${name}.json`)
  try {
    mkdirSync(join(sites, name))
    writeFileSync(`${note}.new`, JSON.stringify(buildSite(name, sites)))
    renameSync(`${note}.new`, note)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const pause = new Int32Array(new SharedArrayBuffer(4))
    while (!existsSync(note)) Atomics.wait(pause, 0, 0, 100)
  }
  const {fault, ...site} = JSON.parse(readFileSync(note, 'utf8'))
  if (fault) throw new Error(`The site “${name}” of the tests can’t be built: ${fault}`)
  return site
}

function buildSite(name: SiteName, sites: string): TestSite | {fault: string} {
  const {base, day: dayOf, change, mode = 'production'} = siteDefinitions[name]
  try {
    const copy = copyProject('project', sites)
    const day = dayOf(copy)
    change(copy, day)
    const epoch = String(Date.parse(`${day}T12:00:00Z`) / 1000)
    const {status, output} = copy.build(['--base', base, '--mode', mode], {SOURCE_DATE_EPOCH: epoch})
    return status === 0 ? {folder: copy.folder, dist: copy.dist, base, day} : {fault: output}
  } catch (error) {
    return {fault: String(error)}
  }
}

/**
 * Creates a folder for the sites and for all temporary files of the tests before Vitest or Playwright runs,
 * unless `npm test` has created one for all its steps. It is removed at the end, so tests do not remove their
 * own files.
 */
export default function setup(): (() => void) | undefined {
  if (process.env.TEST_SITES) return undefined
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'tests-')))
  Object.assign(process.env, {TEST_SITES: folder, TMPDIR: folder})
  return () => rmSync(folder, {recursive: true, force: true})
}
