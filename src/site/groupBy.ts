/**
 * Groups items by key; an item with several keys is in several groups. Groups keep the order of the items.
 */
export function groupBy<Key, Item>(items: Iterable<Item>, keysOf: (item: Item) => Key[]): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items)
    for (const key of new Set(keysOf(item))) {
      const group = groups.get(key)
      if (group) group.push(item)
      else groups.set(key, [item])
    }
  return groups
}
