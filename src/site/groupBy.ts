/** The things of a list by what each is found under, one or several keys; in the list's order. */
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
