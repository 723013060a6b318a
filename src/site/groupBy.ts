/** Groups items by one or several keys each; groups keep the order of the list. */
export function groupBy<Key, Thing>(things: Iterable<Thing>, keysOf: (thing: Thing) => Key[]): Map<Key, Thing[]> {
  const groups = new Map<Key, Thing[]>()
  for (const thing of things)
    for (const key of new Set(keysOf(thing))) {
      const group = groups.get(key)
      if (group) group.push(thing)
      else groups.set(key, [thing])
    }
  return groups
}
