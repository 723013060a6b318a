/** What a phone dials for a number of this country as people write it: `+442079460012` for `020 7946 0012` (RFC 3966). */
export function dialled(phone: string): string {
  return `+44${phone.replaceAll(' ', '').slice(1)}`
}
