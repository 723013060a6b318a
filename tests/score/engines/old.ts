import {addressOf} from '../../../src/check/address.ts'
import {checkSite} from '../../../src/check/checkSite.ts'
import {readContentFile} from '../../../src/check/content/contentFile.ts'
import {fixContent} from '../../../src/check/content/fixContent.ts'
import {fixPage} from '../../../src/check/fix/fixPage.ts'
import {followed} from '../../../src/check/followed.ts'
import {parsePage} from '../../../src/check/page/parsePage.ts'
import {readSite, type SiteFiles} from '../../../src/check/readSite.ts'
import type {Engine} from '../engine.ts'

const sites = new Map<string, SiteFiles>()

export const ask: Engine['ask'] = ({root, texts, known, today, launch}) => {
  const read = sites.get(root) ?? readSite(root)
  sites.set(root, read)
  const pages = [...texts].flatMap(([file, text]) => {
    const same = read.pages.find((page) => page.file === file && page.text === text)
    return file.endsWith('.mdx') ? (same ?? parsePage(file, text, read.components)) : []
  })
  const namesIn = (folder: string) => [...texts.keys()].flatMap((file) => file.split(`${folder}/`, 2)[1] ?? [])
  const bytesOf = (name: string) => Buffer.from(texts.get(`content/${name}`) ?? '')
  const content = new Map(namesIn('content').map((name) => [name, readContentFile(name, bytesOf(name))]))
  const addresses = new Map(pages.map((page) => [addressOf(page.file), page]))
  const before = (file: string, text: string) => (known?.get(file) === text ? undefined : known?.get(file))
  const site = {...read, pages, content, pageFiles: namesIn('pages'), addresses, before}
  return checkSite(site, {today, launch}).map((problem) => {
    const severity = problem.warning ? 'advice' : 'error'
    return {...problem, id: problem.rule, severity, fixed: fixedBy(problem, texts.get(problem.file) ?? '', read)}
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
