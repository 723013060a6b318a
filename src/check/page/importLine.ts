import type {Advice} from '../finding.ts'
import {distance, nearest} from '../nearest.ts'
import type {Line} from '../places.ts'
import type {Slip} from '../problem.ts'
import type {Component} from '../readComponents.ts'

const wellWritten = /^import \{\s*\w+(?:\s*,\s*\w+)*\s*,?\s*\} from (['"])[^'"]+\1;?\s*$/

/** The way from a page's file to the components: `../components/`, and one `../` more for each folder that it stands in. */
export function wayToComponents(file: string): string {
  return `${'../'.repeat(file.split('/').length - 1)}components/`
}

/** The line that brings a component to the page of that file. */
export function importLine(name: string, file: string): string {
  return `import {${name}} from '${wayToComponents(file)}${name}.tsx'`
}

/** The components that a page imports. */
export function importedIn(text: string): string[] {
  return [...text.matchAll(/^import \{(\w+)\} from /gm)].map(([, name = '']) => name)
}

/** What is wrong with a line that is, or was meant to be, an import. */
export function explainImportLine(
  lines: Line[],
  index: number,
  components: Map<string, Component>,
  file: string,
): Slip | undefined {
  const line = lines[index]
  if (!line || line.text.trim() === '') return undefined
  const {text, start, end} = line
  const slip = (message: string, advice: Advice): Slip => ({at: start, message, ...advice, blank: [[start, end]]})
  if (wellWritten.test(text)) {
    if (lines.findIndex((each) => each.text === text) < index)
      return slip('This import line is here twice.', {help: 'Delete this line.'})
    const isOther = (each?: Line): each is Line =>
      each !== undefined &&
      each.text.trim() !== '' &&
      !/import|export|components\//.test(each.text) &&
      !meant(each.text, components, file)
    const [above, below] = [lines[index - 1], lines[index + 1]]
    if (isOther(above)) return amongImports(above, lines)
    if (isOther(below))
      return lines.findLastIndex((each) => wellWritten.test(each.text)) > index
        ? amongImports(below, lines)
        : {
            ...slip('An empty line is missing below the imports.', {help: 'Press Enter at the start of this line.'}),
            at: below.start,
          }
    return undefined
  }
  const name = meant(text, components, file)
  if (name) return slip('This import line is damaged.', {write: importLine(name, file)})
  if (/^import\b/.test(text)) {
    // `import` alone, or with one word, above or below the others, was cut.
    const isAmong = [lines[index - 1], lines[index + 1]].some((each) => wellWritten.test(each?.text ?? ''))
    if (/['"‘’“”{}]|from/.test(text) || (isAmong && /^import\W*\w*\W*$/.test(text)))
      return slip('This import line is damaged.', {help: 'Delete it, then run: npm run fix'})
    return slip('A line of words can’t start with “import”, which is a command here.', {
      help: 'Start the line with another word.',
    })
  }
  if (/^export\b/.test(text)) {
    if (/^export\s+(const|let|default|function|\{)/.test(text))
      return slip('A page can’t hold code.', {help: 'Delete this line.'})
    return slip('A line of words can’t start with “export”, which is a command here.', {
      help: 'Start the line with another word.',
    })
  }
  return undefined
}

/** Words or a tag between the lines that begin a page: right beside one of those, they make words of it. */
function amongImports({start}: Line, lines: Line[]): Slip {
  const imports = lines.filter((line) => wellWritten.test(line.text))
  const last = lines.findLastIndex((line) => imports.includes(line))
  return {
    at: start,
    message: 'This line stands among the imports.',
    help: `Move it, and all that is no import, below line ${last + 1}, with an empty line between.`,
    blank: imports.map((line): [number, number] => [line.start, line.end]),
  }
}

/** The component that a damaged import line was for. */
function meant(text: string, components: Map<string, Component>, file: string): string | undefined {
  const looks =
    /^\W?\w?\W?(i?m?p?o?r?t?)\b.*\{|components\s*\W?\s*\w|\bfrom\b.*['"]/.test(text) &&
    !/^\s*</.test(text) &&
    /[{}'"/]/.test(text)
  if (!looks) return undefined
  const words = text.match(/[A-Z]\w+/g) ?? []
  const name =
    words.find((word) => components.has(word)) ?? words.map((word) => nearest(word, components.keys())).find(Boolean)
  return name && distance(text.trim(), importLine(name, file)) <= 12 ? name : undefined
}
