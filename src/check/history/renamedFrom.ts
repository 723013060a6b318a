/**
 * Returns the new name of a renamed heading or record. Pairs removed and added names in order, if equally
 * many.
 */
export function renamedFrom(
  name: string,
  before: readonly string[],
  now: readonly string[],
): string | undefined {
  const removed = before.filter((each) => !now.includes(each))
  const added = now.filter((each) => !before.includes(each))
  return removed.length === added.length ? added[removed.indexOf(name)] : undefined
}
