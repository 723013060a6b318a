/**
 * Returns a UK phone number in international form, for `tel:` links (RFC 3966): `+442079460012` for `020 7946
 * 0012`.
 */
export function internationalNumber(phone: string): string {
  return `+44${phone.replaceAll(' ', '').slice(1)}`
}
