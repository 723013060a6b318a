import site from '../../content/site.yaml'

/** `.well-known/security.txt`: whom to tell of a weakness of the site (RFC 9116). */
export function securityText(): string {
  return [
    `Contact: mailto:${site.email}`,
    `Expires: ${site.securityContactUntil}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${new URL('/.well-known/security.txt', site.url).href}`,
    '',
  ].join('\n')
}
