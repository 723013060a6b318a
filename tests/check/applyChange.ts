/**
 * The text after a change that is written as a diff without numbers: lines with ` ` stay, `-` go, `+` come.
 * Parts that stand apart are parted by a line `@@`.
 */
export function applyChange(text: string, change: string): string {
  let rest = text.split('\n')
  const done: string[] = []
  for (const part of change.replace(/\n$/, '').split('\n@@\n')) {
    const lines = part.split('\n')
    const old = lines.filter((line) => !line.startsWith('+')).map((line) => line.slice(1))
    const at = rest.findIndex((_, index) => old.every((line, offset) => rest[index + offset] === line))
    if (at < 0) throw new Error(`These lines are not in the file that the case changes:\n${old.join('\n')}`)
    done.push(...rest.slice(0, at), ...lines.filter((line) => !line.startsWith('-')).map((line) => line.slice(1)))
    rest = rest.slice(at + old.length)
  }
  return [...done, ...rest].join('\n')
}
