import type {Messages} from './message.ts'

interface Data {
  /** The field in question, where there is one. */
  name: string
  /** How many spaces the line should start with, where there is a fix. */
  spaces: number
  /** How many lines it is about. */
  lines: number
}

const spaced = ({spaces}: Data) =>
  spaces === 0
    ? 'without a space in front'
    : spaces === 1
      ? 'with one space in front'
      : `with ${spaces} spaces in front`

export const yaml = {
  'yaml.conflict': (_: Data) => ({
    say: 'This mark is left when two people changed the same lines.',
    todo: 'Keep one of the two versions, and delete the other and the marks.',
  }),
  // What the reader says, where no single edit makes the part sound.
  'yaml.unreadable': (_: Data) => ({
    say: 'This line can’t be read.',
    todo: 'Compare it with another line of the same kind.',
  }),
  'yaml.no-column': (_: Data) => ({
    say: 'This line does not start in the same column as the lines it belongs with.',
    todo: 'Give it as many spaces in front as those lines have.',
  }),
  'yaml.open': (_: Data) => ({
    say: 'A quote mark or bracket is opened here and never closed.',
    todo: 'Close it where the words or the list end.',
  }),
  'yaml.twice': (_: Data) => ({say: 'This field is written twice.', todo: 'Delete one of the two.'}),
  'yaml.no-start': (_: Data) => ({
    say: 'Another record starts near here, and its first line is missing.',
    todo: 'Write its first line above it, like: - id: guest-speaker',
  }),
  'yaml.no-field': (_: Data) => ({
    say: 'This line does not say what it is.',
    todo: 'Each line is a name, a colon and words, like title: Guest speaker',
  }),
  // What can be read, and is not what it looks like.
  'yaml.swallowed': ({name}: Data) => ({
    say: `${name}: is read as words of the lines above it, not as a field.`,
    todo: 'Let it start in the same column as the other fields of its record.',
  }),
  'yaml.swallowed-point': (_: Data) => ({
    say: 'This line is read as words of the one above it, not as a point of a list.',
    todo: 'Let it start with a hyphen in the same column as the other points; where words belong, write sentences.',
  }),
  'yaml.ownerless': (_: Data) => ({
    say: 'The line that these words belonged to is gone, or they should stand on the line above.',
    todo: 'Put the name of their field back above them, like: description: >-',
  }),
  'yaml.hash': (_: Data) => ({
    say: 'Nobody sees what follows a #, unless quote marks stand round the words.',
    todo: 'Write " before the first word and after the last.',
  }),
  // The slips of the table of edits.
  'yaml.space': (_: Data) => ({say: 'There is a special space from a word processor where a plain one belongs.'}),
  'yaml.tab': (data: Data) => ({say: `There is a tab at the start of this line, which should start ${spaced(data)}.`}),
  'yaml.stray': (_: Data) => ({say: 'This line is neither a record nor a field.'}),
  'yaml.hyphen': (data: Data) => ({say: `A line of a list starts with one hyphen and one space, ${spaced(data)}.`}),
  'yaml.no-hyphen': (data: Data) => ({say: `The hyphen is missing that starts this line, ${spaced(data)}.`}),
  'yaml.extra-hyphen': (_: Data) => ({say: 'The hyphen in front of this line starts another record.'}),
  'yaml.quotes': (_: Data) => ({
    say: 'These words need one pair of quote marks round them.',
    todo: 'Write " before the first word and after the last.',
  }),
  'yaml.colon': (_: Data) => ({say: 'A colon and a space belong behind the name of a field.'}),
  'yaml.sign': (_: Data) => ({say: 'Words on lines of their own need the sign >- behind the name of their field.'}),
  'yaml.brackets': (_: Data) => ({
    say: 'A list on one line stands between [ and ], and fields on one line between { and }.',
  }),
  'yaml.list': (_: Data) => ({
    say: 'A list on one line stands between [ and ], with a comma behind each of its points.',
  }),
  'yaml.in-brackets': (_: Data) => ({
    say: 'Fields on one line have a colon and a space behind each name, and a comma behind each value.',
  }),
  'yaml.two': (_: Data) => ({say: 'Two lines stand on this one.'}),
  'yaml.column': (data: Data) => ({say: `This line should start ${spaced(data)}.`}),
  'yaml.columns': ({spaces, lines, ...data}: Data) => ({
    say: `This line should start ${spaced({spaces, lines, ...data})}, and ${lines === 2 ? 'the one below' : `the ${lines - 1} below`} as much further left or right.`,
  }),
  'yaml.moved': (_: Data) => ({say: 'This field stands between another and what belongs to that.'}),
  'yaml.note': (_: Data) => ({say: 'The # is missing that makes a note of this line.'}),
  'yaml.field-as-note': (_: Data) => ({say: 'The # makes a note of this line, and its record lacks the field.'}),
  'yaml.no-name': (_: Data) => ({say: 'The name of a field is missing in front of these words.'}),
  'yaml.no-line': (_: Data) => ({say: 'The line that opens this part of the record is missing.'}),
} satisfies Messages
