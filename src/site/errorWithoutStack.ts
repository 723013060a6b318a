// The symbol of `util.inspect.custom`, by its registered name: this file is also bundled for browsers.
const inspectCustom = Symbol.for('nodejs.util.inspect.custom')

/** The codes of errors of the file system that say that a user may not write a file. */
export const forbiddenCodes = ['EACCES', 'EPERM', 'EROFS']

/** An error that a person can correct. Its message is enough, so terminals print it without a stack trace. */
export class ErrorWithoutStack extends Error {
  override stack = this.message;

  [inspectCustom]() {
    return this.message
  }
}

/**
 * Returns one sentence about an error that says that this user may not use a file, such as `npm run build` in
 * a project that another user installed. Throws any other error again, but for those without stack trace.
 */
export function withoutStack(error: unknown): Error {
  const {code = '', path, stack, message} = error as NodeJS.ErrnoException
  // Not `instanceof`, because each start of the dev server loads this module, and so its class, again.
  if (error instanceof Error && stack === message) return error
  if (!path || !forbiddenCodes.includes(code)) throw error
  return new ErrorWithoutStack(
    `This user may not write ${path}. Run this as the user who installed the project, or give the whole folder of the project to this user.`,
  )
}
