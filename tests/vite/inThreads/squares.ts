/** The squares of numbers, for threads to make; of a number below 0 there is none. */
export async function squares({by}: {by: number}, part: number[]): Promise<number[]> {
  if (part.some((each) => each < 0)) throw new Error('A number is below 0.')
  return part.map((each) => each * each * by)
}
