import {join} from 'node:path'
import {newPageSource, parseAddress, placeholderDescription, validateText} from '../../edit/add/newPage.ts'
import {addressOf, curlQuotes, readSite, replaceFile, saveNewRoutes} from '../../site/index.ts'
import {type Prompt, promptUntilValid} from './prompt.ts'

/** Asks for a page's address, title and description, and writes the page. Returns the exit code. */
export async function promptForPage(root: string, words: string, ask: Prompt): Promise<number> {
  const site = readSite(root)
  const given = words ? parseAddress(site, words) : undefined
  if (given && 'wrong' in given) {
    console.error(given.wrong)
    return 1
  }
  const file =
    given?.answer ??
    (await promptUntilValid(ask, 'The page’s address, like money-clinic or guides/credit: ', (each) =>
      parseAddress(site, each),
    ))
  const address = addressOf(file)
  const plain = (address.split('/').at(-1) ?? '')
    .replaceAll('-', ' ')
    .replace(/^./, (one) => one.toUpperCase())
  const title = await promptUntilValid(ask, `Title (${plain}): `, (each) =>
    validateText(
      site,
      file,
      {title: curlQuotes(each) || plain, description: placeholderDescription},
      'title',
    ),
  )
  const fallback = `${title} at Twelvesides.`
  const description = await promptUntilValid(
    ask,
    `One sentence that says what the page is for (${fallback}): `,
    (each) => validateText(site, file, {title, description: curlQuotes(each) || fallback}, 'description'),
  )
  replaceFile(join(root, file), newPageSource(file, {title, description}))
  saveNewRoutes(root, [file])
  console.log(
    `\nWritten: ${file}, which is shown at ${address}\nNext: change its words, and link to it from another page: [${title}](${address})`,
  )
  return 0
}
