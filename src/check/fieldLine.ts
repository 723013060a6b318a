import {explainMarks, type LineFinding} from './explainMarks.ts'
import {nearest} from './nearest.ts'
import {curled} from './quoted.ts'

/** Where the next field begins in the words of one: `Terms short: Terms`. “In short: ask us” are words. */
function nextField(key: string, value: string, known: string[]): {name: string; at: number} | undefined {
  // Behind its closing quote mark no more words of it can stand, and right behind a letter no word begins.
  const end = /^(["'])(?:(?!\1).)*\1 */
  return known.flatMap((name) => {
    const before = /^["']/.test(value) ? end.exec(value)?.[0].length : undefined
    const starts = `(?=${name}: (?:[\\p{Lu}\\d"']|[\\w-]+$))`
    const found = new RegExp(
      before === undefined
        ? `(?:(?<!\\b(?:a|the|this|in|on|of|for|to|about)) |(?<=[\\p{L}\\d.!?]))${starts}`
        : `(?<=^.{${before}})${starts}`,
      'u',
    ).exec(value)
    if (!found || (found.index === 0 && before === undefined) || name === key) return []
    return [{name, at: found.index + found[0].length}]
  })[0]
}

/** What is wrong with one line of the kind `title: Services`, if anything; `known` are the names that it may start with. */
export function explainFieldLine(line: string, known: string[] = []): LineFinding | undefined {
  if (line.trim() === '' || line.startsWith('#')) return undefined
  const say = (column: number, message: string, write: string) => ({column, message, write})
  const [, indent = '', key = '', gap = '', value = ''] = /^(\s*)(["']?[\w-]*["']?)\s*:(\s*)(.*)$/.exec(line) ?? []
  if (!key || / /.test(key)) return withoutColon(line, known)
  const joined = nextField(key, value, known)
  if (joined) {
    const [first, second] = [value.slice(0, joined.at).trim(), value.slice(joined.at)]
    const column = line.length - second.length
    return {
      ...say(column, `${joined.name}: begins a line of its own.`, `${key}: ${first}`),
      help: `And below it: ${second}`,
    }
  }
  const wrong = explainMarks(value.trim())
  const right = `${nearest(key, known) ?? key.replace(/^["']|["']$/g, '')}: ${wrong?.write ?? value.trim()}`
  if (indent) return say(0, `There is ${indent.includes('\t') ? 'a tab' : 'a space'} before ${key}.`, right)
  if (/^["']|["']$/.test(key)) return say(0, 'There is a quote mark that does not belong here.', right)
  if (!gap && value) return say(key.length + 1, `A space is missing after ${key}:`, right)
  if (gap.includes('\t')) return say(key.length + 1, `There is a tab after ${key}:`, right)
  return wrong && {...wrong, column: line.length - value.length + wrong.column, ...(wrong.write && {write: right})}
}

/** What is wrong with the words of one line of a list, if anything. */
export function explainListLine(words: string): LineFinding | undefined {
  // Words with a colon are a record in the list: whether one belongs there, its schema knows.
  const wrong = /^["'\w][^"']*:(\s|$)/.test(words) ? undefined : explainMarks(words.trim())
  return wrong && {...wrong, ...(wrong.write && {write: `- ${wrong.write}`})}
}

/** `title: #1 in London`: what follows a lone `#` is read by nobody. */
export function explainLostWords(line: string): LineFinding | undefined {
  const [, name = '', key, value = ''] = /^(\s*(?:- +)?(?:(\w+):\s+)?)([^\s"'].*)$/.exec(line) ?? []
  const lost = /(?:^|\s)#/.exec(value)
  if (!lost || !name.trim()) return undefined
  return {
    column: name.length + lost.index + lost[0].length - 1,
    message: 'Nobody sees what follows a #, unless quote marks stand round the words.',
    // An address has no space in it, and what was told off by one is its place.
    write: `${key ? `${key}:` : '-'} ${/^\/\S* +#\S+$/.test(value) ? value.replace(/ +#/, '#') : curled(value)}`,
  }
}

function withoutColon(line: string, known: string[]): LineFinding {
  const [, indent = '', first = '', rest = ''] = /^(\s*)(\S*)\s*(.*)$/.exec(line) ?? []
  const key = nearest(first.replace(/\W/g, ''), known)
  if (key)
    return {
      column: indent.length + first.length,
      message: `A colon is missing after ${key}.`,
      write: `${key}: ${rest.replace(/^[:=]\s*/, '')}`,
    }
  return {
    column: 0,
    message: 'This line does not say what it is: each line here is a name, a colon and words.',
    help: 'Join it to the line above, or delete it.',
  }
}
