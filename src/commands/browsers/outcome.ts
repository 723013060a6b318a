/** The part of Playwright’s JSON report that is read here (https://playwright.dev/docs/test-reporters#json-reporter). */
export interface Report {
  suites: Suite[]
  errors: {message?: string}[]
}

interface Suite {
  title: string
  suites?: Suite[]
  specs: Spec[]
}

interface Spec {
  title: string
  tests: {
    status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
    annotations: {type: string; description?: string}[]
  }[]
}

/** What visitors do, as one line of the table: a single test, or a group of them that does the same on each page. */
export interface Behaviour {
  name: string
  passed: number
  failed: number
  /** Why some of it could not be tried. */
  notRun: string[]
}

/** How the tests went in one browser. */
export interface Outcome {
  behaviours: Behaviour[]
  /** What went wrong outside any test. */
  errors: string[]
  /** The browser’s own version, as its tests noted it. */
  version: string
}

/** Reads how the tests went out of their report. */
export function readOutcome({suites, errors}: Report): Outcome {
  // The first suites are files; below them stand tests, and groups of tests.
  const groups = suites.flatMap(({specs, suites: inner = []}) => [
    ...specs.map((spec) => ({name: spec.title, specs: [spec]})),
    ...inner.map((suite) => ({name: suite.title, specs: specsOf(suite)})),
  ])
  const notes = groups.flatMap(({specs}) => specs.flatMap(({tests}) => tests.flatMap(({annotations}) => annotations)))
  return {
    behaviours: groups.map(({name, specs}) => behaviour(name, specs)),
    errors: errors.map(({message = 'An error without words.'}) => message),
    version: notes.find(({type}) => type === 'version')?.description ?? '',
  }
}

function behaviour(name: string, specs: Spec[]): Behaviour {
  const tests = specs.flatMap((spec) => spec.tests)
  const skipped = tests.filter(({status}) => status === 'skipped')
  return {
    name,
    passed: tests.filter(({status}) => status === 'expected' || status === 'flaky').length,
    failed: tests.filter(({status}) => status === 'unexpected').length,
    notRun: skipped.map(
      ({annotations}) => annotations.find(({type}) => type === 'skip')?.description ?? 'another test failed first',
    ),
  }
}

function specsOf({suites = [], specs}: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)]
}
