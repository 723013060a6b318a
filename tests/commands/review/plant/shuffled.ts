/** The same items in an order that the random numbers give. */
export function shuffled<T>(items: T[], random: () => number): T[] {
  return items
    .map((item) => ({item, at: random()}))
    .sort((one, other) => one.at - other.at)
    .map(({item}) => item)
}
