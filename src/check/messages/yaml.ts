import type {Messages} from './message.ts'

interface Data {
  /** The name of the field, or an empty string if the message is not about a field. */
  name: string
  /** How many spaces the corrected line starts with; -1 without a fix. */
  spaces: number
  /** How many lines the finding covers. */
  lines: number
}

const spaced = ({spaces}: Data) => {
  if (spaces === 0) return 'no space'
  return spaces === 1 ? 'one space' : `${spaces} spaces`
}

/** Messages on YAML (records and frontmatter) that can’t be parsed, or does not mean what it looks like. */
export const yaml = {
  'yaml.conflict': (_: Data) => ({
    say: 'Two people changed the same lines, and git left this mark here.',
    todo: 'Keep one of the two versions, and delete the other and the marks.',
  }),
  // Errors of the parser that no single edit resolves.
  'yaml.unreadable': (_: Data) => ({
    say: 'The site can’t read this line.',
    todo: 'Compare it with another line of the same kind.',
  }),
  'yaml.no-column': (_: Data) => ({
    say: 'This line has more or fewer spaces at its start than the lines that it belongs with.',
    todo: 'Give it as many spaces as those lines have.',
  }),
  'yaml.open': (_: Data) => ({
    say: 'A quote mark or bracket opens here and is never closed.',
    todo: 'Close it where the words or the list end.',
  }),
  'yaml.twice': (_: Data) => ({say: 'This field is here twice.', todo: 'Delete one of the two.'}),
  'yaml.no-start': (_: Data) => ({
    say: 'Another record starts near here, but its first line is missing.',
    todo: 'Write its first line above it, like: - id: guest-speaker',
  }),
  'yaml.no-field': (_: Data) => ({
    say: 'This line has no field name.',
    todo: 'Each line is a name, a colon, a space and words, like title: Guest speaker',
  }),
  // Valid YAML that does not mean what it looks like.
  'yaml.swallowed': ({name}: Data) => ({
    say: `${name}: is read as part of the words above it, not as a field.`,
    todo: 'Give it as many spaces at its start as the other fields of its record have.',
  }),
  'yaml.swallowed-point': (_: Data) => ({
    say: 'This line is read as part of the words above it, not as a list item.',
    todo: 'For a list item, start it with a hyphen right below the other hyphens; for words, write sentences.',
  }),
  'yaml.ownerless': (_: Data) => ({
    say: 'These words belong to no field: its line may be missing, or they may belong on the line above.',
    todo: 'Write the name of their field above them, like: description: >-',
  }),
  'yaml.hash': (_: Data) => ({
    say: 'Visitors don’t see anything after a #, unless there are quote marks round the words.',
    todo: 'Write " before the first word and after the last.',
  }),
  // Typos that an edit of `edits.ts` corrects.
  'yaml.space': (_: Data) => ({say: 'There is a special space from a word processor here instead of an ordinary one.'}),
  'yaml.tab': (data: Data) => ({
    say: `There is a tab at the start of this line, which should start with ${spaced(data)}.`,
  }),
  'yaml.stray': (_: Data) => ({say: 'This line is neither a record nor a field.'}),
  'yaml.hyphen': (data: Data) => ({
    say: `A list item starts with one hyphen and one space, and here with ${spaced(data)} before them.`,
  }),
  'yaml.no-hyphen': (data: Data) => ({say: `This line must start with a hyphen, with ${spaced(data)} before it.`}),
  'yaml.extra-hyphen': (_: Data) => ({say: 'The hyphen before this line starts another record.'}),
  'yaml.quotes': (_: Data) => ({
    say: 'These words need one pair of straight quote marks round them.',
    todo: 'Write " before the first word and after the last.',
  }),
  'yaml.colon': (_: Data) => ({say: 'The name of a field must be followed by a colon and a space.'}),
  'yaml.sign': (_: Data) => ({say: 'If the words are on lines of their own, write >- after the name of their field.'}),
  'yaml.brackets': (_: Data) => ({
    say: 'A list on one line must be between [ and ], and fields on one line between { and }.',
  }),
  'yaml.list': (_: Data) => ({
    say: 'A list on one line must be between [ and ], with a comma after each item.',
  }),
  'yaml.in-brackets': (_: Data) => ({
    say: 'Fields on one line must have a colon and a space after each name, and a comma after each value.',
  }),
  'yaml.two': (_: Data) => ({say: 'This should be two lines.'}),
  'yaml.column': (data: Data) => ({say: `This line should start with ${spaced(data)}.`}),
  'yaml.columns': (data: Data) => {
    const below = data.lines === 2 ? 'the line' : `the ${data.lines - 1} lines`
    return {say: `This line should start with ${spaced(data)}, and ${below} below it should move with it.`}
  },
  'yaml.moved': (_: Data) => ({say: 'This field separates another field from the lines that belong to it.'}),
  'yaml.note': (_: Data) => ({say: 'A note must start with a #.'}),
  'yaml.field-as-note': (_: Data) => ({say: 'The # turns this line into a note, so its record lacks the field.'}),
  'yaml.no-name': (_: Data) => ({say: 'The name of the field is missing before these words.'}),
  'yaml.no-line': (_: Data) => ({say: 'The first line of this part of the record is missing.'}),
} satisfies Messages
