/** Groups items by key; an item with several keys is in several groups. Groups keep the order of the items. */
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
