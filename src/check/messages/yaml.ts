import type {Messages} from './message.ts'

interface Data {
  /** The name of the field, or an empty string if the message is not about a field. */
  name: string
  /** The number of spaces at the start of the corrected line; -1 if the finding has no fix. */
  spaces: number
}

const spaced = ({spaces}: Data) => {
  if (spaces === 0) return 'no space'
  return spaces === 1 ? 'one space' : `${spaces} spaces`
}

/**
 * Messages about YAML (records and frontmatter) that can’t be parsed, or has another meaning than it seems to
 * have.
 */
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
    instruction:
      'Each line is a name, a colon, a space and words, like title: Guest speaker. A note starts with #.',
  }),
  'yaml.two-fields-on-one-line': (_: Data) => ({
    problem: 'The words after a colon on this line are read as another field.',
    instruction:
      'Give another field a line of its own. If it is none, write " before the first word and after the last.',
  }),
  // Valid YAML that has another meaning than it seems to have.
  'yaml.swallowed': ({name}: Data) => ({
    problem: `${name}: is read as part of the words above it, not as a field.`,
    instruction: 'Give it as many spaces at its start as the other fields of its record have.',
  }),
  'yaml.list-item-in-text': (_: Data) => ({
    problem: 'This line is read as part of the words above it, not as a list item.',
    instruction:
      'For a list item, start it with a hyphen right below the other hyphens; for words, write sentences.',
  }),
  'yaml.ownerless': (_: Data) => ({
    problem: 'These words belong to no field: its line may be missing, or they may belong on the line above.',
    instruction: 'Write the name of their field above them, like: description: >-',
  }),
  'yaml.hash': (_: Data) => ({
    problem: 'Visitors don’t see anything after a #, unless there are quote marks round the words.',
    instruction: 'Write " before the first word and after the last.',
  }),
  'yaml.note-space': (_: Data) => ({
    problem: 'A note after a value must have a space before and after its #.',
    instruction: 'Write the spaces. If it is no note, write " before the first word and after the last.',
  }),
  // Slips that `findLineFix.ts` finds and corrects.
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
  'yaml.quotes': (_: Data) => ({
    problem: 'These words need one pair of straight quote marks round them.',
    instruction: 'Write " before the first word and after the last.',
  }),
  'yaml.colon': (_: Data) => ({problem: 'The name of a field must be followed by a colon and a space.'}),
  'yaml.brackets': (_: Data) => ({problem: 'Fields on one line must be between { and }.'}),
  'yaml.column': (data: Data) => ({problem: `This line should start with ${spaced(data)}.`}),
} satisfies Messages
