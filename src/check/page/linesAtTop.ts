import {asYaml} from '../content/asYaml.ts'
import {linesOf} from '../places.ts'
import {withoutMarkdown} from '../plainWords.ts'

/** What a page without a title and a description is to have at its top, in words of its own as far as it has them: its first heading, and its first lines of plain words. */
export function linesAtTop(text: string): string {
  const lines = linesOf(text).map(({text: line}) => line.trim())
  const heading = lines.find((line) => /^#+ ./.test(line))
  const first = lines.findIndex((line) => /^[\p{L}“\d]/u.test(line) && !/[<>{}]|^import |^\w+:/.test(line))
  const rest = first < 0 ? [] : lines.slice(first)
  const end = rest.findIndex((line) => line === '' || /^[#<>*-]|<[A-Z]/.test(line))
  const words = (end < 0 ? rest : rest.slice(0, end)).map(withoutMarkdown).join(' ')
  const title = heading ? asYaml(withoutMarkdown(heading)) : '…'
  return `four lines: --- then title: ${title} then description: ${words ? asYaml(words) : '…'} then ---`
}
