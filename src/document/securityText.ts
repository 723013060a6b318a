import site from '../../content/site.yaml'

/** Writes `.well-known/security.txt`, the contact for reporting vulnerabilities (RFC 9116). */
export function securityText(): string {
  return [
    `Contact: mailto:${site.email}`,
    `Expires: ${site.securityContactUntil}T23:59:59Z`,
    'Preferred-Languages: en',
    `Canonical: ${new URL('/.well-known/security.txt', site.url).href}`,
    '',
  ].join('\n')
}
