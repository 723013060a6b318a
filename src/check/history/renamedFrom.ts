/** Returns the new name of a renamed item, matched by order; `undefined` unless as many names were added as removed. */
export function renamedFrom(name: string, before: readonly string[], now: readonly string[]): string | undefined {
  const gone = before.filter((each) => !now.includes(each))
  const added = now.filter((each) => !before.includes(each))
  return gone.length === added.length ? added[gone.indexOf(name)] : undefined
}
