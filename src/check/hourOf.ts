/** A time as people write it, for a pattern of others: `10:00 AM`, `9am`, `9.30 p.m.` */
export const timeWritten = String.raw`\d{1,2}(?:[:.]\d\d)? ?[AaPp]\.?[Mm]`

/** Such a time in hours after midnight. */
export function hourOf(time: string): number {
  const [, hour = 0, minute = 0, half = ''] = /^(\d+)(?:[:.](\d\d))? ?([ap])\.?m/i.exec(time) ?? []
  return (Number(hour) % 12) + (half.toUpperCase() === 'P' ? 12 : 0) + Number(minute) / 60
}
