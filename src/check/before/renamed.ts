/** The new name of what had another: those that went and those that came are as many, and stand in the same order. */
export function renamedFrom(name: string, before: readonly string[], now: readonly string[]): string | undefined {
  const gone = before.filter((each) => !now.includes(each))
  const added = now.filter((each) => !before.includes(each))
  return gone.length === added.length ? added[gone.indexOf(name)] : undefined
}
