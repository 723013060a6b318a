import {curly} from './curly.ts'
import type {Advice} from './finding.ts'
import {begunBefore, goneOn} from './markedPart.ts'
import {nearest} from './nearest.ts'

/** The words between quote marks, so that they are read just as they stand, with the quote marks that are their own. */
export function quoted(words: string): string {
  const plain = words.trim()
  return /["\\]/.test(plain) ? `'${plain.replaceAll("'", "''")}'` : `"${plain}"`
}

/** What is wrong with a line, from its first sign on. */
export interface LineFinding extends Advice {
  column: number
  message: string
}

/** Where the next field begins in the words of one: `Terms short: Terms`. “In short: ask us” are words. */
function nextField(key: string, value: string, known: string[]): {name: string; at: number} | undefined {
  if (/^["']/.test(value)) return undefined
  return known.flatMap((name) => {
    const found = new RegExp(
      `(?<!\\b(?:a|the|this|in|on|of|for|to|about)) (?=${name}: (?:[\\p{Lu}\\d"']|[\\w-]+$))`,
      'u',
    ).exec(value)
    return found && found.index > 0 && name !== key ? [{name, at: found.index + 1}] : []
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
  const wrong = explainValue(value.trim())
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
  const wrong = /^["'\w][^"']*:(\s|$)/.test(words) ? undefined : explainValue(words.trim())
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
    write: `${key ? `${key}:` : '-'} ${/^\/\S* +#\S+$/.test(value) ? value.replace(/ +#/, '#') : quoted(value)}`,
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

/** What is wrong with what stands after the colon, and the same as it should be written. */
function explainValue(value: string): LineFinding | undefined {
  const quote = /^["']/.exec(value)?.[0]
  if (quote) {
    const close = quote === '"' ? /^"(?:[^"\\]|\\.)*"/.exec(value) : /^'(?:[^']|'')*'/.exec(value)
    if (!close)
      return {
        column: 0,
        message: `The closing quote mark ${quote} is missing.`,
        write: quoted(value.slice(1).replace(/["']$/, '')),
      }
    const rest = value.slice(close[0].length)
    if (/^["']+\s*$/.test(rest))
      return {
        column: close[0].length,
        message: `There is a quote mark ${rest.charAt(0)} too many at the end.`,
        write: quoted(close[0].slice(1, -1)),
      }
    // `'We're here`: the second is an apostrophe, and the first was never closed.
    if (quote === "'" && /^\p{L}/u.test(rest) && !value.slice(1).trimEnd().endsWith(quote))
      return {column: 0, message: `The closing quote mark ${quote} is missing.`, write: quoted(value.slice(1))}
    if (/^\s*(#.*)?$/.test(rest)) {
      const bad = quote === '"' ? /\\[^"\\/nt]/.exec(close[0]) : null
      return bad ? {column: bad.index, message: 'There is a backslash \\ in this line.', help: 'Delete it.'} : undefined
    }
    const meant = standsRound(quote, value, close[0].length)
      ? value.slice(1, -1)
      : (goneOn(close[0], rest, (words) => explainValue(words) !== undefined) ?? curly(value))
    return {
      column: close[0].length - 1,
      message: `The words go on after the closing quote mark ${quote}.`,
      write: quoted(meant),
    }
  }
  const write = quoted(value)
  if (/^[@`%[\]{}*&!|>,]/.test(value) || /^[-?](\s|$)/.test(value)) {
    return {column: 0, message: `Words that start with ${value[0]} need quote marks round them.`, write}
  }
  const colon = /:(\s|$)/.exec(value)
  if (colon)
    return {
      column: colon.index,
      message: 'Words with a colon in them need quote marks round them.',
      // Curly ones round all of it were meant to be those, and so was one at the end that has no partner.
      write: quoted(begunBefore(value) ?? value.replace(/^“([^“”]*)”$|^([^"]*)"$/, '$1$2')),
    }
  const opened = /["']$/.exec(value)
  if (opened && !/^[“‘]/.test(value) && !value.slice(0, -1).includes(opened[0])) {
    return {
      column: 0,
      message: `The quote mark ${opened[0]} at the start of the words is missing.`,
      write: quoted(value.slice(0, -1)),
    }
  }
  return undefined
}

/** Whether the first and last sign of a value are a pair: not so in `"Money" for "all"`, where the second closes the first. */
function standsRound(quote: string, value: string, second: number): boolean {
  const closes = /\S/.test(value[second - 2] ?? ' ') && !/[\p{L}\p{N}]/u.test(value[second] ?? ' ')
  return value.length > 1 && value.endsWith(quote) && !closes
}
