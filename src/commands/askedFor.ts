/** What a command was asked for; nothing when that could not be read, and then it has said why and how to use it. */
export function askedFor<Options>(read: () => Options, usage: string): Options | undefined {
  try {
    return read()
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`)
    return undefined
  }
}
