import {characters} from './characters.ts'
import {files} from './files.ts'
import {language} from './language.ts'
import {references} from './references.ts'
import {schema} from './schema.ts'
import {site} from './site.ts'
import {structure} from './structure.ts'
import {style} from './style.ts'
import {syntax} from './syntax.ts'
import {yaml} from './yaml.ts'

/**
 * All messages of the check by id. No code depends on the text of a message, so the text can be changed
 * freely.
 */
export const messages = {
  ...files,
  ...syntax,
  ...yaml,
  ...schema,
  ...references,
  ...structure,
  ...characters,
  ...style,
  ...site,
  ...language,
}

export type {Message} from './message.ts'

export type MessageId = keyof typeof messages

/** The `data` of a finding with this id, which the message’s function takes as its parameter. */
export type MessageData<Id extends MessageId> = Parameters<(typeof messages)[Id]>[0]

/** The ids of all messages that can be made from this `data`. */
export type MessageIdFor<Data> = {[Id in MessageId]: Data extends MessageData<Id> ? Id : never}[MessageId]
