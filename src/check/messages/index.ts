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

/** All messages of the check by id. No code depends on the text of a message, so the text can be changed freely. */
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

/** The `data` of a finding with this id, which the message’s function takes as its parameter. */
export type MessageData<Id extends MessageId> = Parameters<(typeof messages)[Id]>[0]
