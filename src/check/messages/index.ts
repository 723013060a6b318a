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

/** All messages of the check by id. No message uses another, and no code depends on the text of a message. */
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

/** The data that a finding with this id carries. */
export type MessageData<Id extends MessageId> = Parameters<(typeof messages)[Id]>[0]
