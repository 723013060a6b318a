import type {z} from 'zod'

/**
 * Returns the label of a field: the one that its schema has, or else the names in its path, with indexes
 * counted from 1: `highlights.0` becomes “Highlights 1”.
 */
export function fieldLabel(path: readonly PropertyKey[], schema?: z.ZodType): string {
  const own = schema?.meta()?.label
  if (own !== undefined) return String(own)
  const words = path
    .map((part) => (Number.isInteger(Number(part)) ? String(Number(part) + 1) : String(part)))
    .join(' ')
  return capitalise(words.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase())
}

/** Labels of attributes whose names would not be understood. */
const attributeLabels: Record<string, string> = {to: 'Goes to', about: 'Added for screen readers'}

/** Returns what the editor calls an attribute of a component. */
export function attributeLabel(name: string): string {
  return attributeLabels[name] ?? fieldLabel([name])
}

/** Returns what the editor calls a choice: `growth-line` becomes “Growth line” if its schema has no name for it. */
export function choiceName(choice: string, schema?: z.ZodType): string {
  const names = schema?.meta()?.names as Record<string, string> | undefined
  return names?.[choice] ?? capitalise(choice.replaceAll('-', ' '))
}

/** Returns what the editor calls each choice. */
export function choiceNames(choices: string[], schema?: z.ZodType): Record<string, string> {
  return Object.fromEntries(choices.map((choice) => [choice, choiceName(choice, schema)]))
}

export function capitalise(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
