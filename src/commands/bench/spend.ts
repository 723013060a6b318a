import type {budgets} from './budgets.ts'
import type {PageBytes, SiteBytes} from './measureBytes.ts'

/** What a site spends of each budget: its worst page, or all pages together where the budget is a mean. */
export function spend({font, letters, pages}: SiteBytes): Record<keyof typeof budgets, number> {
  const each = Object.values(pages)
  const most = (figure: keyof PageBytes) => Math.max(...each.map((page) => page[figure]))
  return {
    meanFrame: Math.round(each.reduce((sum, {frame}) => sum + frame, 0) / each.length),
    frame: most('frame'),
    inlineScript: most('inlineScript'),
    ownScript: most('ownScript'),
    scriptFiles: most('scriptFiles'),
    requests: most('requests'),
    letter: Math.round(font / letters),
    firstMessage: most('firstMessage'),
    waking: most('wakingCode'),
    visit: most('read'),
  }
}
