import {writeFileSync} from 'node:fs'
import {parseArgs} from 'node:util'
import {brokenPages} from '../check/typos/brokenPages.ts'
import {slippedPages} from '../check/typos/pageTypos.ts'
import {slippedRecords} from '../check/typos/recordTypos.ts'
import {countByKind, judge, pages, records} from '../check/typos/typo.ts'
import {lineBudgets} from './lineBudgets.ts'
import {foundInHistory} from './realWords.ts'
import {times} from './times.ts'

const {values} = parseArgs({
  options: {
    /** Parts of the scoreboard. */
    only: {type: 'string', default: 'slips history rooms times'},
    /** How many commits of the pages are judged. */
    history: {type: 'string', default: '40'},
    /** A file for all of it, with each slip. */
    json: {type: 'string'},
  },
})
const wants = (part: string) => values.only.split(' ').includes(part)

const slips = wants('slips')
  ? {
      'pages with a slip': judge(slippedPages(pages, 40), 2),
      'records with a slip': judge(slippedRecords(records, 19)),
      'pages that a character breaks': judge(await brokenPages(pages, 150)),
    }
  : {}
const score = {
  slips,
  history: wants('history') ? foundInHistory(Number(values.history)) : [],
  rooms: wants('rooms') ? lineBudgets() : [],
  times: wants('times') ? times() : [],
}

for (const [name, judged] of Object.entries(score.slips)) {
  console.log(name)
  console.table(countByKind(judged))
}
console.log([`In history: ${score.history.length}`, ...score.history].join('\n'))
console.table(score.rooms)
console.table(score.times)
if (values.json) writeFileSync(values.json, JSON.stringify(score, null, 1))
