import type {AnchorHTMLAttributes} from 'react'

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A page of this site (`/about`), an anchor on this page (`#events`), or a full address. */
  to: string
}

/** A link that also works when the site is deployed to a subfolder of its host. */
export function Link({to, children, ...rest}: LinkProps) {
  return (
    <a {...rest} href={withBase(to)}>
      {children}
    </a>
  )
}

/**
 * Prefixes the path of a page with the folder that the site was built for. Returns any other address as it
 * is.
 */
export function withBase(to: string): string {
  return to.startsWith('/') ? import.meta.env.BASE_URL + to.slice(1) : to
}
