import {recordKinds} from '../content/schemas.ts'
import {shownInOpening} from '../page/opening.ts'
import {type Shown, shownOn} from '../page/shown.ts'
import {shownRecords} from '../page/shownRecords.ts'
import type {SiteFiles} from '../readSite.ts'
import type {Finding, Rule} from '../rule.ts'
import {isToldInHead} from '../words/countsInHead.ts'
import {mayChangeCounts} from '../words/countsSaid.ts'
import {inWords, mayCount, numberOf, numbers, rightNumber} from '../words/numberWords.ts'
import {partsSaid} from '../words/partsSaid.ts'

const count = `(${numbers.slice(1).join('|')}|\\d{1,2})`

/** What words call by these names may be anything else. */
const vague = ['ways.yaml', 'features.yaml']

/** “Four tracks” in the opening of a page, or “our four tracks” anywhere, are as many as there are. */
export const saidCounts: Rule = {
  name: 'saidCounts',
  quietBeside: ['howMany'],
  waits: mayChangeCounts,
  check(page, site) {
    if (page.problems.length > 0) return []
    const shown = shownRecords(page, site)
    // What its title and description count is told of them.
    const tops = shownInOpening(page, site)
    const all = shownOn(page).filter(({words}) => mayCount(words))
    return [
      ...all.flatMap(({words, at}) =>
        partsSaid(words, site).map(({index, ...said}) => ({at: at(index), ...said, warning: true})),
      ),
      ...kindsIn(all).flatMap(({file, noun}): Finding[] => {
        const here = shown[file]?.length ?? 0
        const records = site.content.get(file)?.records ?? []
        const atTop =
          here < 2
            ? []
            : tops.flatMap((block) => (isToldInHead(block.words, page, site) ? [] : saidAtTop(block, noun, here)))
        // Those of a date may have been more.
        const isKept = records.length > 1 && records.every(({value}) => !('date' in value))
        const ours = isKept ? all.flatMap((block) => saidOfAll(block, noun, records.length)) : []
        const led = isKept ? all.flatMap((block) => saidOfPage(block, {file, noun}, site)) : []
        return [
          ...led,
          ...atTop.map(({at, typed}) => tell(at, typed, here, 'are shown on this page')),
          ...ours
            .filter(({at}) => ![...atTop, ...led].some((other) => other.at === at))
            .map(({at, typed}) => tell(at, typed, records.length, `are in content/${file}`)),
        ]
      }),
    ]
  },
}

/** The kinds of records that those words speak of by the name of their file: `tracks`. */
function kindsIn(blocks: Shown[]): {file: string; noun: string}[] {
  const said = blocks.map(({words}) => words.toLowerCase()).join('\n')
  return [...new Set(recordKinds.values())].flatMap((file) => {
    const [, noun] = /^([a-z]+s)\.yaml$/.exec(file) ?? []
    return noun && !vague.includes(file) && said.includes(noun) ? [{file, noun}] : []
  })
}

/** “Five tracks, from your first payslip”: fewer than there are may be some of them. */
function saidAtTop({words, at}: Shown, noun: string, own: number): {at: number; typed: string}[] {
  const pattern = new RegExp(
    `(?:^|[.!?:]\\s)(?:The |Our |These )?${count} (?:free |volunteer )?${noun}\\b([,.:;–—]?)`,
    'giu',
  )
  return [...words.matchAll(pattern)].flatMap(({index, 0: all, 1: typed = '', 2: sign}) => {
    const said = numberOf(typed)
    return said > own || (said < own && sign) ? [{at: at(index + all.indexOf(typed)), typed}] : []
  })
}

/** “One of our five tracks”, where there are four. */
function saidOfAll({words, at}: Shown, noun: string, own: number): {at: number; typed: string}[] {
  const pattern = new RegExp(`\\b(?:all|our|of the) ${count} (?:free |volunteer )?${noun}\\b`, 'gi')
  return [...words.matchAll(pattern)].flatMap(({index, 0: all, 1: typed = ''}) => {
    const said = numberOf(typed)
    return said > own ? [{at: at(index + all.indexOf(typed)), typed}] : []
  })
}

/** “One of our [three tracks](/services)”, of a page that shows all four. Fewer without “our” may be some of them. */
function saidOfPage(block: Shown, {file, noun}: {file: string; noun: string}, site: SiteFiles): Finding[] {
  const pattern = new RegExp(`^((?:all|our|the) )*${count} (?:free |volunteer )?${noun}$`, 'i')
  return block.links.flatMap(({node, start, end}) => {
    const found = pattern.exec(block.words.slice(start, end))
    const all = site.content.get(file)?.records.length ?? 0
    const said = numberOf(found?.[2] ?? '')
    const isWhole = /\bour $/i.test(block.words.slice(0, start) + (found?.[1] ?? ''))
    // A page that says it right need not be read again when another changes.
    if (!found?.[2] || all < 2 || said === all || (said < all && !isWhole)) return []
    const target = site.addresses.get(node.url.split('#')[0] ?? '')
    if (!target || target.problems.length > 0 || shownRecords(target, site)[file]?.length !== all) return []
    return [tell(block.at(start + found[0].indexOf(found[2])), found[2], all, `are shown on ${node.url}`)]
  })
}

function tell(at: number, typed: string, own: number, where: string): Finding {
  return {
    at,
    message: `This says ${inWords(numberOf(typed))}, and ${inWords(own)} ${where}.`,
    ...rightNumber(typed, own),
    warning: true,
  }
}
