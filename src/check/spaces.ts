/** As many spaces, in words. */
export function spaces(count: number): string {
  return count === 0 ? 'no space' : count === 1 ? 'one space' : `${count} spaces`
}
