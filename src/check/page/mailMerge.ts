/** The names that mailing programs have for what they know of each reader: `first_name`, `FirstName`, `name`. */
const field =
  /^(?:(?:first|last|full|your|user|given|family)?[ _-]?name|(?:email|mail|postal|home)[ _-]?address|salutation|greeting|company|recipient|[a-z]+(?:_[a-z]+)+)$/i

/** Whether words between two signs are such a name. */
export function isMergeField(words: string): boolean {
  return field.test(words.trim())
}

/** What is wrong with one on a page. */
export function mergeField(typed: string): {message: string; help: string} {
  return {
    message: `A mailing program puts a name or a figure in the place of ${typed}, and a page does not.`,
    help: 'Write the words themselves, or delete it, with a greeting that it belongs to.',
  }
}
