import {type Comparison, isLook, type State} from './model.ts'

/** Of the files that changed, those that surely changed no word that a visitor reads, and those of which only a build can tell. */
export function findQuietFiles(
  changed: string[],
  comparison: Comparison,
  before: State,
  after: State,
): {quiet: string[]; inDoubt: string[]} {
  const {facts, frame, pages, added, removed, renamed} = comparison
  const states = [before, after]
  const addresses = new Map(states.flatMap(({sources}) => [...sources].map(([address, {file}]) => [file, address])))
  const loud = new Set([...added, ...removed].map((page) => page.address))
  for (const {from, to} of renamed) loud.add(from).add(to)
  const unexplained = new Map(pages.map(({page, changes}) => [page, changes.filter((change) => !change.from)]))
  const frameSpeaks = frame.some((change) => !change.from)

  const judged = changed.map((file) => ({file, mayBe: judge(file)}))
  const those = (...all: string[]) => judged.filter(({mayBe}) => all.includes(mayBe)).map(({file}) => file)
  // Where nothing reads differently, no file can have changed a word.
  const reads = loud.size > 0 || frame.length > 0 || pages.length > 0
  return reads ? {quiet: those('quiet'), inDoubt: those('in doubt')} : {quiet: those('quiet', 'in doubt'), inDoubt: []}

  function judge(file: string): 'quiet' | 'in doubt' | 'loud' {
    const [, record] = /^content\/([^/]+\.yaml)$/.exec(file) ?? []
    if (record) return judgeRecords(record)
    if (file.startsWith('pages/')) return judgePage(file)
    return judgeCode(file)
  }

  function judgeRecords(name: string) {
    if (facts.some(({file}) => file === name)) return 'loud'
    const [was, is] = states.map(({records}) => JSON.stringify(records.get(name)))
    return was === is ? 'quiet' : 'in doubt'
  }

  function judgePage(file: string) {
    const address = addresses.get(file)
    if (address === undefined || loud.has(address)) return 'loud'
    const [was, is] = states.map(({sources}) => sources.get(address))
    if ((was?.draft ?? true) && (is?.draft ?? true)) return 'quiet'
    const own = unexplained.get(address) ?? []
    const saysTheSame = was?.words === is?.words
    if (own.length === 0) return saysTheSame && was?.top === is?.top ? 'quiet' : 'in doubt'
    // A list of pages and a component read differently on a page that says nothing new itself.
    const hasOthers = changed.some((other) => other !== file && isSource(other))
    return saysTheSame && hasOthers && !own.some(isLook) ? 'in doubt' : 'loud'
  }

  function judgeCode(file: string) {
    if (!isSource(file) && !file.startsWith('content/')) return 'loud'
    if (frameSpeaks && /^src\/(frame|document|browser)\//.test(file)) return 'loud'
    // Lists of pages read differently too when a page comes or goes: whether code speaks as well, a build tells.
    if (loud.size > 0) return 'in doubt'
    // Code speaks on a page when something changed there that neither a fact nor the page's own file explains.
    const speaks = [...unexplained].some(([address, changes]) => {
      const sources = states.flatMap((state) => state.sources.get(address) ?? [])
      if (changes.length === 0 || sources.some((source) => changed.includes(source.file))) return false
      return /^src\/(frame|document|browser)\//.test(file) || sources.some(({files}) => files.includes(file))
    })
    return speaks ? 'loud' : 'in doubt'
  }
}

/** Whether a page shows what such a file says. */
function isSource(file: string): boolean {
  return /^(pages|components|src\/app)\//.test(file)
}
