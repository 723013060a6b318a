/** The part of Playwright’s JSON report that is read here (https://playwright.dev/docs/test-reporters#json-reporter). */
export interface Report {
  suites: Suite[]
  stats: {expected: number; unexpected: number; flaky: number; skipped: number}
}

interface Suite {
  suites?: Suite[]
  specs: {title: string; tests: {annotations: {type: string; description?: string}[]; status: string}[]}[]
}

/** How the tests went in one browser. */
export interface Outcome {
  passed: number
  failed: number
  notRun: number
  /** What could not be tried in this browser, and why. */
  reasons: string[]
  /** The browser’s own version, as its tests noted it. */
  version: string
}

/** Reads how the tests went out of their report. */
export function countTests({suites, stats}: Report): Outcome {
  const specs = suites.flatMap(specsOf)
  const notes = (type: string) =>
    specs.flatMap(({title, tests}) =>
      tests.flatMap(({annotations}) =>
        annotations.filter((note) => note.type === type).map(({description = ''}) => ({title, description})),
      ),
    )
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    notRun: stats.skipped,
    reasons: notes('skip').map(({title, description}) => `${title} (${description})`),
    version: notes('version')[0]?.description ?? '',
  }
}

function specsOf({suites = [], specs}: Suite): Suite['specs'] {
  return [...specs, ...suites.flatMap(specsOf)]
}
