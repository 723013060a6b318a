import type {Messages} from './message.ts'

interface Data {
  /** The name of the field, or an empty string if the message is not about a field. */
  name: string
  /** The number of spaces at the start of the corrected line; -1 if the finding has no fix. */
  spaces: number
  /** The number of lines that the finding covers. */
  lines: number
}

const spaced = ({spaces}: Data) => {
  if (spaces === 0) return 'no space'
  return spaces === 1 ? 'one space' : `${spaces} spaces`
}

/** Messages about YAML (records and frontmatter) that can’t be parsed, or has another meaning than it seems to have. */
export const yaml = {
  'yaml.conflict': (_: Data) => ({
    problem: 'Two people changed the same lines, and git left this mark here.',
    instruction: 'Keep one of the two versions, and delete the other and the marks.',
  }),
  // Errors of the YAML parser for which no fix was found.
  'yaml.unreadable': (_: Data) => ({
    problem: 'The site can’t read this line.',
    instruction: 'Compare it with another line of the same kind.',
  }),
  'yaml.no-column': (_: Data) => ({
    problem: 'This line has more or fewer spaces at its start than the lines that it belongs with.',
    instruction: 'Give it as many spaces as those lines have.',
  }),
  'yaml.open': (_: Data) => ({
    problem: 'A quote mark or bracket opens here and is never closed.',
    instruction: 'Close it where the words or the list end.',
  }),
  'yaml.twice': (_: Data) => ({problem: 'This field is here twice.', instruction: 'Delete one of the two.'}),
  'yaml.no-start': (_: Data) => ({
    problem: 'Another record starts near here, but its first line is missing.',
    instruction: 'Write its first line above it, like: - id: guest-speaker',
  }),
  'yaml.no-field': (_: Data) => ({
    problem: 'This line has no field name.',
    instruction: 'Each line is a name, a colon, a space and words, like title: Guest speaker',
  }),
  // Valid YAML that has another meaning than it seems to have.
  'yaml.swallowed': ({name}: Data) => ({
    problem: `${name}: is read as part of the words above it, not as a field.`,
    instruction: 'Give it as many spaces at its start as the other fields of its record have.',
  }),
  'yaml.swallowed-point': (_: Data) => ({
    problem: 'This line is read as part of the words above it, not as a list item.',
    instruction: 'For a list item, start it with a hyphen right below the other hyphens; for words, write sentences.',
  }),
  'yaml.ownerless': (_: Data) => ({
    problem: 'These words belong to no field: its line may be missing, or they may belong on the line above.',
    instruction: 'Write the name of their field above them, like: description: >-',
  }),
  'yaml.hash': (_: Data) => ({
    problem: 'Visitors don’t see anything after a #, unless there are quote marks round the words.',
    instruction: 'Write " before the first word and after the last.',
  }),
  // Typos that a pattern of `lineTypos.ts` finds and corrects.
  'yaml.space': (_: Data) => ({
    problem: 'There is a special space from a word processor here instead of an ordinary one.',
  }),
  'yaml.tab': (data: Data) => ({
    problem: `There is a tab at the start of this line, which should start with ${spaced(data)}.`,
  }),
  'yaml.stray': (_: Data) => ({problem: 'This line is neither a record nor a field.'}),
  'yaml.hyphen': (data: Data) => ({
    problem: `A list item starts with one hyphen and one space, and here with ${spaced(data)} before them.`,
  }),
  'yaml.no-hyphen': (data: Data) => ({problem: `This line must start with a hyphen, with ${spaced(data)} before it.`}),
  'yaml.quotes': (_: Data) => ({
    problem: 'These words need one pair of straight quote marks round them.',
    instruction: 'Write " before the first word and after the last.',
  }),
  'yaml.colon': (_: Data) => ({problem: 'The name of a field must be followed by a colon and a space.'}),
  'yaml.sign': (_: Data) => ({
    problem: 'If the words are on lines of their own, write >- after the name of their field.',
  }),
  'yaml.brackets': (_: Data) => ({
    problem: 'A list on one line must be between [ and ], and fields on one line between { and }.',
  }),
  'yaml.list': (_: Data) => ({
    problem: 'A list on one line must be between [ and ], with a comma after each item.',
  }),
  'yaml.in-brackets': (_: Data) => ({
    problem: 'Fields on one line must have a colon and a space after each name, and a comma after each value.',
  }),
  'yaml.two': (_: Data) => ({problem: 'This should be two lines.'}),
  'yaml.column': (data: Data) => ({problem: `This line should start with ${spaced(data)}.`}),
  'yaml.columns': (data: Data) => {
    const below = data.lines === 2 ? 'the line' : `the ${data.lines - 1} lines`
    return {problem: `This line should start with ${spaced(data)}, and ${below} below it should move with it.`}
  },
  'yaml.moved': (_: Data) => ({problem: 'This field separates another field from the lines that belong to it.'}),
  'yaml.note': (_: Data) => ({problem: 'A note must start with a #.'}),
  'yaml.note-space': (_: Data) => ({problem: 'A note after a value must have a space before and after its #.'}),
  'yaml.field-as-note': (_: Data) => ({problem: 'The # turns this line into a note, so its record lacks the field.'}),
  'yaml.no-name': (_: Data) => ({problem: 'The name of the field is missing before these words.'}),
  'yaml.no-line': (_: Data) => ({problem: 'The first line of this part of the record is missing.'}),
} satisfies Messages
