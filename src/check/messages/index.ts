import {files} from './files.ts'
import {language} from './language.ts'
import {refs} from './refs.ts'
import {schema} from './schema.ts'
import {shape} from './shape.ts'
import {signs} from './signs.ts'
import {site} from './site.ts'
import {syntax} from './syntax.ts'
import {words} from './words.ts'
import {yaml} from './yaml.ts'

/** All that the check says. A message never reads another, and no code reads a message. */
export const messages = {
  ...files,
  ...syntax,
  ...yaml,
  ...schema,
  ...refs,
  ...shape,
  ...signs,
  ...words,
  ...site,
  ...language,
}

export type {Message} from './message.ts'

export type MessageId = keyof typeof messages

/** The data that the findings of a message carry. */
export type DataOf<Id extends MessageId> = Parameters<(typeof messages)[Id]>[0]
