/** What was promised, or an error when it takes longer than a visitor would wait, in which a document could have been there. */
export function inTime<T>(promise: Promise<T>): Promise<T> {
  return Promise.race([promise, new Promise<never>((_, reject) => setTimeout(reject, 3000))])
}
