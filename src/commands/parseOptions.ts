/** Reads a command's options; if that throws, prints the error and the usage, and returns `undefined`. */
export function parseOptions<Options>(read: () => Options, usage: string): Options | undefined {
  try {
    return read()
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`)
    return undefined
  }
}
