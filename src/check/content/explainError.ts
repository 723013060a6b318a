import type {YAMLParseError} from 'yaml'
import type {Finding} from '../finding.ts'

type Advised = Omit<Finding, 'at'>

/** Why a line can’t be read, in plain words for what the reader of YAML says. */
export function explainError(error: YAMLParseError, errors: YAMLParseError[], line: string): Advised {
  const id = error.code === 'DUPLICATE_KEY' ? /^\s*(id:.*)$/.exec(line)?.[1] : undefined
  if (id)
    return {message: 'This record has an id already, so a new one starts here without its hyphen.', write: `- ${id}`}
  if (errors.filter(({code}) => code === 'DUPLICATE_KEY').length > 2)
    return {
      message: 'This record has the same fields twice: a new one starts near here without its first line.',
      help: 'Write that line above it, like: - id: guest-speaker',
    }
  return sentences[error.code] ?? unreadable
}

const unreadable = {message: 'This line can’t be read.', help: 'Compare it with another line of the same kind.'}

const sentences: Partial<Record<YAMLParseError['code'], Advised>> = {
  BAD_ALIAS: {
    message: 'Words that start with *, & or ! need quote marks round them.',
    help: 'Write " before the first word and after the last.',
  },
  BAD_INDENT: {
    message: 'This line does not start in the same column as the lines it belongs with.',
    help: 'Give it as many spaces in front as the line above has.',
  },
  BLOCK_AS_IMPLICIT_KEY: {
    message: 'This line has a colon too many, or too many spaces in front.',
    help: 'Put quote marks round the words after the first colon, or line it up with the line above.',
  },
  BLOCK_IN_FLOW: {
    message: 'A bracket is opened above and not closed.',
    help: 'Write the closing bracket ] or } where the list ends.',
  },
  DUPLICATE_KEY: {message: 'This record has the same field twice.', help: 'Delete one of the two.'},
  IMPOSSIBLE: unreadable,
  MISSING_CHAR: {
    message: 'A closing quote mark or bracket, or a colon, is missing here.',
    help: 'Compare it with another line of the same kind.',
  },
  MULTILINE_IMPLICIT_KEY: {
    message: 'A colon is missing in this line, or the quote mark that closes it.',
    help: 'Each line is a name, a colon and words, like title: Guest speaker',
  },
  TAB_AS_INDENT: {
    message: 'There is a tab at the start of this line.',
    help: 'Use spaces instead, as many as the line above has.',
  },
}
