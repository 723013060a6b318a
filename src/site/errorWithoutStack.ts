import {inspect} from 'node:util'

/** An error that a person can correct. Its message is enough, so terminals print it without a stack trace. */
export class ErrorWithoutStack extends Error {
  override stack = this.message;

  [inspect.custom]() {
    return this.message
  }
}
