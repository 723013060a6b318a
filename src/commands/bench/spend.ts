import type {budgets} from './budgets.ts'
import type {SiteBytes} from './measureBytes.ts'

/** What a site spends of each budget: its worst page, or all pages together where the budget is a mean. */
export function spend({font, pages}: SiteBytes): Record<keyof typeof budgets, number> {
  const each = Object.values(pages)
  const most = (figure: 'html' | 'inlineScript' | 'scriptFiles' | 'requests' | 'waking' | 'read') =>
    Math.max(...each.map((page) => page[figure]))
  return {
    meanDocument: Math.round(each.reduce((sum, {html}) => sum + html, 0) / each.length),
    document: most('html'),
    inlineScript: most('inlineScript'),
    scriptFiles: most('scriptFiles'),
    requests: most('requests'),
    font,
    waking: most('waking'),
    visit: most('read'),
  }
}
