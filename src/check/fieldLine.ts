import type {Advice} from './finding.ts'
import {nearest} from './nearest.ts'
import {frontmatterKeys} from './page/frontmatterKeys.ts'

/** The words as a value that holds whatever they hold. */
export function quoted(words: string): string {
  const plain = words.trim().replace(/^["'“”‘]|["'“”]$/g, '')
  return plain.includes('"') ? `'${plain.replaceAll("'", "''")}'` : `"${plain}"`
}

/** What is wrong with a line, from its first sign on. */
export interface LineFinding extends Advice {
  column: number
  message: string
}

/** What is wrong with one line of the kind `title: Services`, if anything. */
export function explainFieldLine(line: string): LineFinding | undefined {
  if (line.trim() === '' || line.startsWith('#')) return undefined
  const say = (column: number, message: string, write: string) => ({column, message, write})
  const [, indent = '', key = '', gap = '', value = ''] = /^(\s*)(["']?[\w-]*["']?)\s*:(\s*)(.*)$/.exec(line) ?? []
  if (!key || / /.test(key)) return withoutColon(line)
  const right = `${nearest(key, frontmatterKeys) ?? key}: ${/[:#]|^["'“]/.test(value) ? quoted(value) : value.trim()}`
  if (indent) return say(0, `There is ${indent.includes('\t') ? 'a tab' : 'a space'} before ${key}.`, right)
  if (/^["']|["']$/.test(key)) return say(0, 'There is a quote mark that does not belong here.', right)
  if (!gap && value) return say(key.length + 1, `A space is missing after ${key}:`, right)
  if (gap.includes('\t')) return say(key.length + 1, `There is a tab after ${key}:`, right)
  const column = line.length - value.length
  return explainValue(key, value.trim(), column)
}

/** `title: #1 in London`: what follows a lone `#` is read by nobody. */
export function explainLostWords(line: string): LineFinding | undefined {
  const [, name = '', key = '', value = ''] = /^((?:\s*- )?\s*(\w+):\s+)([^\s"'].*)$/.exec(line) ?? []
  const lost = /(?:^|\s)#/.exec(value)
  if (!lost) return undefined
  return {
    column: name.length + lost.index + lost[0].length - 1,
    message: 'Nobody sees what follows a #, unless quote marks stand round the words.',
    write: `${key}: ${quoted(value)}`,
  }
}

function withoutColon(line: string): LineFinding {
  const [, indent = '', first = '', rest = ''] = /^(\s*)(\S*)\s*(.*)$/.exec(line) ?? []
  const key = nearest(first.replace(/\W/g, ''), frontmatterKeys)
  if (key)
    return {
      column: indent.length + first.length,
      message: `A colon is missing after ${key}.`,
      write: `${key}: ${rest.replace(/^:\s*/, '')}`,
    }
  return {
    column: 0,
    message: 'This line does not say what it is: each line here is a name, a colon and words.',
    help: 'Join it to the line above, or delete it.',
  }
}

function explainValue(key: string, value: string, column: number): LineFinding | undefined {
  const write = `${key}: ${quoted(value)}`
  const quote = /^["']/.exec(value)?.[0]
  if (quote) {
    const close = quote === '"' ? /^"(?:[^"\\]|\\.)*"/.exec(value) : /^'(?:[^']|'')*'/.exec(value)
    if (!close) return {column, message: `The closing quote mark ${quote} is missing.`, write}
    const rest = value.slice(close[0].length)
    if (/^\s*(#.*)?$/.test(rest)) {
      const bad = quote === '"' ? /\\[^"\\/nt]/.exec(close[0]) : null
      return bad
        ? {column: column + bad.index, message: 'There is a backslash \\ in this line.', help: 'Delete it.'}
        : undefined
    }
    return {
      column: column + close[0].length - 1,
      message: `The words go on after the closing quote mark ${quote}.`,
      write,
    }
  }
  if (/^[@`%[\]{}*&!|>,]/.test(value) || /^[-?](\s|$)/.test(value)) {
    return {column, message: `Words that start with ${value[0]} need quote marks round them.`, write}
  }
  const colon = /:(\s|$)/.exec(value)
  if (colon)
    return {column: column + colon.index, message: 'Words with a colon in them need quote marks round them.', write}
  const opened = /["']$/.exec(value)
  if (opened && !/^[“‘]/.test(value) && !value.slice(0, -1).includes(opened[0])) {
    return {column, message: `The quote mark ${opened[0]} at the start of the words is missing.`, write}
  }
  return undefined
}
