/** What is made of each of some things, in their order, while `atOnce` of them are in the making. Throws what the first that fails throws. */
export async function* inOrder<From, To>(
  all: From[],
  atOnce: number,
  make: (each: From) => Promise<To>,
): AsyncGenerator<To> {
  const begun: Promise<To>[] = []
  for (const each of all) {
    const made = make(each)
    // One may fail before it is its turn, and is told then.
    made.catch(() => {})
    begun.push(made)
    if (begun.length >= atOnce) yield begun.shift() as Promise<To>
  }
  yield* begun
}
