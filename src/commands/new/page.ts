import {mkdirSync, writeFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {ownWords, readAddress, readWords, writePage} from '../../edit/add/page.ts'
import {addressOf, curlQuotes, readSite, saveNewRoutes} from '../../site/index.ts'
import {type Ask, askUntil} from './ask.ts'

/** Asks for a page's address, title and description, and writes the page. Returns the exit code. */
export async function newPage(root: string, words: string, ask: Ask): Promise<number> {
  const given = words ? readAddress(root, words) : undefined
  if (given && 'wrong' in given) {
    console.error(given.wrong)
    return 1
  }
  const file =
    given?.answer ??
    (await askUntil(ask, 'The page’s address, like money-clinic or guides/credit: ', (each) => readAddress(root, each)))
  const site = readSite(root)
  const address = addressOf(file)
  const plain = (address.split('/').at(-1) ?? '').replaceAll('-', ' ').replace(/^./, (one) => one.toUpperCase())
  const title = await askUntil(ask, `Title (${plain}): `, (each) =>
    readWords(site, file, {title: curlQuotes(each) || plain, description: ownWords}, 'title'),
  )
  const fallback = `${title} at Twelvesides.`
  const description = await askUntil(ask, `One sentence that says what the page is for (${fallback}): `, (each) =>
    readWords(site, file, {title, description: curlQuotes(each) || fallback}, 'description'),
  )
  mkdirSync(dirname(join(root, file)), {recursive: true})
  writeFileSync(join(root, file), writePage(file, {title, description}))
  saveNewRoutes(root, [file])
  console.log(
    `\nWritten: ${file}, which is shown at ${address}\nNext: change its words, and link to it from another page: [${title}](${address})`,
  )
  return 0
}
