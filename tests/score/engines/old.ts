import {checkSite} from '../../../src/check/checkSite.ts'
import {fixContent} from '../../../src/check/content/fixContent.ts'
import {fixPage} from '../../../src/check/fix/fixPage.ts'
import {followed} from '../../../src/check/followed.ts'
import type {SiteFiles} from '../../../src/site/readSite.ts'
import type {Engine} from '../engine.ts'
import {siteOf} from '../siteOf.ts'

export const ask: Engine['ask'] = (asked) => {
  const {texts, today, launch} = asked
  const site = siteOf(asked)
  return checkSite(site, {today, launch}).map((problem) => {
    const severity = problem.warning ? 'advice' : 'error'
    return {...problem, id: problem.rule, severity, fixed: fixedBy(problem, texts.get(problem.file) ?? '', site)}
  })
}

function fixedBy(problem: Parameters<typeof followed>[0], text: string, {components}: SiteFiles): string | undefined {
  const {file, line, message, help = ''} = problem
  const [, where, lost] = /^Write (above|below) this line [^:]*: (.*)$/m.exec(help) ?? []
  const lines = text.split('\n')
  if (lost) return lines.toSpliced(where === 'above' ? line - 1 : line, 0, lost).join('\n')
  if (/^Delete this line/m.test(help)) return lines.toSpliced(line - 1, 1).join('\n')
  if (!/npm run fix/.test(message + help)) return followed(problem, text)
  return (file.endsWith('.mdx') ? fixPage(file, text, components) : fixContent(file.slice(8), text)).text
}
