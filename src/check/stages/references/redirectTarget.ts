interface Redirect {
  /** Matches the host. */
  host: RegExp
  /** Returns the address that a link through this host leads to, as far as it can be decoded. */
  target: (address: URL) => string | null | undefined
}

const param =
  (...names: string[]) =>
  ({searchParams}: URL) =>
    names.map((name) => searchParams.get(name)).find(Boolean)

/**
 * Mail programs, search engines and social networks that put an address of their own in front of each link.
 */
const redirects: Redirect[] = [
  {host: /(?:^|\.)safelinks\.protection\.outlook\.com$/, target: param('url')},
  {host: /^statics\.teams\.cdn\.office\.net$/, target: param('url')},
  {
    host: /^www\.google\.(?:com|co\.uk)$/,
    target: (address) => (address.pathname === '/url' && param('q', 'url')(address)) || undefined,
  },
  {
    host: /^urldefense\.com$/,
    target: ({href}) => /\/v3\/__(.+?)__;/.exec(href)?.[1]?.replace(/^(https?:\/)(?!\/)/, '$1/'),
  },
  {
    host: /^urldefense\.proofpoint\.com$/,
    target: ({searchParams}) =>
      decodePercent((searchParams.get('u') ?? '').replace(/-/g, '%').replace(/_/g, '/')),
  },
  {
    host: /^secure-web\.cisco\.com$/,
    target: ({pathname}) => decodePercent(/\/(https?%3A.+)$/i.exec(pathname)?.[1] ?? ''),
  },
  {host: /^linkprotect\.cudasvc\.com$/, target: param('a')},
  {host: /^lm?\.facebook\.com$/, target: param('u')},
  {host: /^l\.instagram\.com$/, target: param('u')},
  {host: /^slack-redir\.net$/, target: param('url')},
]

function decodePercent(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** Returns the address behind a known redirect; `undefined` if the host is none, or hides the address. */
export function redirectTarget(address: URL): string | undefined {
  const found = redirects.find(({host}) => host.test(address.hostname))?.target(address)
  return found && /^https?:\/\/\S+$/.test(found) && URL.canParse(found) ? found : undefined
}
