/** Returns the new name of a renamed item: the nth added name replaces the nth removed one, if both counts match. */
export function renamedFrom(name: string, before: readonly string[], now: readonly string[]): string | undefined {
  const removed = before.filter((each) => !now.includes(each))
  const added = now.filter((each) => !before.includes(each))
  return removed.length === added.length ? added[removed.indexOf(name)] : undefined
}
