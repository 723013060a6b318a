/** Groups items by one or several keys each; groups keep the order of the list. */
export function groupBy<Key, Item>(things: Iterable<Item>, keysOf: (thing: Item) => Key[]): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const thing of things)
    for (const key of new Set(keysOf(thing))) {
      const group = groups.get(key)
      if (group) group.push(thing)
      else groups.set(key, [thing])
    }
  return groups
}
