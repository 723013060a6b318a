import {cpSync, rmSync} from 'node:fs'
import {join} from 'node:path'
import {askedFor} from '../askedFor.ts'
import {copyProject, type ProjectCopy} from '../copyProject.ts'
import {ensureBrowser} from '../installBrowser.ts'
import {git} from '../review/git.ts'
import '../withoutOuterGit.ts'
import {edits} from './edits.ts'
import {readOptions, usage} from './options.ts'
import {checkAndBuild, type Failure, runBrowser, runTypes, runUnits, type Times} from './suites.ts'

/** A file of unit tests that takes longer than this, in milliseconds, runs after each edit only with `--whole`. */
const quick = 5000

/**
 * `npm run test:edits`: makes each ordinary change of staff in a throw-away copy, alone and then all together,
 * and says which change broke which test. None may: what the README invites people to do is no mistake.
 */
export function main(words: string[]): number {
  const options = askedFor(() => readOptions(words), usage)
  if (!options) return 1
  if (options.browser && options.together) ensureBrowser()
  const copy = copyProject('project', {tests: true})
  try {
    // Some tests ask git which files are the project’s.
    git(copy.folder, 'init', '--quiet', '--initial-branch=main')
    git(copy.folder, 'add', '--all')
    const before = testUnchanged(copy)
    if (before.failures.length > 0) {
      tell('The project as it is', before.failures)
      console.log('\nThat is broken before any edit. Mend it first.')
      return 1
    }
    let broken = 0
    const judge = (name: string, failures: Failure[]) => {
      tell(name, failures)
      broken += failures.length
    }
    for (const {name, make} of edits.filter((each) => options.only.includes(each.name))) {
      reset(copy)
      make(copy)
      judge(name, testUnits(copy, options.whole ? undefined : before.times))
    }
    if (options.together) {
      reset(copy)
      for (const {make} of edits) make(copy)
      const failures = [...testUnits(copy), ...runTypes(copy)]
      judge('all of them together', [...failures, ...(options.browser ? runBrowser(copy) : [])])
    }
    console.log(broken === 0 ? '\nNo edit broke anything.' : `\n${broken} broken.`)
    return broken === 0 ? 0 : 1
  } finally {
    copy.remove()
  }
}

function testUnchanged(copy: ProjectCopy): {failures: Failure[]; times: Times} {
  const failures = checkAndBuild(copy)
  return failures.length > 0 ? {failures, times: new Map()} : runUnits(copy)
}

/** The failures of the unit tests, of those that were quick when times are given. */
function testUnits(copy: ProjectCopy, times?: Times): Failure[] {
  const failures = checkAndBuild(copy)
  if (failures.length > 0) return failures
  const files = times && [...times].filter(([, took]) => took < quick).map(([file]) => file)
  return runUnits(copy, files).failures
}

/** Gives the copy the pages and the content of the project again. */
function reset(copy: ProjectCopy) {
  for (const folder of ['pages', 'content']) {
    rmSync(join(copy.folder, folder), {recursive: true})
    cpSync(folder, join(copy.folder, folder), {recursive: true})
  }
}

function tell(name: string, failures: Failure[]) {
  console.log(failures.length === 0 ? `✓ ${name}` : `✗ ${name} broke:`)
  for (const failure of failures) console.log(`  ${failure.trimEnd().replaceAll('\n', '\n  ')}`)
}
