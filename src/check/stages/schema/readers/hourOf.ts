/** Converts `10:00 AM`, `9am` or `9.30 p.m.` to hours since midnight, with minutes as a fraction. */
export function hourOf(time: string): number {
  const [, hour = 0, minute = 0, half = ''] = /^(\d+)(?:[:.](\d\d))? ?([ap])\.?m/i.exec(time) ?? []
  return (Number(hour) % 12) + (half.toUpperCase() === 'P' ? 12 : 0) + Number(minute) / 60
}
